import type { GameEntry } from '../games.ts';
export default function GamePage(_: { entry: GameEntry }) {
  return null;
}
