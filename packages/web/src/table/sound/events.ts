/** The sounds of events: at most two for each step, the most important ones. */
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
const BY_IMPORTANCE: readonly Sound[] = ['won', 'lost', 'hit', 'hurt', 'heal', 'place', 'turn', 'move'];

export function soundOf(timbre: Timbre, events: readonly SeenEvent[]): void {
  if (!tableSettings().sound) return;
  const sounds = new Set(events.flatMap(({ type }) => SOUNDS[type] ?? []));
  for (const sound of BY_IMPORTANCE.filter((each) => sounds.has(each)).slice(0, 2)) play(timbre, sound);
}
