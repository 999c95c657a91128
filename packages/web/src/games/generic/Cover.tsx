import { diceFor } from '../../art/dice.ts';
import { GROUNDS, type GroundName, WIDTH } from '../../art/grounds.ts';
import { SHAPES, type ShapeName } from '../../art/shapes.ts';
import { CoverFrame } from '../CoverFrame.tsx';
import { hueOf } from './hues.ts';

const EMBLEMS: readonly ShapeName[] = ['star', 'flame', 'leaf', 'drop', 'sun', 'moon', 'diamond', 'bolt', 'hexagon'];

/** A hand of three cards over a landscape. */
export function Cover({ id }: { readonly id: string }) {
  const dice = diceFor(`${id} cover`);
  const hue = hueOf(id);
  const color = (lightness: number, chroma: number, turn = 0) => `oklch(${lightness} ${chroma} ${hue + turn})`;
  const [far, near] = [
    dice.pick(Object.keys(GROUNDS) as GroundName[]),
    dice.pick(Object.keys(GROUNDS) as GroundName[]),
  ];
  const first = Math.floor(dice() * EMBLEMS.length);
  const sky = `generic-sky-${id}`;
  // A ground is 400 wide, a cover 640, and both grounds move a little.
  const stretched = `translate(-20 60) scale(${680 / WIDTH} 1.2)`;
  return (
    <CoverFrame>
      <defs>
        <linearGradient id={sky} x2="0" y2="1">
          <stop stopColor={color(0.42, 0.09)} />
          <stop offset="0.6" stopColor={color(0.72, 0.1, 24)} />
          <stop offset="1" stopColor={color(0.36, 0.06)} />
        </linearGradient>
      </defs>
      <rect width="640" height="420" fill={`url(#${sky})`} />
      <circle className="glow" cx={dice.between(90, 550)} cy="92" r="46" fill={color(0.95, 0.06, 40)} opacity="0.75" />
      <g transform={stretched}>
        <path className="drift back" d={GROUNDS[far](dice, 150)} fill={color(0.46, 0.07, 10)} />
        <path className="drift" d={GROUNDS[near](dice, 196)} fill={color(0.3, 0.05)} />
      </g>
      {[-1, 0, 1].map((at) => (
        <g key={at} transform={`translate(${320 + at * 118} ${178 + Math.abs(at) * 16}) rotate(${at * 9})`}>
          <rect
            x="-58"
            y="-82"
            width="116"
            height="164"
            rx="12"
            fill="#f8f3e6"
            stroke={color(0.32, 0.06)}
            strokeWidth="3"
          />
          <rect x="-46" y="-70" width="92" height="140" rx="7" fill={color(0.86, 0.07, at * 30)} />
          <path
            d={SHAPES[EMBLEMS[(first + at + EMBLEMS.length) % EMBLEMS.length] as ShapeName]}
            fillRule="evenodd"
            fill={color(0.38, 0.11, at * 30)}
            transform="scale(2.600) translate(-12 -12)"
          />
        </g>
      ))}
    </CoverFrame>
  );
}
