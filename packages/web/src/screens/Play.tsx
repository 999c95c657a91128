/** Sets up a match: the opponent, the deck, the rules. `?bot=1` begins at once with the last choice. */
import './settings.css';
import './play.css';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import type { GameUi } from '../games/game-ui.ts';
import { type GameEntry, useGameUi } from '../games/index.ts';
import { useLanguage, useSay } from '../language.ts';
import { openOnline, quickMatch } from '../online/api.ts';
import { refusalText } from '../online/refusal.ts';
import { sitDown } from '../online/shuffle.ts';
import { Page } from '../Page.tsx';
import { useGameProgress } from '../progress.ts';
import { ONLINE } from '../words/online.ts';
import { PLAY } from '../words/play.ts';
import { AtOnce } from './play/AtOnce.tsx';
import { CLOCKS, ClockChoice, type ClockName } from './play/ClockChoice.tsx';
import { DeckChoice } from './play/DeckChoice.tsx';
import { HouseRules } from './play/HouseRules.tsx';
import { LevelChoice } from './play/LevelChoice.tsx';
import { ModeLinks } from './play/ModeLinks.tsx';
import { OpenTables } from './play/OpenTables.tsx';
import { openAgainst } from './play/open.ts';
import { RatedChoice } from './play/RatedChoice.tsx';
import { SeriesChoice } from './play/SeriesChoice.tsx';
import { SetChoice } from './play/SetChoice.tsx';
import { useSetup } from './play/setup.ts';

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
  const language = useLanguage();
  const [, navigate] = useLocation();
  const [search] = useSearchParams();
  const { beaten } = useGameProgress(entry.id);
  const { level, mine, theirs, rulings, choose } = useSetup(ui, { code: search.get('deck'), set: search.get('set') });
  const [clock, setClock] = useState<ClockName>('perMove');
  const [isRated, setRated] = useState(search.has('rated'));
  const rated = mode === 'quick' && isRated;
  const [three, setThree] = useState(false);
  const [trouble, setTrouble] = useState<unknown>(null);
  const local = mode === 'bot' || mode === 'device';

  const openOnServer = async () => {
    const time = CLOCKS[clock];
    const wanted = { game: entry.id, rulings: rated ? {} : rulings, ...(time === undefined ? {} : { clock: time }) };
    const { table } = await (mode === 'friend'
      ? openOnline({ ...wanted, private: true, ...(three ? { bestOf: 3 } : {}) })
      : quickMatch({ ...wanted, rated }));
    await sitDown(table.id, mine.cards);
    return `/table/${table.id}`;
  };
  const begin = () => {
    const setup = { level, mine, theirs, rulings };
    (local ? openAgainst(ui, setup, say, { forTwo: mode === 'device' }) : openOnServer()).then(
      navigate,
      (error: unknown) => {
        console.warn(error);
        setTrouble(error);
      },
    );
  };
  const theirDeck =
    entry.decks && local ? (
      <DeckChoice
        name={say(mode === 'device' ? PLAY.deckOf : PLAY.theirDeck, { n: 2 })}
        ui={ui}
        rulings={rulings}
        chosen={theirs?.cards ?? null}
        onChoose={(cards, id) => choose({ theirs: { id, cards } })}
        onAny={() => choose({ theirs: null })}
      />
    ) : null;
  const houseRules = <HouseRules ui={ui} rulings={rulings} onChange={(next) => choose({ rulings: next })} />;
  return (
    <Page title={say(TITLES[mode])} entry={entry} ui narrow>
      <h1 className="page-title">{say(TITLES[mode])}</h1>
      {mode === 'quick' ? <OpenTables game={entry.id} /> : null}
      {mode === 'quick' ? <RatedChoice rated={rated} onChoose={setRated} /> : null}
      {mode === 'bot' ? <ModeLinks entry={entry} /> : null}
      {mode === 'bot' ? (
        <LevelChoice level={level} beaten={beaten} onChoose={(chosen) => choose({ level: chosen })} />
      ) : null}
      {entry.decks ? (
        <DeckChoice
          name={say(mode === 'device' ? PLAY.deckOf : PLAY.yourDeck, { n: 1 })}
          ui={ui}
          rulings={rulings}
          chosen={mine.cards}
          onChoose={(cards, id) => choose({ mine: { id, cards } })}
        />
      ) : null}
      {mode === 'device' ? theirDeck : null}
      {rated ? null : <SetChoice ui={ui} rulings={rulings} onChoose={(set) => choose({ rulings: set })} />}
      {local ? null : <ClockChoice clock={clock} onChoose={setClock} />}
      {mode === 'friend' ? <SeriesChoice three={three} onChoose={setThree} /> : null}
      {mode === 'bot' && entry.decks ? (
        <details className="more-choices">
          <summary>{say(PLAY.moreChoices)}</summary>
          {theirDeck}
          {houseRules}
        </details>
      ) : rated ? null : (
        houseRules
      )}
      <p className="play-begin">
        <button type="button" className="button main" onClick={begin}>
          {say(BEGIN[mode])}
        </button>
      </p>
      {trouble === null ? null : (
        <p role="alert">
          {local
            ? say(ONLINE.refused, { why: trouble instanceof Error ? trouble.message : String(trouble) })
            : refusalText(trouble, say, ui.game, language)}
        </p>
      )}
    </Page>
  );
}
