/** Before a game: against whom, with which deck. `?bot=1` begins at once against a gentle bot. */
import './play.css';
import type { DeckList } from '@taisen/kernel';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { type GameEntry, useWorld } from '../games.ts';
import { useSay } from '../language.ts';
import { openTable } from '../local/device.ts';
import { LEVEL_IDS } from '../local/levels.ts';
import type { LocalSeat, TableSpec } from '../local/spec.ts';
import { Page } from '../Page.tsx';
import { TableMessage } from '../table/parts/TableMessage.tsx';
import { FRAME } from '../words/frame.ts';
import { LEVELS, PLAY } from '../words/play.ts';
import { TABLE } from '../words/table.ts';
import type { World } from '../worlds/world.ts';

export default function Play({ entry }: { readonly entry: GameEntry }) {
  const [search] = useSearchParams();
  const world = useWorld(entry);
  if (search.has('bot')) return <AtOnce entry={entry} world={world} />;
  return <Choose entry={entry} world={world} hotSeat={search.has('device')} />;
}

/** Any ready deck but the same one: games are best when they differ. */
function someDeck(world: World, but?: DeckList): DeckList {
  const decks = world.game.decks.map(({ cards }) => cards).filter((cards) => cards !== but);
  return decks[Math.floor(Math.random() * decks.length)] ?? but ?? [];
}

const you: LocalSeat = { kind: 'person', name: '' };

function AtOnce({ entry, world }: { readonly entry: GameEntry; readonly world: World }) {
  const say = useSay();
  const [, navigate] = useLocation();
  const begun = useRef(false);
  const [failed, setFailed] = useState(false);
  const name = say(LEVELS['gentle'] ?? PLAY.bot);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const mine = world.game.decks[0]?.cards ?? [];
    const bot: LocalSeat = { kind: 'bot', level: 'gentle', name };
    openTable({ game: entry.id, decks: [mine, someDeck(world, mine)], rulings: {}, seats: [you, bot] }).then(
      (id) => navigate(`/table/local/${id}`, { replace: true }),
      (error) => {
        console.error(error);
        setFailed(true);
      },
    );
  }, [entry, world, navigate, name]);
  return <TableMessage entry={entry}>{say(failed ? FRAME.failed : TABLE.opening)}</TableMessage>;
}

interface ChooseProps {
  readonly entry: GameEntry;
  readonly world: World;
  readonly hotSeat: boolean;
}

function Choose({ entry, world, hotSeat }: ChooseProps) {
  const say = useSay();
  const [, navigate] = useLocation();
  const [level, setLevel] = useState('gentle');
  const [first, setFirst] = useState(0);
  const [second, setSecond] = useState(1);
  const [rulings, setRulings] = useState<TableSpec['rulings']>({});
  const { decks } = world.game;
  const begin = () => {
    const bot: LocalSeat = { kind: 'bot', level, name: say(LEVELS[level] ?? PLAY.bot) };
    const deckAt = (i: number) => decks[i % decks.length]?.cards ?? [];
    openTable({
      game: entry.id,
      decks: [deckAt(first), deckAt(second)],
      rulings,
      seats: [you, hotSeat ? you : bot],
    }).then((id) => navigate(`/table/local/${id}`), console.error);
  };
  return (
    <Page title={say(entry.name)} entry={entry} world narrow>
      <h1 className="page-title">{say(hotSeat ? PLAY.hotSeat : PLAY.againstBot)}</h1>
      {hotSeat ? null : (
        <fieldset className="setting levels">
          <legend>{say(PLAY.level)}</legend>
          {LEVEL_IDS.map((each) => (
            <label key={each}>
              <input type="radio" name="level" checked={each === level} onChange={() => setLevel(each)} />
              {say(LEVELS[each] ?? PLAY.bot)}
            </label>
          ))}
        </fieldset>
      )}
      {entry.decks ? (
        <>
          <DeckChoice
            name={say(hotSeat ? PLAY.deckOf : PLAY.yourDeck, { n: 1 })}
            world={world}
            at={first}
            onChoose={setFirst}
          />
          <DeckChoice
            name={say(hotSeat ? PLAY.deckOf : PLAY.theirDeck, { n: 2 })}
            world={world}
            at={second}
            onChoose={setSecond}
          />
        </>
      ) : null}
      <HouseRules world={world} rulings={rulings} onChange={setRulings} />
      <p className="play-begin">
        <button type="button" className="button main" onClick={begin}>
          {say(PLAY.begin)}
        </button>
      </p>
    </Page>
  );
}

interface DeckChoiceProps {
  readonly name: string;
  readonly world: World;
  readonly at: number;
  readonly onChoose: (at: number) => void;
}

function DeckChoice({ name, world, at, onChoose }: DeckChoiceProps) {
  const say = useSay();
  return (
    <fieldset className="setting decks">
      <legend>{name}</legend>
      {world.game.decks.map((deck, i) => (
        <label key={deck.id}>
          <input type="radio" name={name} checked={i === at} onChange={() => onChoose(i)} />
          <span>
            <b>{say(deck.name)}</b>
            <small>{say(deck.plan)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface HouseRulesProps {
  readonly world: World;
  readonly rulings: TableSpec['rulings'];
  readonly onChange: (rulings: TableSpec['rulings']) => void;
}

/** Where an author's text is open, a table can be opened with another reading. */
function HouseRules({ world, rulings, onChange }: HouseRulesProps) {
  const say = useSay();
  return (
    <details className="house-rules">
      <summary>{say(PLAY.houseRules)}</summary>
      {Object.entries(world.game.rulings).map(([key, { about, values, default: usual, rule }]) => (
        <label key={key} className="house-rule">
          <span>
            {say(about)} <small>{rule}</small>
          </span>
          <select
            value={String(rulings[key] ?? usual)}
            onChange={(event) => {
              const value = values.find((each) => String(each) === event.target.value) ?? usual;
              const { [key]: _, ...rest } = rulings;
              onChange(value === usual ? rest : { ...rest, [key]: value });
            }}
          >
            {values.map((each) => (
              <option key={String(each)} value={String(each)}>
                {typeof each === 'boolean' ? say(each ? PLAY.yes : PLAY.no) : String(each)}
              </option>
            ))}
          </select>
        </label>
      ))}
    </details>
  );
}
