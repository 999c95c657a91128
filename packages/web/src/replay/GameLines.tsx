/** A part of the list of own games. */
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { GameUi } from '../games/game-ui.ts';
import { entryOf, loadGameUi } from '../games/index.ts';
import { type Say, useLanguage, useSay } from '../language.ts';
import { nameOf } from '../people/names.ts';
import { DRAFT } from '../words/draft.ts';
import { OWN_GAMES } from '../words/own-games.ts';
import type { GameLine } from './own-games.ts';

interface GameLinesProps {
  readonly heading: string;
  readonly lines: readonly GameLine[];
  /** The list has several games. */
  readonly namesGame: boolean;
  onRemove(line: GameLine): void;
}

const OPEN = { running: OWN_GAMES.goOn, waiting: OWN_GAMES.invite, finished: OWN_GAMES.watch };

export function GameLines({ heading, lines, namesGame, onRemove }: GameLinesProps) {
  const say = useSay();
  const language = useLanguage();
  if (lines.length === 0) return null;
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <section>
      <h2>{heading}</h2>
      <ul className="table-list">
        {lines.map((line) => (
          <li key={line.key} data-outcome={line.outcome ?? undefined} data-your-turn={line.yourTurn ? '' : undefined}>
            <span>
              <b>{titleOf(line, say)}</b>
              <small>
                {namesGame ? `${say(entryOf(line.game)?.name ?? { ja: '', 'zh-Hant': '', en: '' })} · ` : ''}
                {line.draft === undefined ? <DeckName line={line} /> : `${say(DRAFT[line.draft])} · `}
                {time.format(line.touched)} · {say(OWN_GAMES[line.where])}
                {line.rated ? ` · ${say(OWN_GAMES.rated)}` : ''}
              </small>
            </span>
            <Badge line={line} />
            <Link className="button small" href={line.href}>
              {say(OPEN[line.state])}
            </Link>
            {line.where === 'device' || line.state === 'waiting' ? (
              <button type="button" className="button small" onClick={() => onRemove(line)}>
                {say(line.state === 'waiting' ? OWN_GAMES.cancel : OWN_GAMES.remove)}
              </button>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

function titleOf({ opponent }: GameLine, say: Say): string {
  if (opponent === null) return say(OWN_GAMES.nobody);
  return opponent.name === '' ? say(OWN_GAMES.twoHere) : say(OWN_GAMES.against, { name: nameOf(say, opponent) });
}

function Badge({ line: { state, yourTurn, outcome } }: { readonly line: GameLine }) {
  const say = useSay();
  if (state === 'running')
    return <span className="badge">{say(yourTurn ? OWN_GAMES.yourTurn : OWN_GAMES.theirTurn)}</span>;
  return outcome === null ? null : <span className="badge">{say(OWN_GAMES[outcome])}</span>;
}

/** The name of a ready-made deck is part of the game, which is loaded for it. */
function DeckName({ line: { game, deck } }: { readonly line: GameLine }) {
  const say = useSay();
  const [ui, setUi] = useState<GameUi | null>(null);
  const entry = entryOf(game);
  const needs = deck !== null && !('name' in deck) && entry?.decks === true;
  useEffect(() => {
    let late = false;
    if (needs && entry !== undefined)
      loadGameUi(entry).then((loaded) => {
        if (!late) setUi(loaded);
      }, console.warn);
    return () => {
      late = true;
    };
  }, [needs, entry]);
  const name = deck === null ? null : 'name' in deck ? deck.name : ui === null ? null : readyName(ui, deck, say);
  return name === null ? null : <>{say(OWN_GAMES.deck, { name })} · </>;
}

function readyName(
  ui: GameUi,
  deck: Exclude<GameLine['deck'], null | { readonly name: string }>,
  say: Say,
): string | null {
  const ready = ui.game.decks.find(({ id, cards }) =>
    'ready' in deck ? id === deck.ready : cards.toSorted().join() === deck.cards.toSorted().join(),
  );
  return ready === undefined ? null : say(ready.name);
}
