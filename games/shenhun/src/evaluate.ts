import { opponent, type Seat } from '@taisen/kernel';
import { defOf } from './card.ts';
import { charactersOf, domainOf, extensionOf, type G, miraclesOf, type ShCard } from './state.ts';
import { attackOf, leftOf } from './values.ts';

/**
 * How the table looks to a seat, in power. Hands are thrown away every turn, so only what stays on the table counts:
 * a character is worth what it will take and what it will stop, beyond what it cost.
 */
export function evaluate(g: G, seat: Seat): number {
  return (side(g, seat) - side(g, opponent(seat))) / ODDS;
}

/** So much power ahead makes a win e times as likely as a loss. */
const ODDS = 12;

/** The last points of power are worth more than the first: they are what can still be spent. */
const LAST = 15;

function side(g: G, seat: Seat): number {
  const left = g.s.power[seat] as number;
  let worth = left < LAST ? left * 2 : left + LAST;
  const characters = charactersOf(g, seat);
  for (const card of characters) worth += characterWorth(g, card);
  // Whoever stands alone keeps the deity from being attacked; the third adds least.
  if (characters.length > 0) worth += 4;
  for (const id of miraclesOf(g, seat)) worth += miracleWorth(g, g.s.cards[id] as ShCard);
  if (domainOf(g, seat) >= 0) worth += 3.5;
  if (extensionOf(g, seat) >= 0) worth += 8;
  return worth;
}

function characterWorth(g: G, card: ShCard): number {
  const { keywords, abilities } = defOf(g, card);
  const extras = Object.keys(abilities).length + keywords.length;
  return 2 + 0.8 * attackOf(g, card) + 0.5 * leftOf(g, card) + 0.4 * extras + (card.main === 1 ? 1 : 0);
}

/** What waits is worth more the sooner it comes. */
function miracleWorth(g: G, card: ShCard): number {
  const { cost, type } = defOf(g, card);
  return type === 'special' ? cost * 1.8 - card.countdown * 0.5 : cost * 1.4;
}
