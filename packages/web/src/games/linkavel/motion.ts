import { type MotionStyle, piece } from '../../table/effects/motion-style.ts';

/** Glass: shards, and a star of light. */
export const motion: MotionStyle = {
  flash:
    'conic-gradient(from 12deg, #fff0 0 8%, #fff 10%, #fff0 13% 30%, #fff6d8 33%, #fff0 36% 55%, #fff 58%, #fff0 61% 80%, #ffe9a8 83%, #fff0 87%), radial-gradient(circle, #fff 0 10%, #ffe9a8aa 26%, #ffe9a800 62%)',
  spark: {
    path: 'M10 0L15 12L9 20L6 8Z',
    colors: ['#ffffff', '#ffe9a8', '#bfe3ff', '#f3d27a'],
    count: 14,
    reach: 1.05,
    size: 20,
    spin: 220,
  },
  pieces: [
    piece('0 0,46% 0,38% 34%,0 26%', -0.34, -0.3, -38),
    piece('46% 0,100% 0,100% 30%,62% 46%,38% 34%', 0.3, -0.34, 30),
    piece('0 26%,38% 34%,44% 62%,0 72%', -0.4, 0.02, -24),
    piece('38% 34%,62% 46%,100% 30%,100% 70%,44% 62%', 0.36, 0.02, 26),
    piece('0 72%,44% 62%,52% 100%,0 100%', -0.26, 0.34, -32),
    piece('44% 62%,100% 70%,100% 100%,52% 100%', 0.28, 0.36, 36),
  ],
};
