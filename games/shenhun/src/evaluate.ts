import { opponent, type Seat } from '@taisen/kernel';
import { defOf } from './card.ts';
import { charactersOf, domainOf, extensionOf, type G, miraclesOf, type ShCard } from './state.ts';
import { attackOf, healthLeft } from './values.ts';

/**
 * The lead of a seat, measured in power. Hands are discarded every turn, so only cards on the table count. A character
 * is worth the power it can take and the attacks it can stop, beyond its cost.
 */
export function evaluate(g: G, seat: Seat): number {
  return (side(g, seat) - side(g, opponent(seat))) / POWER_SCALE;
}

/** A lead of this much power makes a win e times as likely as a loss. */
const POWER_SCALE = 12;

/** Power below this counts double, because it is still needed to pay costs. */
const LOW_POWER = 15;

function side(g: G, seat: Seat): number {
  const left = g.s.power[seat] as number;
  let worth = left < LOW_POWER ? left * 2 : left + LOW_POWER;
  const characters = charactersOf(g, seat);
  for (const card of characters) worth += characterWorth(g, card);
  // The first character protects the deity from attacks, so it is worth more than the next ones.
  if (characters.length > 0) worth += 4;
  for (const id of miraclesOf(g, seat)) worth += miracleWorth(g, g.s.cards[id] as ShCard);
  if (domainOf(g, seat) >= 0) worth += 3.5;
  if (extensionOf(g, seat) >= 0) worth += 8;
  return worth;
}

function characterWorth(g: G, card: ShCard): number {
  const { keywords, abilities } = defOf(g, card);
  const extras = Object.keys(abilities).length + keywords.length;
  return 2 + 0.8 * attackOf(g, card) + 0.5 * healthLeft(g, card) + 0.4 * extras + (card.main === 1 ? 1 : 0);
}

/** A special miracle is worth more the shorter its countdown is. */
function miracleWorth(g: G, card: ShCard): number {
  const { cost, type } = defOf(g, card);
  return type === 'special' ? cost * 1.8 - card.countdown * 0.5 : cost * 1.4;
}
