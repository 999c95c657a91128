/** The sounds of events: at most two for each step, the most important ones. */
import type { SeenEvent } from '@taisen/kernel';
import { tableSettings } from '../settings.ts';
import { type Events, specOf } from '../value-changes.ts';
import { play, type Sound, type Timbre } from './synth.ts';

/** Of the kernel's own events. */
const SOUNDS: Readonly<Record<string, Sound>> = { won: 'won', 'drawn-game': 'lost', moved: 'move' };
const BY_IMPORTANCE: readonly Sound[] = ['won', 'lost', 'attack', 'loss', 'gain', 'place', 'turn', 'move'];

export function soundOf(game: Events, timbre: Timbre, events: readonly SeenEvent[]): void {
  if (!tableSettings().sound) return;
  const sounds = new Set(events.map(({ type }) => specOf(game, type).sound ?? SOUNDS[type]));
  for (const sound of BY_IMPORTANCE.filter((each) => sounds.has(each)).slice(0, 2)) play(timbre, sound);
}
