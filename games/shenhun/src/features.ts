/** The features of a Shenhun position. Hands are discarded every turn, so only cards on the table count. */
import { featuresOf, flag, type Seat } from '@taisen/kernel';
import { defOf } from './card.ts';
import {
  BACK,
  charactersOf,
  deckOf,
  discardOf,
  domainOf,
  extensionOf,
  FRONT,
  type G,
  mainFighter,
  miraclesOf,
  type ShCard,
  type ShState,
  standsIn,
} from './state.ts';
import { attackOf, healthLeft } from './values.ts';

/** Below this many tens of power, the missing power is a feature of its own. */
const LOW_POWER = 2;

function side(g: G, seat: Seat): number[] {
  const tens = (g.s.power[seat] as number) / 10;
  let [count, front, back, attack, best, left, extras] = [0, 0, 0, 0, 0, 0, 0];
  for (const card of charactersOf(g, seat)) {
    const { keywords, abilities } = defOf(g, card);
    const own = attackOf(g, card) / 5;
    count++;
    attack += own;
    best = Math.max(best, own);
    left += healthLeft(g, card) / 5;
    extras += (Object.keys(abilities).length + Object.keys(keywords).length) / 3;
    if (standsIn(card) === FRONT) front++;
    if (standsIn(card) === BACK) back++;
  }
  let [miracles, waiting, lasting] = [0, 0, 0];
  for (const id of miraclesOf(g, seat)) {
    const card = g.s.cards[id] as ShCard;
    const { cost, type } = defOf(g, card);
    miracles++;
    if (type === 'special') waiting += cost / (5 * (1 + card.countdown));
    else lasting += cost / 5;
  }
  const main = mainFighter(g, seat);
  return [
    tens,
    Math.max(0, LOW_POWER - tens),
    Math.max(0, LOW_POWER / 2 - tens),
    count,
    flag(count === 0),
    front,
    back,
    attack,
    best,
    left,
    extras,
    flag(main !== null),
    main === null ? 0 : healthLeft(g, main) / 5,
    miracles,
    waiting,
    lasting,
    flag(domainOf(g, seat) >= 0),
    flag(extensionOf(g, seat) >= 0),
    deckOf(g, seat).length / 10,
    discardOf(g, seat).length / 10,
  ];
}

function table(g: G, viewer: Seat): number[] {
  const { active, turn } = g.s;
  return [active === viewer ? 1 : -1, Math.min(turn, 30) / 10];
}

export const features = featuresOf<ShState>({
  side: {
    names: [
      'power',
      'lack of power',
      'great lack of power',
      'characters',
      'empty field',
      'front row',
      'back row',
      'attack',
      'best attack',
      'health left',
      'abilities',
      'main fighter',
      'health of the main fighter',
      'miracles',
      'special miracles by what they wait',
      'lasting miracles',
      'domain',
      'extension',
      'deck',
      'discard',
    ],
    of: side,
  },
  table: { names: ['my turn', 'turn'], of: table },
});
