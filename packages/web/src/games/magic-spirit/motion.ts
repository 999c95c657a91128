import { type MotionStyle, piece } from '../../table/effects/motion-style.ts';

/** Threads: a blow frays them, a fallen card is unravelled strand by strand. */
export const motion: MotionStyle = {
  flash:
    'repeating-conic-gradient(#e9e2ff 0 2deg, #c3b0ff00 5deg 17deg), radial-gradient(circle, #fff 0 9%, #c3b0ffaa 24%, #c3b0ff00 60%)',
  spark: {
    path: 'M10 20C2 14 18 9 10 0',
    colors: ['#ffffff', '#c3b0ff', '#9ad8ff', '#ffb4ec'],
    count: 16,
    reach: 1.15,
    size: 30,
    spin: 60,
    line: 1.8,
  },
  pieces: [
    piece('0 0,100% 0,100% 16%,0 18%', 0.5, -0.1, 3),
    piece('0 18%,100% 16%,100% 33%,0 34%', -0.55, -0.05, -3),
    piece('0 34%,100% 33%,100% 50%,0 50%', 0.6, 0, 2),
    piece('0 50%,100% 50%,100% 67%,0 66%', -0.6, 0.04, -2),
    piece('0 66%,100% 67%,100% 84%,0 83%', 0.52, 0.08, 3),
    piece('0 83%,100% 84%,100% 100%,0 100%', -0.45, 0.12, -3),
  ],
};
