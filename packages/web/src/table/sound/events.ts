/** The sounds of events: at most two for each step, the most important ones. */
import type { SeenEvent } from '@taisen/kernel';
import type { Cues } from '../effects/cues.ts';
import { tableSettings } from '../settings.ts';
import { type Events, specOf } from '../value-changes.ts';
import { play, type Sound, type Timbre } from './synth.ts';

/** Of the kernel's own events. */
const SOUNDS: Readonly<Record<string, Sound>> = { won: 'won', 'drawn-game': 'lost', moved: 'move' };
const BY_IMPORTANCE: readonly Sound[] = ['won', 'lost', 'attack', 'loss', 'gain', 'place', 'turn', 'move'];
/** Played by the motions themselves, at the right moment. */
const IN_MOTION: readonly Sound[] = ['attack', 'loss', 'gain', 'turn'];

/** With cues, only what they do not play. */
export function soundOf(game: Events, timbre: Timbre, events: readonly SeenEvent[], cues?: Cues): void {
  const { sound, volume } = tableSettings();
  if (!sound) return;
  const sounds = new Set(events.map(({ type }) => specOf(game, type).sound ?? SOUNDS[type]));
  const played = BY_IMPORTANCE.filter((each) => sounds.has(each) && !(cues !== undefined && IN_MOTION.includes(each)));
  for (const each of played.slice(0, 2)) play(timbre, each, volume);
}

export const soundPlayer = (timbre: Timbre) => (sound: Sound) => {
  const { sound: on, volume } = tableSettings();
  if (on) play(timbre, sound, volume);
};
