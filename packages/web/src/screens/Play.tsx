/** Sets up a match: the opponent, the deck, the rules. `?bot=1` begins at once against an easy bot. */
import './settings.css';
import './play.css';
import { LEVELS } from '@taisen/bots';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { legalDeck } from '../decks/legal.ts';
import type { GameUi } from '../games/game-ui.ts';
import { type GameEntry, useGameUi } from '../games/index.ts';
import { useSay } from '../language.ts';
import { openTable } from '../local/device.ts';
import { GENTLE, levelNamed } from '../local/levels.ts';
import type { LocalSeat, TableSpec } from '../local/spec.ts';
import { isRefusal, openOnline, quickMatch } from '../online/api.ts';
import { sitDown } from '../online/shuffle.ts';
import { Page } from '../Page.tsx';
import { ONLINE } from '../words/online.ts';
import { PLAY } from '../words/play.ts';
import { AtOnce, someDeck } from './play/AtOnce.tsx';
import { CLOCKS, ClockChoice, type ClockName } from './play/ClockChoice.tsx';
import { DeckChoice } from './play/DeckChoice.tsx';
import { HouseRules } from './play/HouseRules.tsx';
import { OpenTables } from './play/OpenTables.tsx';

type Mode = 'bot' | 'device' | 'friend' | 'quick';

export default function Play({ entry }: { readonly entry: GameEntry }) {
  const [search] = useSearchParams();
  const ui = useGameUi(entry);
  if (search.has('bot')) return <AtOnce entry={entry} ui={ui} />;
  const mode = (['device', 'friend', 'quick'] as const).find((each) => search.has(each)) ?? 'bot';
  return <Choose key={mode} entry={entry} ui={ui} mode={mode} />;
}

const TITLES = { bot: PLAY.againstBot, device: PLAY.hotSeat, friend: ONLINE.friend, quick: ONLINE.quick };
const BEGIN = { bot: PLAY.begin, device: PLAY.begin, friend: ONLINE.openTable, quick: ONLINE.find };

interface ChooseProps {
  readonly entry: GameEntry;
  readonly ui: GameUi;
  readonly mode: Mode;
}

function Choose({ entry, ui, mode }: ChooseProps) {
  const say = useSay();
  const [, navigate] = useLocation();
  const [level, setLevel] = useState(GENTLE);
  const [mine, setMine] = useState(() => ui.game.decks[0]?.cards ?? []);
  const [theirs, setTheirs] = useState(() => someDeck(ui, mine));
  const [rulings, setRulings] = useState<TableSpec['rulings']>({});
  const [clock, setClock] = useState<ClockName>('perMove');
  const [trouble, setTrouble] = useState<unknown>(null);
  const local = mode === 'bot' || mode === 'device';

  /** Decks that the new rules do not allow are replaced. */
  const changeRulings = (next: TableSpec['rulings']) => {
    setRulings(next);
    setMine(legalDeck(ui.game, mine, next));
    setTheirs(legalDeck(ui.game, theirs, next));
  };
  const openLocal = async () => {
    const you: LocalSeat = { kind: 'person', name: '' };
    const bot: LocalSeat = { kind: 'bot', level, name: say(levelNamed(level)) };
    const seats = [you, mode === 'device' ? you : bot] as const;
    return `/table/local/${await openTable({ game: entry.id, decks: [mine, theirs], rulings, seats })}`;
  };
  const openOnServer = async () => {
    const time = CLOCKS[clock];
    const wanted = { game: entry.id, rulings, ...(time === undefined ? {} : { clock: time }) };
    const { table } = await (mode === 'friend' ? openOnline({ ...wanted, private: true }) : quickMatch(wanted));
    await sitDown(table.id, mine);
    return `/table/${table.id}`;
  };
  const begin = () => {
    (local ? openLocal() : openOnServer()).then(navigate, (error: unknown) => {
      console.warn(error);
      setTrouble(error);
    });
  };
  return (
    <Page title={say(TITLES[mode])} entry={entry} ui narrow>
      <h1 className="page-title">{say(TITLES[mode])}</h1>
      {mode === 'quick' ? <OpenTables game={entry.id} /> : null}
      {mode === 'bot' ? <LevelChoice level={level} onChoose={setLevel} /> : null}
      {entry.decks ? (
        <DeckChoice
          name={say(mode === 'device' ? PLAY.deckOf : PLAY.yourDeck, { n: 1 })}
          ui={ui}
          rulings={rulings}
          chosen={mine}
          onChoose={setMine}
        />
      ) : null}
      {entry.decks && local ? (
        <DeckChoice
          name={say(mode === 'device' ? PLAY.deckOf : PLAY.theirDeck, { n: 2 })}
          ui={ui}
          rulings={rulings}
          chosen={theirs}
          onChoose={setTheirs}
        />
      ) : null}
      {local ? null : <ClockChoice clock={clock} onChoose={setClock} />}
      <HouseRules ui={ui} rulings={rulings} onChange={changeRulings} />
      <p className="play-begin">
        <button type="button" className="button main" onClick={begin}>
          {say(BEGIN[mode])}
        </button>
      </p>
      {trouble === null ? null : (
        <p role="alert">
          {local || isRefusal(trouble)
            ? say(ONLINE.refused, { why: trouble instanceof Error ? trouble.message : String(trouble) })
            : say(ONLINE.noServer)}
        </p>
      )}
    </Page>
  );
}

function LevelChoice({ level, onChoose }: { readonly level: string; readonly onChoose: (level: string) => void }) {
  const say = useSay();
  return (
    <fieldset className="setting decks levels">
      <legend>{say(PLAY.level)}</legend>
      {LEVELS.map(({ id, name, about }) => (
        <label key={id}>
          <input type="radio" name="level" checked={id === level} onChange={() => onChoose(id)} />
          <span>
            <b>{say(name)}</b>
            <small>{say(about)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
