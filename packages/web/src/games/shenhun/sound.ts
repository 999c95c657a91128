import type { Timbre } from '../../table/sound/synth.ts';

/** A gong. */
export const timbre: Timbre = {
  wave: 'sine',
  partials: [
    [1, 1],
    [1.48, 0.5],
    [2.1, 0.4],
    [2.95, 0.25],
  ],
  decay: 0.9,
  root: 196,
  noise: 0.08,
};
