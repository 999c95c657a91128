import { type MotionStyle, piece } from '../../table/effects/motion-style.ts';

/** Ink: drops at a blow, and a scroll that is cut by a brush stroke. */
export const motion: MotionStyle = {
  flash:
    'radial-gradient(circle at 46% 52%, #1d1a16 0 16%, #1d1a16b0 30%, #1d1a1600 62%), radial-gradient(circle at 62% 36%, #9c2416 0 12%, #9c241600 34%)',
  spark: {
    path: 'M10 0C13 8 16 11 16 14A6 6 0 0 1 4 14C4 11 7 8 10 0Z',
    colors: ['#1d1a16', '#1d1a16', '#9c2416', '#4a4238'],
    count: 15,
    reach: 1.1,
    size: 19,
    spin: 20,
  },
  pieces: [
    piece('0 0,100% 0,100% 22%,0 60%', -0.16, -0.26, -12),
    piece('0 60%,100% 22%,100% 46%,0 84%', 0.2, 0, 5),
    piece('0 84%,100% 46%,100% 100%,0 100%', 0.06, 0.28, 10),
  ],
};
