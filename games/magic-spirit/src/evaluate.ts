/** The lead of a seat, measured in life, from public facts. */
import { NO_CARD, opponent, type Seat } from '@taisen/kernel';
import { attackContinues, counterTo, dealtBy, directStrike } from './battle.ts';
import { defOf } from './card.ts';
import { countingTokens, matching } from './charge.ts';
import { percent } from './percent.ts';
import { deckOf, fieldOf, type G, handOf, type MsCard, monstersOf, phaseOf } from './state.ts';
import { STATUSES, type Status } from './statuses.ts';
import { activeTokens, MOST_TOKENS } from './tokens.ts';
import { attackOf, hpOf, piercingOf } from './values.ts';

/**
 * The worth of a card in hand. A charge must be worth more, or a bot would never charge. Cards beyond LARGE_HAND are
 * worth less.
 */
const HAND_CARD = 300;
const LARGE_HAND = 6;
const EXTRA_HAND_CARD = 100;
const TOKEN = 150;
const ACTIVE_TOKEN = 50;
/** Active tokens up to this number count extra, because they can pay for a setsuna. */
const SETSUNA_TOKENS = 3;

/** A lead of this much makes a win e times as likely as a loss. */
const LIFE_SCALE = 2000;

export function evaluate(g: G, seat: Seat): number {
  const { active } = g.s;
  const worth = side(g, seat) - side(g, opponent(seat)) + (active === seat ? 1 : -1) * attackUnderWay(g);
  // The opponent gets a card and a token in any case, so passing the turn must not look like a loss.
  return (active === seat ? worth - turnStartWorth(g, opponent(seat)) : worth) / LIFE_SCALE;
}

/** The worth of what a player gets at the start of a turn. */
function turnStartWorth(g: G, seat: Seat): number {
  const { tokens, rested } = g.s;
  const activated =
    Math.min(SETSUNA_TOKENS, (tokens[seat] as number) + 1) - Math.min(SETSUNA_TOKENS, activeTokens(g, seat));
  const draw =
    deckOf(g, seat).length > 0 ? handWorth(handOf(g, seat).length + 1) - handWorth(handOf(g, seat).length) : 0;
  return (
    draw + ((tokens[seat] as number) < MOST_TOKENS ? TOKEN : 0) + (rested[seat] === 0 ? 0 : activated * ACTIVE_TOKEN)
  );
}

const handWorth = (count: number): number =>
  Math.min(count, LARGE_HAND) * HAND_CARD + Math.max(0, count - LARGE_HAND) * EXTRA_HAND_CARD;

function side(g: G, seat: Seat): number {
  const life = g.s.life[seat] as number;
  // Life below 2000 counts double.
  let worth = life + Math.min(life, 2000) + handWorth(handOf(g, seat).length);
  for (const monster of monstersOf(g, seat)) worth += worthOf(g, monster);
  if (fieldOf(g, seat) !== NO_CARD) worth += 600;
  const phase = phaseOf(g, seat);
  // The last stage removes the card: its effect must be worth more than the card.
  if (phase !== NO_CARD) worth += 700 + 450 * (g.s.cards[phase] as MsCard).stage;
  worth += (g.s.tokens[seat] as number) * TOKEN + Math.min(SETSUNA_TOKENS, activeTokens(g, seat)) * ACTIVE_TOKEN;
  for (const { kind, target } of g.s.effects) {
    if (kind in STATUSES && g.s.cards[target]?.controller === seat) worth += STATUSES[kind as Status].good ? 150 : -250;
  }
  return worth;
}

const worthOf = (g: G, monster: MsCard): number =>
  200 + attackOf(g, monster) * 0.9 + hpOf(g, monster) * 0.6 + readiness(g, monster);

/** A usable skill is worth more than the cards that charge it; half of its charges are worth less than half. */
function readiness(g: G, monster: MsCard): number {
  const { abilities, skills } = defOf(g, monster);
  let worth = 0;
  for (const key of skills) {
    const charge = abilities[key]?.charge;
    if (charge === undefined) continue;
    const charges = matching(g, monster, charge.attribute) + countingTokens(g, monster, charge.attribute);
    const full = charge.count === 1 ? 450 : 1000;
    worth = Math.max(worth, charges >= charge.count ? full : (full * charges) / 2.5);
  }
  return worth;
}

/** What an attack that is declared but not resolved will bring its player. */
function attackUnderWay(g: G): number {
  const { cards, attacker: id, target: at } = g.s;
  if (id === NO_CARD || !attackContinues(g)) return 0;
  const attacker = cards[id] as MsCard;
  if (at === NO_CARD) return directStrike(g, attacker);
  const target = cards[at] as MsCard;
  const dealt = dealtBy(g, attacker, target);
  const excess = dealt - hpOf(g, target);
  const won = excess >= 0 ? worthOf(g, target) + percent(excess, piercingOf(g, attacker)) : dealt * 0.6;
  const counter = counterTo(g, attacker, target);
  return won - (counter >= hpOf(g, attacker) ? worthOf(g, attacker) : counter * 0.6);
}
