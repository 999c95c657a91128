/** The other ways to play a bot in a game with decks: those in which the deck is made first. */
import { Link } from 'wouter';
import type { GameEntry } from '../../games/index.ts';
import { useSay } from '../../language.ts';
import { DRAFT } from '../../words/draft.ts';
import { PLAY } from '../../words/play.ts';

export const DRAFT_KINDS = ['quick', 'sealed'] as const;

export function ModeLinks({ entry }: { readonly entry: GameEntry }) {
  const say = useSay();
  if (!entry.decks) return null;
  return (
    <nav className="modes" aria-labelledby="modes">
      <h2 id="modes">{say(PLAY.modes)}</h2>
      <ul>
        <li>
          <Link href={`/${entry.id}/play`} aria-current="page">
            <b>{say(PLAY.withDecks)}</b>
            <small>{say(PLAY.withDecksAbout)}</small>
          </Link>
        </li>
        {DRAFT_KINDS.map((kind) => (
          <li key={kind}>
            <Link href={`/${entry.id}/draft/${kind}`}>
              <b>{say(DRAFT[kind])}</b>
              <small>{say(kind === 'quick' ? DRAFT.quickShort : DRAFT.sealedShort)}</small>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
