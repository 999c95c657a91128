/** A landscape with the card's icon, or with a shape where its definition names no icon. */
import { memo, useId } from 'react';
import { diceFor } from '../../art/dice.ts';
import { GROUNDS, type GroundName, HEIGHT, WIDTH } from '../../art/grounds.ts';
import { Silhouette } from '../../art/Silhouette.tsx';
import { SHAPES, type ShapeName } from '../../art/shapes.ts';

const NAMES = Object.keys(GROUNDS) as GroundName[];
const EMBLEMS: readonly ShapeName[] = [
  'star',
  'flame',
  'leaf',
  'drop',
  'sun',
  'moon',
  'diamond',
  'bolt',
  'fang',
  'eye',
];

interface PictureProps {
  readonly id: string;
  readonly hue: number;
  /** Drawn on a square of 512. */
  readonly outline: string | undefined;
}

export const Picture = memo(function Picture({ id, hue, outline }: PictureProps) {
  const dice = diceFor(id);
  const turn = dice.between(-26, 26);
  const color = (lightness: number, chroma: number, more = 0) =>
    `oklch(${lightness} ${chroma} ${Math.round(hue + turn + more)})`;
  const light = dice() < 0.5 ? -1 : 1;
  // The same card may be on the page twice: a gradient of a picture that is hidden paints nothing.
  const sky = useId();
  const [far, near] = [dice.pick(NAMES), dice.pick(NAMES)];
  const emblem = dice.pick(EMBLEMS);
  const x = WIDTH / 2 + dice.between(-8, 8);
  return (
    <svg className="picture" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id={sky} x2="0" y2="1">
          <stop stopColor={color(0.62, 0.09)} />
          <stop offset="1" stopColor={color(0.9, 0.06, 30)} />
        </linearGradient>
      </defs>
      <rect width={WIDTH} height={HEIGHT} fill={`url(#${sky})`} />
      <circle
        cx={WIDTH / 2 + light * 66}
        cy={dice.between(56, 96)}
        r={dice.between(24, 40)}
        fill={color(0.97, 0.05, 50)}
        opacity="0.8"
      />
      <path d={GROUNDS[far](dice, dice.between(176, 206))} fill={color(0.56, 0.08, 12)} opacity="0.75" />
      <path d={GROUNDS[near](dice, dice.between(232, 256))} fill={color(0.36, 0.06)} />
      {outline === undefined ? (
        <path
          d={SHAPES[emblem]}
          fillRule="evenodd"
          fill={color(0.26, 0.07)}
          stroke={color(0.96, 0.04)}
          strokeWidth="0.7"
          transform={`translate(${x} 156) scale(6.600) translate(-12 -12)`}
        />
      ) : (
        <Silhouette
          outline={outline}
          x={x}
          y={158}
          size={172}
          fill={color(0.25, 0.06)}
          rim={color(0.97, 0.04, 40)}
          shadow={color(0.2, 0.05)}
          light={light}
          flip={dice() < 0.5}
        />
      )}
    </svg>
  );
});
