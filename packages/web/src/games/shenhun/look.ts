/** The part of the game's look that the home page needs; the rest is loaded when somebody opens the game. */
import './theme.css';
import type { GameLook } from '../game-ui.ts';
import { Cover } from './Cover.tsx';

export const look: GameLook = {
  id: 'shenhun',
  Cover,
  load: async () => (await import('./index.ts')).ui,
};
