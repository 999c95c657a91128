import type { Timbre } from '../../table/sound/synth.ts';

/** Wood and cards. */
export const timbre: Timbre = {
  wave: 'triangle',
  partials: [
    [1, 0.8],
    [2.4, 0.2],
  ],
  decay: 0.12,
  root: 300,
  noise: 0.5,
};
