import type { GameEntry } from '../games.ts';
export default function Decks(_: { entry: GameEntry; id: string | undefined }) {
  return null;
}
