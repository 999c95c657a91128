/** The faces of the bots, drawn by code. */
import './face.css';
import { LEVELS } from '@taisen/bots';
import type { ReactNode } from 'react';

/** An eye with a light in it. */
const eye = (x: number, y: number, r: number, ink: string) => (
  <g key={x}>
    <circle cx={x} cy={y} r={r} fill={ink} />
    <circle cx={x + r * 0.35} cy={y - r * 0.35} r={r * 0.32} fill="#fff" />
  </g>
);
const eyes = (y: number, apart: number, r: number, ink: string) => [
  eye(50 - apart, y, r, ink),
  eye(50 + apart, y, r, ink),
];

const Chick = (
  <>
    <path d="M44 20q2-12 8-13-2 6 3 6-4 1-3 8z" fill="#e0a21b" />
    <circle cx="50" cy="56" r="36" fill="#ffd75e" />
    <circle cx="27" cy="64" r="6" fill="#ff9d8a" />
    <circle cx="73" cy="64" r="6" fill="#ff9d8a" />
    {eyes(51, 15, 5.5, '#3a2a10')}
    <path d="M42 61h16l-8 11z" fill="#e2792b" />
  </>
);
const Rabbit = (
  <>
    <path d="M34 40Q20 2 33 3t14 32z" fill="#e9dfd6" />
    <path d="M66 40Q80 2 67 3T53 35z" fill="#e9dfd6" />
    <path d="M36 34Q27 10 34 10t8 22zM64 34Q73 10 66 10t-8 22z" fill="#f0a9ab" />
    <ellipse cx="50" cy="62" rx="33" ry="30" fill="#f7f0e8" />
    {eyes(57, 14, 5.5, '#4b2f3a')}
    <path d="M45 67h10l-5 5z" fill="#e57d85" />
    <path
      d="M50 72v5m0 0q-6 6-11 1m11-1q6 6 11 1"
      fill="none"
      stroke="#4b2f3a"
      strokeWidth="2.4"
      strokeLinecap="round"
    />
    <path d="M47.5 78h5v7h-5z" fill="#fff" />
  </>
);
const Fox = (
  <>
    <path d="M14 10l24 16-18 24zM86 10L62 26l18 24z" fill="#c8571d" />
    <path d="M20 18l14 11-11 13zM80 18L66 29l11 13z" fill="#40211a" />
    <path d="M50 22q36 0 36 26 0 18-36 46-36-28-36-46 0-26 36-26z" fill="#ee7b30" />
    <path d="M15 52q18 2 35 42Q22 74 15 52zM85 52q-18 2-35 42 28-20 35-42z" fill="#fdf3e4" />
    <path d="M27 49q8-7 15 1-8 4-15-1zM73 49q-8-7-15 1 8 4 15-1z" fill="#2b1610" />
    <path d="M43 84q7-6 14 0-4 9-7 9t-7-9z" fill="#2b1610" />
  </>
);
const Owl = (
  <>
    <path d="M16 12q18 2 34 14 16-12 34-14 2 22-4 34H20q-6-12-4-34z" fill="#54678a" />
    <ellipse cx="50" cy="58" rx="36" ry="36" fill="#6d82a8" />
    <circle cx="34" cy="50" r="17" fill="#f2ecdd" />
    <circle cx="66" cy="50" r="17" fill="#f2ecdd" />
    {eyes(50, 15, 8.5, '#20273a')}
    <path d="M45 60h10l-5 13z" fill="#eab04c" />
    <path d="M36 80q7 6 14 0 7 6 14 0M42 88q4 4 8 0 4 4 8 0" fill="none" stroke="#48597a" strokeWidth="3" />
  </>
);
const Dragon = (
  <>
    <path d="M30 32Q12 22 14 4q10 14 26 18zM70 32Q88 22 86 4 76 18 60 22z" fill="#d9c389" />
    <path d="M50 18q34 2 32 32-1 16-12 20l-6 22H36l-6-22Q19 66 18 50q-2-30 32-32z" fill="#2f6d5e" />
    <path d="M50 18l7 14-7 12-7-12z" fill="#7cc4a4" />
    <path d="M24 48l20 5q-6 10-14 6zM76 48l-20 5q6 10 14 6z" fill="#ffce54" />
    <path d="M35 50.5l3 8M65 50.5l-3 8" stroke="#1b1208" strokeWidth="3.4" strokeLinecap="round" />
    <path d="M40 76q3-4 6 0M54 76q3-4 6 0" fill="none" stroke="#123a31" strokeWidth="3" strokeLinecap="round" />
    <path d="M34 86q16 6 32 0l-3 6-5-3-4 5-4-4-4 4-4-5-5 3z" fill="#f4efe2" />
  </>
);

/** By the name that a level's character gives. */
const DRAWINGS: Readonly<Record<string, readonly [drawing: ReactNode, ground: string]>> = {
  chicken: [Chick, '#bfe3d4'],
  'rabbit-head': [Rabbit, '#b9cdef'],
  'fox-head': [Fox, '#f3dfa6'],
  owl: [Owl, '#c9d3f2'],
  'dragon-head': [Dragon, '#f0cdb8'],
};

export const hasDrawing = (face: string): boolean => face in DRAWINGS;

/** A level's face. The name stands beside it, so it is hidden from readers. */
export function Face({ level }: { readonly level: string }) {
  const { face = '' } = LEVELS.find(({ id }) => id === level) ?? {};
  const [drawing = null, ground = '#888'] = DRAWINGS[face] ?? [];
  return (
    <svg className="bot-face" viewBox="0 0 100 100" aria-hidden="true">
      <circle cx="50" cy="50" r="50" fill={ground} />
      <g transform="translate(12 13) scale(0.76)">{drawing}</g>
    </svg>
  );
}
