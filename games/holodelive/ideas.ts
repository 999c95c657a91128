/** What HOLOdeLIVE is about. See `Idea`. */
import type { Idea, SeenEvent } from '@taisen/kernel';
import { RANKS } from './src/index.ts';

/** The ranks that won showdowns. */
function winningRanks(events: readonly SeenEvent[]): Set<string> {
  const won = new Set<string>();
  let shown: string[] = [];
  for (const { type, seat, how } of events) {
    if (type === 'showdown') shown[seat as number] = how as string;
    if (type !== 'round-won') continue;
    const rank = shown[seat as number];
    if (rank !== undefined) won.add(rank);
    shown = [];
  }
  return won;
}

export const ideas: readonly Idea[] = [
  {
    id: 'guest',
    what: 'a guest is opened',
    between: [0.5, 1],
    happens: ({ events }) => events.some(({ type }) => type === 'guest-opened'),
  },
  {
    id: 'showdown',
    what: 'a round is decided by showdown',
    between: [0.5, 1],
    happens: ({ events }) => events.some(({ type }) => type === 'showdown'),
  },
  ...RANKS.map(
    (rank): Idea => ({
      id: `${rank}-wins`,
      what: `a unit of rank ${rank} wins a showdown`,
      between: [0.02, 0.95],
      happens: ({ events }) => winningRanks(events).has(rank),
    }),
  ),
];
