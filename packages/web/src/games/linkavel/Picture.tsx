/** LinkaVel's pictures: a sky of paper shards, a realm's ground, one figure, and the sign of its family. */

import icons from 'virtual:icons/linkavel';
import type { LvCardDef } from '@taisen/linkavel';
import { memo, useId } from 'react';
import { diceFor } from '../../art/dice.ts';
import { GROUNDS, HEIGHT, WIDTH } from '../../art/grounds.ts';
import { Silhouette } from '../../art/Silhouette.tsx';
import { Motif } from './Motif.tsx';
import { REALMS, type Sky } from './realms.ts';

export const Picture = memo(function Picture({ def }: { readonly def: LvCardDef }) {
  const id = useId();
  const dice = diceFor(def.id);
  const realm = REALMS[def.attribute ?? 'magic'];
  const sky = dice.pick(realm.skies);
  const light = dice() < 0.5 ? -1 : 1;
  const ground = GROUNDS[dice.pick(realm.grounds)];
  const horizon = dice.between(196, 232);
  const sun = { x: 200 + light * dice.between(70, 140), y: dice.between(48, 116), r: dice.between(22, 54) };
  const outline = icons[def.art.icon] ?? '';
  const size = def.level >= 4 ? dice.between(232, 256) : dice.between(196, 226);
  const flip = light === 1 && dice() < 0.5;
  return (
    <svg className="picture" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id={`${id}s`} x1="0" y1="0" x2={dice.between(0, 0.4)} y2="1">
          <stop offset="0.05" stopColor={sky.top} />
          <stop offset="0.85" stopColor={sky.low} />
        </linearGradient>
        <radialGradient id={`${id}g`}>
          <stop offset="0" stopColor={sky.light} stopOpacity="0.85" />
          <stop offset="1" stopColor={sky.light} stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width={WIDTH} height={HEIGHT} fill={`url(#${id}s)`} />
      <Shards seed={`${def.id} shards`} sky={sky} x={sun.x} y={sun.y} />
      <circle cx={sun.x} cy={sun.y} r={sun.r * 2.6} fill={`url(#${id}g)`} />
      <Disc seed={`${def.id} disc`} sky={sky} {...sun} />
      <path d={ground(dice, horizon - 26)} fill={sky.far} opacity="0.75" />
      <g opacity="0.16" fill={sky.light}>
        <path
          d={outline}
          transform={`translate(${200 - light * 96} ${dice.between(96, 130)}) scale(${light * 0.78} 0.78) translate(-256 -256)`}
        />
      </g>
      <path d={ground(dice, horizon + 22)} fill={sky.near} opacity="0.92" />
      <Silhouette
        outline={outline}
        x={200 - light * dice.between(0, 22)}
        y={dice.between(146, 158)}
        size={size}
        fill={sky.body}
        rim={sky.light === sky.body ? sky.top : sky.light}
        shadow={sky.near}
        light={light}
        turn={dice.between(-4, 4)}
        flip={flip}
      />
      <path d={GROUNDS.hills(dice, 292)} fill={sky.near} />
      <Motif family={def.family ?? def.art.sign ?? null} seed={`${def.id} motif`} color={sky.light} />
    </svg>
  );
});

/** Long slivers of light from the disc, like cut paper. */
function Shards({
  seed,
  sky,
  x,
  y,
}: {
  readonly seed: string;
  readonly sky: Sky;
  readonly x: number;
  readonly y: number;
}) {
  const dice = diceFor(seed);
  const start = dice.between(0, 6.2);
  const shards = Array.from({ length: 7 }, (_, i) => {
    const a = start + (i / 7) * Math.PI * 2 + dice.between(-0.2, 0.2);
    const b = a + dice.between(0.12, 0.34);
    const far = (angle: number) => `${Math.round(x + Math.cos(angle) * 560)} ${Math.round(y + Math.sin(angle) * 560)}`;
    return `M${x} ${y}L${far(a)}L${far(b)}Z`;
  });
  return <path d={shards.join('')} fill={sky.light} opacity="0.13" />;
}

interface DiscProps {
  readonly seed: string;
  readonly sky: Sky;
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** A sun, a ring, a crystal or a crescent. */
function Disc({ seed, sky, x, y, r }: DiscProps) {
  const dice = diceFor(seed);
  const form = dice.pick(['sun', 'ring', 'crystal', 'crescent'] as const);
  if (form === 'ring')
    return <circle cx={x} cy={y} r={r} fill="none" stroke={sky.light} strokeWidth={r / 6} opacity="0.9" />;
  if (form === 'crystal') {
    const h = r * 1.5;
    return (
      <g fill={sky.light}>
        <path d={`M${x} ${y - h}L${x + r * 0.7} ${y}L${x} ${y + h}Z`} opacity="0.95" />
        <path d={`M${x} ${y - h}L${x - r * 0.7} ${y}L${x} ${y + h}Z`} opacity="0.6" />
      </g>
    );
  }
  if (form === 'crescent') {
    const w = r * 0.55;
    return (
      <path
        d={`M${x} ${y - r}A${r} ${r} 0 1 0 ${x + r} ${y}A${w + r * 0.28} ${w + r * 0.28} 0 1 1 ${x} ${y - r}Z`}
        fill={sky.light}
        opacity="0.95"
      />
    );
  }
  return <circle cx={x} cy={y} r={r} fill={sky.light} opacity="0.95" />;
}
