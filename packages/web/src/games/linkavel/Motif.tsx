/** The sign of a family in its pictures: sparks, bubbles, leaves, notes or veils. */
import type { LvCardDef } from '@taisen/linkavel';
import { diceFor } from '../../art/dice.ts';

interface MotifProps {
  readonly family: LvCardDef['family'];
  readonly seed: string;
  readonly color: string;
}

export function Motif({ family, seed, color }: MotifProps) {
  const dice = diceFor(seed);
  const many = (count: number, draw: (x: number, y: number, s: number, i: number) => string) =>
    Array.from({ length: count }, (_, i) =>
      draw(dice.between(12, 388), dice.between(14, 286), dice.between(3, 8), i),
    ).join('');
  switch (family) {
    case 'ember':
      return (
        <path
          d={many(16, (x, y, s) => `M${x} ${y}l${s} ${-s * 1.6}l${s * 0.3} ${s * 1.8}z`)}
          fill={color}
          opacity="0.85"
        />
      );
    case 'tide':
      return (
        <path
          d={many(13, (x, y, s) => `M${x} ${y}a${s} ${s} 0 1 0 0.1 0z`)}
          fill="none"
          stroke={color}
          strokeWidth="1.8"
          opacity="0.8"
        />
      );
    case 'grove':
      return (
        <path
          d={many(14, (x, y, s) => `M${x} ${y}q${s * 1.6} ${-s * 1.6} ${s * 2.4} 0q${-s} ${s * 1.4} ${-s * 2.4} 0z`)}
          fill={color}
          opacity="0.7"
        />
      );
    case 'choir':
      return (
        <path
          d={many(
            11,
            (x, y, s) =>
              `M${x} ${y}m0 ${-s * 2}l${s * 0.5} ${s * 1.5}l${s * 1.5} ${s * 0.5}l${-s * 1.5} ${s * 0.5}l${-s * 0.5} ${s * 1.5}l${-s * 0.5} ${-s * 1.5}l${-s * 1.5} ${-s * 0.5}l${s * 1.5} ${-s * 0.5}z`,
          )}
          fill={color}
          opacity="0.85"
        />
      );
    case 'veil':
      return (
        <path
          d={many(6, (x, y, s) => `M-10 ${y}C${x} ${y - s * 9} ${400 - x} ${y + s * 9} 410 ${y - s * 3}`)}
          fill="none"
          stroke={color}
          strokeWidth="1.4"
          opacity="0.45"
        />
      );
    default:
      return (
        <path
          d={many(9, (x, y, s) => `M${x} ${y}l${s * 1.2} ${s * 2}l${-s * 1.2} ${s * 2}l${-s * 1.2} ${-s * 2}z`)}
          fill="none"
          stroke={color}
          strokeWidth="1.5"
          opacity="0.55"
        />
      );
  }
}
