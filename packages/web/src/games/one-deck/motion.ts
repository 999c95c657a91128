import { type MotionStyle, piece } from '../../table/effects/motion-style.ts';

/** Felt: dust from the table, and a worn card that is torn in two. */
export const motion: MotionStyle = {
  flash: 'radial-gradient(circle, #fff8e0 0 8%, #f6e2a6aa 22%, #f6e2a600 58%)',
  spark: {
    path: 'M4 6Q10 2 16 6Q19 12 14 16Q8 19 4 15Q1 10 4 6Z',
    colors: ['#fbf5e3', '#8fc7a6', '#d9cfae', '#5c9f7e'],
    count: 16,
    reach: 0.95,
    size: 15,
    spin: 90,
  },
  pieces: [
    piece('0 0,54% 0,46% 14%,56% 30%,44% 48%,55% 66%,45% 84%,52% 100%,0 100%', -0.3, -0.04, -14),
    piece('54% 0,100% 0,100% 100%,52% 100%,45% 84%,55% 66%,44% 48%,56% 30%,46% 14%', 0.3, 0.06, 15),
  ],
};
