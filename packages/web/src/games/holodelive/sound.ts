import type { Timbre } from '../../table/sound/synth.ts';

/** A synthesiser. */
export const timbre: Timbre = {
  wave: 'sawtooth',
  partials: [
    [1, 0.5],
    [1.005, 0.5],
  ],
  decay: 0.22,
  root: 440,
  noise: 0,
};
