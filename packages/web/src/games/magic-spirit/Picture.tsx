/** Magic Spirit's pictures: a night sky, a figure of light, and the threads around it. */

import icons from 'virtual:icons/magic-spirit';
import type { MsCardDef } from '@taisen/magic-spirit';
import { memo, useId } from 'react';
import { diceFor } from '../../art/dice.ts';
import { GROUNDS, HEIGHT, WIDTH } from '../../art/grounds.ts';
import { massOf } from '../../art/mass.ts';
import { ELEMENTS } from './elements.ts';

export const Picture = memo(function Picture({ def }: { readonly def: MsCardDef }) {
  const id = useId();
  const dice = diceFor(def.id);
  const { thread, deep, skies, grounds } = ELEMENTS[def.attribute];
  const [top, low] = dice.pick(skies);
  const ground = GROUNDS[dice.pick(grounds)];
  const outline = icons[def.art.icon] ?? '';
  const x = dice.between(184, 216);
  const y = dice.between(160, 168);
  const size = (def.kind === 'monster' ? 176 + Math.min(def.cost, 8) * 6 : 176) + dice.between(-6, 6);
  const k = size / 512;
  const at = (dx: number, dy: number, by = 1) => `translate(${x + dx} ${y + dy}) scale(${k * by}) translate(-256 -256)`;
  const horizon = dice.between(214, 248);
  return (
    <svg className="picture" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id={`${id}s`} x2="0" y2="1">
          <stop stopColor={top} />
          <stop offset="1" stopColor={low} />
        </linearGradient>
        <radialGradient id={`${id}h`}>
          <stop stopColor={thread} stopOpacity="0.75" />
          <stop offset="1" stopColor={thread} stopOpacity="0" />
        </radialGradient>
        <linearGradient id={`${id}b`} x1={dice() < 0.5 ? 0 : 1} x2="0.5" y2="1">
          <stop stopColor="#ffffff" />
          <stop offset="0.5" stopColor={mix(thread)} />
          <stop offset="1" stopColor={thread} />
        </linearGradient>
      </defs>
      <rect width={WIDTH} height={HEIGHT} fill={`url(#${id}s)`} />
      <Stars seed={`${def.id} stars`} />
      {def.kind === 'monster' ? null : <Ring seed={`${def.id} ring`} color={thread} kind={def.kind} />}
      <circle cx={x} cy={y} r={size * 0.72} fill={`url(#${id}h)`} opacity="0.8" />
      <path d={ground(dice, horizon)} fill={deep} opacity="0.8" />
      <Threads seed={`${def.id} threads behind`} color={thread} count={4} width={2.4} opacity={0.7} />
      <path d={outline} transform={at(-4, 5)} fill={top} opacity="0.75" stroke={top} strokeWidth="16" />
      <path d={massOf(outline)} transform={at(0, 0)} fill={`color-mix(in srgb, ${thread} 46%, ${deep})`} />
      <path d={outline} transform={at(0, 0)} fill={`url(#${id}b)`} />
      <Threads seed={`${def.id} threads before`} color="#ffffff" count={2} width={1.5} opacity={0.75} />
      <path d={GROUNDS.hills(dice, 290)} fill={top} opacity="0.85" />
    </svg>
  );
});

const mix = (color: string) => `color-mix(in srgb, ${color} 45%, white)`;

function Stars({ seed }: { readonly seed: string }) {
  const dice = diceFor(seed);
  const stars = Array.from({ length: 18 }, () => `M${dice.between(4, 396)} ${dice.between(4, 190)}h.1`).join('');
  return <path d={stars} stroke="#fff" strokeWidth="2.6" strokeLinecap="round" opacity="0.6" />;
}

/** Magic, field and phase cards have a woven sign behind the figure. */
function Ring({
  seed,
  color,
  kind,
}: {
  readonly seed: string;
  readonly color: string;
  readonly kind: MsCardDef['kind'];
}) {
  const dice = diceFor(seed);
  const corners = kind === 'field' ? 4 : kind === 'phase' ? 8 : dice.pick([5, 6, 7]);
  const turn = dice.between(0, 60);
  const points = Array.from({ length: corners }, (_, i) => {
    const a = (i / corners) * Math.PI * 2 + turn;
    return [200 + Math.cos(a) * 122, 164 + Math.sin(a) * 122] as const;
  });
  const step = corners === 8 ? 3 : 2;
  const web = points.map(([x, y], i) => {
    const [u, v] = points[(i + step) % corners] as readonly [number, number];
    return `M${Math.round(x)} ${Math.round(y)}L${Math.round(u)} ${Math.round(v)}`;
  });
  return (
    <g fill="none" stroke={color} opacity="0.6" strokeWidth="2">
      <circle cx="200" cy="164" r="122" />
      <circle cx="200" cy="164" r="131" strokeWidth="1" />
      <path d={web.join('')} />
    </g>
  );
}

interface ThreadsProps {
  readonly seed: string;
  readonly color: string;
  readonly count: number;
  readonly width: number;
  readonly opacity: number;
}

function Threads({ seed, color, count, width, opacity }: ThreadsProps) {
  const dice = diceFor(seed);
  const lines = Array.from({ length: count }, () => {
    const y = dice.between(30, 270);
    return `M-10 ${y}C${dice.between(60, 140)} ${y + dice.between(-150, 150)} ${dice.between(220, 320)} ${y + dice.between(-150, 150)} 410 ${dice.between(20, 280)}`;
  });
  return <path d={lines.join('')} fill="none" stroke={color} strokeWidth={width} opacity={opacity} />;
}
