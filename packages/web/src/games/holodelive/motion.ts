import { type MotionStyle, piece } from '../../table/effects/motion-style.ts';

/** Light cones: rays in the colours of the stage, and a card that goes out like a lamp. */
export const motion: MotionStyle = {
  flash:
    'conic-gradient(from 40deg, #ff3fa400 0 4%, #ff3fa4 9%, #ff3fa400 15% 34%, #2de1fc 40%, #2de1fc00 47% 66%, #ffd640 72%, #ffd64000 79%), radial-gradient(circle, #fff 0 10%, #ffffff80 24%, #fff0 60%)',
  spark: {
    path: 'M10 20L6 0L14 0Z',
    colors: ['#ff3fa4', '#2de1fc', '#ffd640', '#ffffff'],
    count: 12,
    reach: 1.3,
    size: 34,
    spin: 0,
  },
  pieces: [
    piece('0 0,34% 0,22% 100%,0 100%', -0.3, -0.16, -5),
    piece('34% 0,68% 0,80% 100%,22% 100%', 0, -0.3, 0),
    piece('68% 0,100% 0,100% 100%,80% 100%', 0.3, -0.16, 5),
  ],
};
