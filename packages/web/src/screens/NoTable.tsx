import type { GameEntry } from '../games.ts';
import { useSay } from '../language.ts';
import { Page } from '../Page.tsx';
import { FRAME } from '../words/frame.ts';

/** Stands where the table will: says honestly that there is none yet. */
export default function NoTable({ entry }: { readonly entry: GameEntry }) {
  const say = useSay();
  return (
    <Page title={say(entry.name)} entry={entry} world narrow>
      <h1 className="page-title">{say(entry.name)}</h1>
      <p>{say(FRAME.noTable, { game: entry.id })}</p>
    </Page>
  );
}
