import type { Timbre } from '../../table/sound/synth.ts';

/** A marimba: soft, and unlike the games that have a timbre of their own. */
export const timbre: Timbre = {
  wave: 'sine',
  partials: [
    [1, 1],
    [3.9, 0.25],
  ],
  decay: 0.28,
  root: 350,
  noise: 0.15,
};
