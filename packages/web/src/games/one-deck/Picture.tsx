/** One-Deck Duel's pictures: printed in two inks, one large figure, and around it a pip for each star of the card. */

import icons from 'virtual:icons/one-deck';
import type { OdCardDef } from '@taisen/one-deck';
import { memo } from 'react';
import { diceFor } from '../../art/dice.ts';
import { SHAPES } from '../../art/shapes.ts';
import { lookOf } from './inks.ts';

/** Places of pips, in the order in which they are filled: left, right or middle; above, between or below. */
const PIPS = [
  [-1, -1],
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as const;

export const Picture = memo(function Picture({ def }: { readonly def: OdCardDef }) {
  const dice = diceFor(def.id);
  const { shape, ink, tint } = lookOf(def);
  const outline = icons[def.art.icon] ?? '';
  const flip = dice() < 0.5 ? -1 : 1;
  // Without text there is room for a tall picture.
  const half = Object.keys(def.text).length === 0 ? 220 : 165;
  const k = 0.46;
  return (
    <svg className="picture" viewBox={`0 0 300 ${half * 2}`} preserveAspectRatio="xMidYMid meet" aria-hidden="true">
      <g transform={`translate(0 ${half - 150})`}>
        <Ground seed={`${def.id} ground`} tint={tint} ink={ink} />
      </g>
      <g transform={`translate(150 ${half}) scale(${flip * k} ${k}) translate(-256 -256)`}>
        <path d={outline} fill="#fbf4de" stroke="#fbf4de" strokeWidth="30" strokeLinejoin="round" />
        <path d={outline} fill={tint} transform="translate(13 13)" />
        <path d={outline} fill={ink} />
      </g>
      <g className="od-pips">
        {PIPS.slice(0, def.kind === 'monster' ? def.stars : 2).map(([x, y]) => (
          <path
            key={`${x} ${y}`}
            d={SHAPES[shape]}
            fillRule="evenodd"
            fill={ink}
            transform={`translate(${150 + x * 116} ${half + y * (half - 30)}) rotate(${y > 0 ? 180 : 0}) scale(1.45) translate(-12 -12)`}
          />
        ))}
      </g>
    </svg>
  );
});

/** The background, in the light ink: rays, rings, hatching, a lozenge or waves. */
function Ground({ seed, tint, ink }: { readonly seed: string; readonly tint: string; readonly ink: string }) {
  const dice = diceFor(seed);
  const form = dice.pick(['rays', 'rings', 'hatch', 'lozenge', 'waves'] as const);
  const turn = dice.between(0, 30);
  const common = { fill: 'none', stroke: tint, strokeWidth: 3, opacity: 0.8 };
  const many = (count: number, draw: (i: number) => string) =>
    Array.from({ length: count }, (_, i) => draw(i)).join('');
  const disc = <circle cx="150" cy="150" r={dice.between(84, 112)} fill={tint} opacity="0.55" />;
  switch (form) {
    case 'rays':
      return (
        <>
          <path
            {...common}
            d={many(
              24,
              (i) =>
                `M150 150L${Math.round(150 + Math.cos(i * 0.2618 + turn) * 140)} ${Math.round(150 + Math.sin(i * 0.2618 + turn) * 140)}`,
            )}
          />
          {disc}
        </>
      );
    case 'rings':
      return (
        <g {...common}>
          {[60, 82, 104, 126].map((r) => (
            <circle key={r} cx="150" cy="150" r={r + turn / 4} />
          ))}
        </g>
      );
    case 'hatch':
      return (
        <>
          {disc}
          <path
            {...common}
            stroke={ink}
            opacity={0.16}
            d={many(17, (i) => `M${i * 22 - 40} 290L${i * 22 + 60 + turn} 10`)}
          />
        </>
      );
    case 'lozenge':
      return (
        <path
          d={`M150 ${8 + turn / 2}L292 150 150 ${292 - turn / 2} 8 150Z`}
          fill={tint}
          opacity="0.6"
          stroke={ink}
          strokeWidth="2"
        />
      );
    case 'waves':
      return (
        <>
          {disc}
          <path {...common} d={many(7, (i) => `M20 ${200 + i * 15}q32 ${-16 - turn / 4} 65 0t65 0t65 0t65 0`)} />
        </>
      );
  }
}
