/** The attack that has been declared but is not resolved yet. */
import type { SeenEvent } from '@taisen/kernel';

/** Events that end an attack. */
const STRUCK = new Set([
  'damaged',
  'hurt',
  'hit',
  'destroyed',
  'slain',
  'spared',
  'power-lost',
  'attack-ended',
  'won-battle',
  'turn-start',
]);

export function attackUnderWay(events: readonly SeenEvent[]): SeenEvent | null {
  const last = events.findLast(({ type }) => type === 'attacks' || STRUCK.has(type));
  return last?.type === 'attacks' ? last : null;
}
