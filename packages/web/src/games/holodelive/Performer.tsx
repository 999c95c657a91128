/** A performer on the stage: hair, face, pose and outfit follow from the card's name. */
import { diceFor } from '../../art/dice.ts';

/** What hangs behind the head, and what lies on it. */
interface Hair {
  readonly behind?: string;
  readonly front: string;
}

const FRINGE = 'M-33-38C-42-98 42-98 33-38L28-34C26-50 18-56 8-52 2-50-6-56-14-50-22-46-26-44-28-34Z';

const HAIR: readonly Hair[] = [
  // bob
  { behind: 'M-34-40C-44-98 44-98 34-40L40-8C24 0-24 0-40-8Z', front: FRINGE },
  // long and straight
  { behind: 'M-34-40C-42-100 42-100 34-40L46 52C30 58 14 10 0 6-14 10-30 58-46 52Z', front: FRINGE },
  // two tails
  {
    behind: 'M-30-66C-78-84-92-18-64 42-62 0-56-34-30-46ZM30-66C78-84 92-18 64 42 62 0 56-34 30-46Z',
    front: 'M-32-44C-40-96 40-96 32-44L28-30C20-52-20-52-28-30Z',
  },
  // one high tail
  {
    behind: 'M10-84C52-118 84-64 62 24 56-18 44-52 16-66Z',
    front: 'M-32-42C-40-96 40-96 32-42L27-30C22-54-10-56-27-30Z',
  },
  // short and ruffled
  {
    front:
      'M-36-34L-42-58-32-60-36-84-18-78-10-98 4-82 22-96 24-76 40-76 33-56 42-44 32-36 26-50 14-46 4-56-8-46-20-52-28-36Z',
  },
  // bun
  {
    behind: 'M-18-92a18 18 0 1 1 36 0a18 18 0 1 1-36 0',
    front: 'M-32-42C-40-92 40-92 32-42L27-32C16-58-16-58-27-32Z',
  },
  // waves to one side
  {
    behind:
      'M-34-40C-46-100 46-100 34-40C52-20 30 4 48 30 56 52 34 60 26 40 34 20 22 0 28-24L-24-26C-26-14-34-8-38-16Z',
    front: 'M-33-36C-42-98 42-98 33-36L26-48C8-44-14-58-28-34Z',
  },
  // hat with a brim
  {
    behind: 'M-30-48L-40 10Q0-2 40 10L30-48Z',
    front: 'M-56-56Q0-76 56-56L50-48Q0-62-50-48ZM-30-60C-30-106 30-106 30-60ZM-28-52L-30-34-22-46ZM28-52L30-34 22-46Z',
  },
];

const POSES = [
  // one arm up
  'M-9-20H9V-6Q34-2 44-34L50-76 62-74 58-26Q52 14 26 26L24 66Q40 92 44 150H-44Q-40 92-24 66L-30 44-28 74-40 74-46 34Q-44 0-9-6Z',
  // hands on hips
  'M-9-20H9V-6Q40 0 60 40L28 66 24 58 44 42 26 26 24 66Q44 96 46 150H-46Q-44 96-24 66L-26 26-44 42-24 58-28 66-60 40Q-40 0-9-6Z',
  // singing
  'M-9-20H9V-6Q40 0 40 26L14-8 22-14Q46 8 50 30L26 44 24 66Q42 96 46 150H-46Q-42 96-24 66L-30 44-30 78-42 78-46 34Q-44 0-9-6Z',
  // both arms wide
  'M-9-20H9V-6Q50-4 84-36L90-26Q60 24 26 26L24 66Q44 94 48 150H-48Q-44 94-24 66L-26 26Q-60 24-90-26L-84-36Q-50-4-9-6Z',
  // at ease
  'M-9-20H9V-6Q44 0 46 34L42 80 30 80 30 44 24 66Q36 100 34 150H-34Q-36 100-24 66L-30 44-30 80-42 80-46 34Q-44 0-9-6Z',
];

const HAIRS = [
  '#2a2140',
  '#6b3a2a',
  '#f2c14e',
  '#e8e4f4',
  '#ff7eb6',
  '#4f8cff',
  '#46c98b',
  '#b43a3a',
  '#8a5cff',
  '#f08a3c',
];
const SKINS = ['#ffe0cc', '#f7cdb0', '#e2a982', '#b97a56', '#8a5638'];
const EYES = ['#3a2a22', '#2c5aa0', '#2f7d4f', '#8a2c5a', '#6a4a9c'];

/** Open, smiling or closed, and a mouth to each. */
const FACES = [
  { eyes: 'open', mouth: 'M-7-25Q0-18 7-25Z' },
  { eyes: 'open', mouth: 'M-5-24Q0-21 5-24' },
  { eyes: 'shut', mouth: 'M-8-26Q0-14 8-26Z' },
  { eyes: 'wink', mouth: 'M-6-25Q1-19 7-26' },
] as const;

interface PerformerProps {
  readonly seed: string;
  /** The colour of the outfit, and of the light behind. */
  readonly color: string;
  readonly rim: string;
}

export function Performer({ seed, color, rim }: PerformerProps) {
  const dice = diceFor(seed);
  const hair = dice.pick(HAIR);
  const pose = dice.pick(POSES);
  const flip = dice() < 0.5 ? -1 : 1;
  const [tint, skin, eyes, face] = [dice.pick(HAIRS), dice.pick(SKINS), dice.pick(EYES), dice.pick(FACES)];
  const dark = (part: string, by: number) => `color-mix(in srgb, ${part} ${100 - by}%, #0c0716)`;
  return (
    <g transform={`translate(200 188) scale(${flip * 1.06} 1.06)`}>
      <g fill={rim} stroke={rim} strokeWidth="7" strokeLinejoin="round">
        <path d={pose} />
        <circle cy="-42" r="26" />
        <path d={`${hair.behind ?? ''}${hair.front}`} />
      </g>
      {hair.behind === undefined ? null : <path d={hair.behind} fill={dark(tint, 26)} />}
      <path d={pose} fill={dark(color, 34)} />
      {/* The shaded half, the collar and the belt. */}
      <path d={pose} fill={dark(color, 66)} clipPath="polygon(50% 0, 100% 0, 100% 100%, 50% 100%)" opacity="0.55" />
      <path d="M-9-20H9L6-2 0 8-6-2Z" fill={dark(skin, 16)} />
      <path d="M-16-8L0 14 16-8 9-10 0 2-9-10Z" fill="#fff" opacity="0.9" />
      <path d="M-25 60Q0 70 25 60L25 70Q0 80-25 70Z" fill="#fff" opacity="0.75" />
      <path d="M-6 22L0 15 6 22 0 29Z" fill={rim} />
      <circle cy="-42" r="26" fill={skin} />
      <path d="M-26-42A26 26 0 0 0 0-16V-68A26 26 0 0 0-26-42Z" fill={dark(skin, 14)} opacity="0.5" />
      <circle cx="-15" cy="-29" r="4.5" fill="#ff6f7d" opacity="0.4" />
      <circle cx="15" cy="-29" r="4.5" fill="#ff6f7d" opacity="0.4" />
      <Eye x={-10} shut={face.eyes === 'shut'} color={eyes} />
      <Eye x={10} shut={face.eyes !== 'open'} color={eyes} />
      <path d={face.mouth} fill={face.mouth.endsWith('Z') ? '#8a1f35' : 'none'} stroke="#8a1f35" strokeWidth="2" />
      <path d={hair.front} fill={tint} />
      <path d="M-22-64Q-4-82 18-70" stroke="#fff" strokeWidth="5" strokeLinecap="round" fill="none" opacity="0.45" />
    </g>
  );
}

function Eye({ x, shut, color }: { readonly x: number; readonly shut: boolean; readonly color: string }) {
  if (shut)
    return <path d={`M${x - 5}-34q5 5 10 0`} stroke="#2a1a22" strokeWidth="2.6" strokeLinecap="round" fill="none" />;
  return (
    <>
      <ellipse cx={x} cy="-35" rx="4.6" ry="6.2" fill="#fff" />
      <ellipse cx={x} cy="-34.5" rx="3.6" ry="5.4" fill={color} />
      <circle cx={x + 1.4} cy="-37" r="1.5" fill="#fff" />
      <path d={`M${x - 6}-39q6-5 12 0`} stroke="#2a1a22" strokeWidth="2.4" strokeLinecap="round" fill="none" />
    </>
  );
}
