/** What is heard of what happened: at most two sounds a step, the weightiest. */
import type { SeenEvent } from '@taisen/kernel';
import { tableSettings } from '../settings.ts';
import { play, type Sound, type Timbre } from './synth.ts';

const SOUNDS: Readonly<Record<string, Sound>> = {
  won: 'won',
  'drawn-game': 'lost',
  attacks: 'hit',
  damaged: 'hurt',
  hurt: 'hurt',
  hit: 'hurt',
  destroyed: 'hurt',
  slain: 'hurt',
  healed: 'heal',
  mended: 'heal',
  summoned: 'place',
  played: 'place',
  placed: 'place',
  'placed-attack': 'place',
  'placed-defence': 'place',
  set: 'place',
  deployed: 'place',
  used: 'place',
  'turn-start': 'turn',
  moved: 'move',
};
const WEIGHT: readonly Sound[] = ['won', 'lost', 'hit', 'hurt', 'heal', 'place', 'turn', 'move'];

export function soundOf(timbre: Timbre, events: readonly SeenEvent[]): void {
  if (!tableSettings().sound) return;
  const heard = new Set(events.flatMap(({ type }) => SOUNDS[type] ?? []));
  for (const sound of WEIGHT.filter((each) => heard.has(each)).slice(0, 2)) play(timbre, sound);
}
