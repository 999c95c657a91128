import type { Timbre } from '../../table/sound/synth.ts';

/** Glass. */
export const timbre: Timbre = {
  wave: 'sine',
  partials: [
    [1, 1],
    [2.76, 0.45],
    [5.4, 0.2],
  ],
  decay: 0.5,
  root: 660,
  noise: 0,
};
