/** What Shenhun is about. See `Idea`. */
import type { Idea, Seat, SeenEvent, Told } from '@taisen/kernel';
import type { ShCardDef } from './src/card.ts';
import { CARDS } from './src/cards/index.ts';
import { mainOf } from './src/deck.ts';
import { BACK, type ShCard, type ShState } from './src/state.ts';

const defs = new Map<string, ShCardDef>(CARDS.map((card) => [card.id, card]));
const happens = (wanted: string) => (told: Told) => told.events.some(({ type }) => type === wanted);

/** The winner's own events of a type that are about such a card. */
const byWinner = (told: Told, wanted: string, such: (def: ShCardDef) => boolean = () => true): readonly SeenEvent[] =>
  told.events.filter(({ type, seat, card }) => {
    const def = defs.get(card?.card ?? '');
    return type === wanted && seat === told.winner && def !== undefined && such(def);
  });
/** What the winner's myth card took from the opponent. */
const drained = (myth: string) => (told: Told) =>
  told.events.some(({ type, seat, card }) => type === 'power-lost' && card?.card === myth && seat !== told.winner);
/** In how many attacks the winner's main fighter took part; a copy of the card counts, too. */
const mainAttacks = (told: Told): number => {
  const deck = told.lists[told.winner as Seat];
  return byWinner(told, 'attacks', ({ id }) => id === deck[mainOf(deck)]).length;
};
/** How each deity means to win. */
const WAYS: Readonly<Record<string, readonly [what: string, won: (told: Told) => boolean]>> = {
  'myriad-mother': ['by numbers: eight or more summons', (told) => byWinner(told, 'summoned').length >= 8],
  'peak-titan': ['by its giant: it attacks four times or more', (told) => mainAttacks(told) >= 4],
  'mirror-lord': ["from a domain on the opponent's field", drained('mirror-lord')],
  'soul-ferrier': ['by those who return', drained('soul-ferrier')],
  'hundred-smith': [
    'with two artifacts or more',
    (told) => byWinner(told, 'used', ({ artifact }) => artifact).length >= 2,
  ],
  'star-keeper': ['by an hour that strikes', drained('star-keeper')],
  'far-archer': [
    'from the back row: four attacks or more',
    (told) => byWinner(told, 'attacks', ({ row }) => row === BACK).length >= 4,
  ],
  'withered-vizier': ['by what every kill takes', drained('withered-vizier')],
};

/** A card that has died came back: it stands, or has died again. */
const hasReturned = ({ state }: Told): boolean =>
  (state as ShState).cards.some(({ deaths, came }: ShCard) => deaths > 1 || (deaths > 0 && came > 0));

export const ideas: readonly Idea[] = [
  { id: 'death', what: 'a character is killed', between: [0.8, 1], happens: happens('slain') },
  { id: 'return', what: 'one that was killed comes back', between: [0.2, 1], happens: hasReturned },
  { id: 'domain', what: 'a domain is deployed', between: [0.5, 1], happens: happens('deployed') },
  {
    id: 'extension',
    what: "one is extended to the opponent's field",
    between: [0.03, 1],
    happens: happens('extended'),
  },
  { id: 'move', what: 'a main fighter moves to another row', between: [0, 1], happens: happens('stepped') },
  ...Object.entries(WAYS).map(
    ([myth, [what, won]]): Idea => ({
      id: myth,
      what: `a win of ${defs.get(myth)?.name.en} is won ${what}`,
      // The mirror lord's own way is rare between greedy bots.
      between: [myth === 'mirror-lord' ? 0 : 0.05, 1],
      happens: (told) => (told.winner !== null && told.lists[told.winner].includes(myth) ? won(told) : null),
    }),
  ),
];
