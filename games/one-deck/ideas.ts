/** What One-Deck Duel is about. See `Idea`. */
import type { Idea, Told } from '@taisen/kernel';

/** The most cards that lay in the chain at once. */
function longestChain({ events }: Told): number {
  let [now, longest] = [0, 0];
  for (const { type, from, to } of events) {
    if (type !== 'moved') continue;
    if (to === 'chain') longest = Math.max(longest, ++now);
    if (from === 'chain') now--;
  }
  return longest;
}

export const ideas: readonly Idea[] = [
  { id: 'chain-2', what: 'a card is answered', between: [0.3, 1], happens: (told) => longestChain(told) >= 2 },
  { id: 'chain-3', what: 'an answer is answered', between: [0.02, 0.95], happens: (told) => longestChain(told) >= 3 },
  {
    id: 'trap',
    what: 'a set card is used',
    between: [0.3, 1],
    happens: ({ events }) => events.some(({ type, from }) => type === 'moved' && from?.startsWith('traps:') === true),
  },
];
