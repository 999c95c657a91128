/** HOLOdeLIVE's pictures: light cones in the colours of the suits, the act in neon, the performer before it. */

import icons from 'virtual:icons/holodelive';
import type { HlCardDef } from '@taisen/holodelive';
import { memo, useId } from 'react';
import { diceFor } from '../../art/dice.ts';
import { Performer } from './Performer.tsx';
import { SUIT_LOOK } from './stage.ts';

/** `small`: the act hangs above the performer, so that both are seen on the narrowest card. */
export const Picture = memo(function Picture({ def, small }: { readonly def: HlCardDef; readonly small: boolean }) {
  const id = useId();
  const dice = diceFor(def.id);
  const colors = def.suits.map((suit) => SUIT_LOOK[suit].color);
  const main = colors[0] ?? '#c3c0d0';
  const other = colors[1] ?? dice.pick(['#7a5cff', '#2de1fc', '#ff3fa4']);
  const lamps = [dice.between(20, 120), dice.between(160, 240), dice.between(280, 380)];
  const outline = icons[def.art.icon] ?? '';
  const side = dice() < 0.5 ? -1 : 1;
  return (
    <svg className="picture" viewBox="40 0 320 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        {[main, other, main].map((color, i) => (
          <linearGradient key={`${lamps[i]}`} id={`${id}${i}`} x2="0" y2="1">
            <stop stopColor={color} stopOpacity="0.9" />
            <stop offset="1" stopColor={color} stopOpacity="0.05" />
          </linearGradient>
        ))}
        <radialGradient id={`${id}f`}>
          <stop stopColor="#ffffff" stopOpacity="0.85" />
          <stop offset="1" stopColor={main} stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="400" height="300" fill={`color-mix(in srgb, ${main} 22%, #0c0912)`} />
      {lamps.map((x, i) => {
        const to = 200 + (i - 1) * dice.between(20, 80);
        return <path key={x} d={`M${x - 6} -10H${x + 6}L${to + 92} 300H${to - 92}Z`} fill={`url(#${id}${i})`} />;
      })}
      <g
        transform={`translate(${200 + side * (small ? 44 : 82)} ${dice.between(64, 82)}) rotate(${side * dice.between(2, 12)}) scale(${small ? 0.2 : 0.25}) translate(-256 -256)`}
      >
        <path d={outline} fill={other} stroke={other} strokeWidth="34" strokeLinejoin="round" opacity="0.35" />
        <path d={outline} fill="#fff8ff" stroke={other} strokeWidth="9" />
      </g>
      <ellipse cx="200" cy="276" rx="150" ry="34" fill={`url(#${id}f)`} />
      <g transform={`translate(${small ? -12 : -side * 30} ${small ? 24 : 8})`}>
        <Performer seed={`${def.id} performer`} color={dice.pick([main, other])} rim={main} />
      </g>
      <path d={crowd(dice)} fill="#060409" />
    </svg>
  );
});

/** Heads along the lower edge. */
function crowd(dice: ReturnType<typeof diceFor>): string {
  let path = 'M-10 310V292';
  for (let x = -10; x < 410; ) {
    const w = dice.between(24, 40);
    path += `q${w / 2} ${-dice.between(14, 34)} ${w} 0`;
    x += w;
  }
  return `${path}V310Z`;
}
