/** Shenhun's pictures: an ink-wash landscape, a disc, mist, and one figure in full ink. */

import icons from 'virtual:icons/shenhun';
import type { ShCardDef } from '@taisen/shenhun';
import { memo, useId } from 'react';
import { type Dice, diceFor } from '../../art/dice.ts';
import { massOf } from '../../art/mass.ts';
import { WASHES } from './inks.ts';
import { rowName } from './rows.ts';

const W = 360;
const H = 400;

export const Picture = memo(function Picture({ def }: { readonly def: ShCardDef }) {
  const id = useId();
  const dice = diceFor(def.id);
  const wash = dice.pick(WASHES[def.type === 'character' ? (rowName(def) ?? 'front') : def.type]);
  const side = dice() < 0.5 ? -1 : 1;
  const outline = icons[def.art.icon] ?? '';
  const disc = { x: 180 + side * dice.between(40, 110), y: dice.between(70, 130), r: dice.between(34, 62) };
  const k = dice.between(0.46, 0.52);
  const at = (dx: number, dy: number) =>
    `translate(${180 - side * 6 + dx} ${dice.between(184, 186) + dy}) scale(${k}) translate(-256 -256)`;
  const figure = at(0, 0);
  return (
    <svg className="picture" viewBox={`0 0 ${W} ${H}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id={`${id}f`} x2="0" y2="1">
          <stop stopColor={wash.far} stopOpacity="0.85" />
          <stop offset="1" stopColor={wash.far} stopOpacity="0" />
        </linearGradient>
        <linearGradient id={`${id}n`} x2="0" y2="1">
          <stop stopColor={wash.ink} stopOpacity="0.72" />
          <stop offset="1" stopColor={wash.ink} stopOpacity="0.04" />
        </linearGradient>
      </defs>
      <rect width={W} height={H} fill={wash.paper} />
      <circle cx={disc.x} cy={disc.y} r={disc.r} fill={wash.disc} opacity="0.92" />
      <path d={ridge(dice, 190, 130)} fill={`url(#${id}f)`} />
      <Enso seed={`${def.id} enso`} color={wash.far} />
      <path d={ridge(dice, 262, 110)} fill={`url(#${id}f)`} />
      <path d={outline} transform={at(side * 9, 9)} fill={wash.far} opacity="0.4" />
      <path
        d={outline}
        transform={figure}
        fill={wash.paper}
        stroke={wash.paper}
        strokeWidth="20"
        strokeLinejoin="round"
      />
      <path d={massOf(outline)} transform={figure} fill={`color-mix(in srgb, ${wash.ink} 38%, ${wash.far})`} />
      <path d={outline} transform={figure} fill={wash.ink} />
      <path d={mist(dice)} stroke={wash.paper} strokeWidth="15" strokeLinecap="round" fill="none" opacity="0.8" />
      <path d={ridge(dice, 346, 70)} fill={`url(#${id}n)`} />
      <Signs seed={`${def.id} signs`} color={wash.ink} />
    </svg>
  );
});

/** A mountain range as a brush paints it: steep one way, falling softly the other. */
function ridge(dice: Dice, level: number, height: number): string {
  let path = `M-10 ${level + height}L-10 ${level}`;
  for (let x = -10; x < W + 10; ) {
    const w = dice.between(70, 150);
    const h = dice.between(height * 0.35, height);
    path += `Q${x + w * 0.28} ${level - h * 0.5} ${x + w * 0.42} ${level - h}Q${x + w * 0.6} ${level - h * 0.3} ${x + w} ${level + dice.between(-8, 8)}`;
    x += w;
  }
  return `${path}V${level + height}Z`;
}

/** A circle in one stroke, open where the brush lifted. */
function Enso({ seed, color }: { readonly seed: string; readonly color: string }) {
  const dice = diceFor(seed);
  if (dice() < 0.5) return null;
  const r = dice.between(128, 150);
  const a = dice.between(0, 6.2);
  const p = (angle: number) => `${Math.round(180 + Math.cos(angle) * r)} ${Math.round(184 + Math.sin(angle) * r)}`;
  return (
    <path
      d={`M${p(a)}A${r} ${r} 0 1 1 ${p(a - 0.5)}`}
      fill="none"
      stroke={color}
      strokeWidth="11"
      strokeLinecap="round"
      opacity="0.4"
    />
  );
}

function mist(dice: Dice): string {
  return Array.from({ length: 3 }, () => {
    const y = dice.between(250, 340);
    const x = dice.between(-20, 200);
    return `M${x} ${y}c40 -14 70 12 ${dice.between(110, 170)} -2`;
  }).join('');
}

/** Birds, or reeds in the foreground. */
function Signs({ seed, color }: { readonly seed: string; readonly color: string }) {
  const dice = diceFor(seed);
  if (dice() < 0.5) {
    const birds = Array.from(
      { length: 4 },
      () => `M${dice.between(20, 330)} ${dice.between(26, 90)}q6 -8 11 0q6 -8 11 0`,
    );
    return <path d={birds.join('')} stroke={color} strokeWidth="2.6" fill="none" strokeLinecap="round" opacity="0.8" />;
  }
  const left = dice() < 0.5;
  const reeds = Array.from({ length: 6 }, () => {
    const x = left ? dice.between(2, 64) : dice.between(296, 358);
    return `M${x} 404q${dice.between(-8, 8)} -46 ${dice.between(-26, 26)} ${-dice.between(70, 130)}`;
  });
  return <path d={reeds.join('')} stroke={color} strokeWidth="3.4" fill="none" strokeLinecap="round" opacity="0.75" />;
}
