/** A face for a player, drawn from the id: the same everywhere, without an upload. */
import { diceFor } from '../art/dice.ts';
import { SHAPES, type ShapeName } from '../art/shapes.ts';

const MARKS: readonly ShapeName[] = [
  'flame',
  'drop',
  'leaf',
  'sun',
  'moon',
  'star',
  'heart',
  'diamond',
  'bolt',
  'flower',
];

export function Portrait({ id, size = 48 }: { readonly id: string; readonly size?: number }) {
  const dice = diceFor(id);
  const hue = Math.round(dice.between(0, 359));
  const mark = dice.pick(MARKS);
  const eyes = dice.between(5, 8);
  const smile = dice.between(1, 5);
  const tall = dice.between(22, 28);
  return (
    <svg className="portrait" viewBox="0 0 64 64" width={size} height={size} aria-hidden="true">
      <circle cx="32" cy="32" r="32" fill={`hsl(${hue} 45% 32%)`} />
      <path
        d={SHAPES[mark]}
        fill={`hsl(${(hue + 40) % 360} 65% 62%)`}
        transform={`translate(20 ${dice.between(1, 5)})`}
      />
      <ellipse cx="32" cy="44" rx="20" ry={tall} fill={`hsl(${(hue + 180) % 360} 40% 80%)`} />
      <circle cx={32 - eyes} cy="36" r="2.6" fill="#1b1b1f" />
      <circle cx={32 + eyes} cy="36" r="2.6" fill="#1b1b1f" />
      <path d={`M26 46q6 ${smile} 12 0`} stroke="#1b1b1f" strokeWidth="2" fill="none" strokeLinecap="round" />
    </svg>
  );
}
