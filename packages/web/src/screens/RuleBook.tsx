import type { GameEntry } from '../games.ts';
export default function RuleBook(_: { entry: GameEntry }) {
  return null;
}
