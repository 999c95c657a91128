/** A performer seen against the light: hair, pose and clothes follow from the card's name. */
import { diceFor } from '../../art/dice.ts';

const HAIR = [
  // bob
  'M-34-40C-44-98 44-98 34-40L38-14C30-10 26-24 26-40H-26C-26-24-30-10-38-14Z',
  // long and straight
  'M-34-40C-42-100 42-100 34-40L46 52C30 58 14 10 0 6-14 10-30 58-46 52Z',
  // two tails
  'M-32-44C-40-96 40-96 32-44L28-26C20-46-20-46-28-26ZM-30-66C-78-84-92-18-64 42-62 0-56-34-30-46ZM30-66C78-84 92-18 64 42 62 0 56-34 30-46Z',
  // one high tail
  'M-32-42C-40-96 40-96 32-42L27-26C20-46-20-46-27-26ZM10-84C52-118 84-64 62 24 56-18 44-52 16-66Z',
  // short and ruffled
  'M-36-34L-42-58-32-60-36-84-18-78-10-98 4-82 22-96 24-76 40-76 33-56 42-44 32-36C24-52-24-52-30-34Z',
  // bun
  'M-32-42C-40-92 40-92 32-42L27-28C20-46-20-46-27-28ZM-18-92a18 18 0 1 1 36 0a18 18 0 1 1-36 0',
  // waves to one side
  'M-34-40C-46-100 46-100 34-40C52-20 30 4 48 30 56 52 34 60 26 40 34 20 22 0 28-24L-24-26C-26-14-34-8-38-16Z',
  // hat with a brim
  'M-56-54Q0-74 56-54L50-46Q0-60-50-46ZM-30-58C-30-104 30-104 30-58ZM-30-48L-38 12Q0-4 38 12L30-48Z',
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

interface PerformerProps {
  readonly seed: string;
  readonly color: string;
  readonly rim: string;
}

export function Performer({ seed, color, rim }: PerformerProps) {
  const dice = diceFor(seed);
  const hair = dice.pick(HAIR);
  const pose = dice.pick(POSES);
  const flip = dice() < 0.5 ? -1 : 1;
  const body = (
    <>
      <path d={pose} />
      <circle cy="-42" r="26" />
      <path d={hair} />
    </>
  );
  return (
    <g transform={`translate(200 188) scale(${flip * 1.06} 1.06)`}>
      <g fill={rim} stroke={rim} strokeWidth="5" strokeLinejoin="round">
        {body}
      </g>
      <g fill={color}>{body}</g>
    </g>
  );
}
