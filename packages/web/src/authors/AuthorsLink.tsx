import { Link } from 'wouter';
import type { GameEntry } from '../games/index.ts';
import { useSay } from '../language.ts';
import { FRAME } from '../words/frame.ts';

/** Quiet links: players do not need the pages for authors. */
export function AuthorsLink({ entry }: { readonly entry: GameEntry }) {
  const say = useSay();
  return (
    <p className="quiet-link">
      <Link href={`/${entry.id}/authors`}>{say(FRAME.authors)}</Link> ·{' '}
      <Link href={`/${entry.id}/lab`}>{say(FRAME.lab)}</Link>
    </p>
  );
}
