/** The look of a game that has no folder here. Its cover follows from its id, everything else from its `Game`. */
import type { GameLook } from '../game-ui.ts';
import { Cover } from './Cover.tsx';

export const genericLook = (id: string): GameLook => ({
  id,
  Cover,
  load: async () => (await import('./index.tsx')).genericUi(id),
});
