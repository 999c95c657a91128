import type { Timbre } from '../../table/sound/synth.ts';

/** Plucked strings. */
export const timbre: Timbre = {
  wave: 'triangle',
  partials: [
    [1, 1],
    [2, 0.4],
    [3, 0.2],
  ],
  decay: 0.45,
  root: 392,
  noise: 0.05,
};
