import {
  type CardId,
  emit,
  move,
  NO_CARD,
  type Op,
  type Option,
  opponent,
  playerValue,
  type RuleId,
  runTriggers,
  type Seat,
  settle,
  zoneOf,
} from '@taisen/kernel';
import { defOf } from './card.ts';
import { hasKeyword, keywordOf } from './keywords.ts';
import { damage, destroyDamaged } from './leave.ts';
import { losePower } from './power.ts';
import { BEHIND_ALL, type Defender, defendersOf, mayReach, reachOf } from './protection.ts';
import {
  charactersOf,
  countCharacters,
  domainOf,
  extensionOf,
  FRONT,
  type G,
  isStanding,
  MIDDLE,
  mainFighter,
  miraclesOf,
  onField,
  ROWS,
  type Row,
  type ShCard,
  standsIn,
} from './state.ts';
import { attackOf, attacksOf, pierceOf } from './values.ts';

/** SH-4.4: without characters there is no action in a battle phase. SH-4.6: a table may rule out the first one. */
export function mayBattle(g: G, seat: Seat): true | RuleId {
  if (g.s.turn === 1 && !g.rulings.firstTurnBattle) return 'SH-4.6';
  return countCharacters(g, seat) > 0 ? true : 'SH-4.4';
}

/** SH-4.4: the main fighter may move to another row before the first attack, or by ruling before each one. */
export function mayMove(g: G, seat: Seat, card: ShCard, row: Row): true | RuleId {
  if (card.main === 0 || !isStanding(card) || card.controller !== seat || standsIn(card) === row) return 'SH-4.4';
  if (g.s.step !== 'battle') return 'SH-4.4';
  if (movesLeft(g, seat)) return true;
  return playerValue(g, 'moves', seat, 1) === 0 ? 'text' : 'SH-4.4';
}

function movesLeft(g: G, seat: Seat): boolean {
  if (g.s.moves >= playerValue(g, 'moves', seat, g.rulings.mainMoves)) return false;
  if (g.s.attacks === 0) return true;
  // A move is made before an attack: after the last one there is none.
  return g.rulings.moveBefore === 'each' && charactersOf(g, seat).some((card) => mayAttack(g, seat, card) === true);
}

export const MOVES = ['move-front', 'move-middle', 'move-back'] as const;

/** Whether a character may attack now, whatever the target. */
export function mayAttack(g: G, seat: Seat, card: ShCard): true | RuleId {
  if (!isStanding(card) || card.controller !== seat) return 'SH-8.1';
  if (g.s.step !== 'battle') return 'SH-4.4';
  if (card.came === g.s.turn && !g.rulings.summonedAttacks) return 'SH-5.8';
  if (card.attacks < attacksOf(g, card)) return true;
  return card.attacks === 0 ? 'text' : 'SH-8.6';
}

/** SH-8.1: whether this attacker may attack this card. */
export function mayTarget(g: G, seat: Seat, attacker: ShCard, target: ShCard): true | RuleId {
  if (target.controller === seat || !onField(target)) return 'SH-8.1';
  if (isStanding(target)) {
    const defenders = defendersOf(g, target.controller);
    const found = defenders.find(({ id }) => id === target.id) as Defender;
    return mayReach(defenders, found, reachOf(g, attacker));
  }
  const { type } = defOf(g, target);
  if (type === 'domain' && !hasKeyword(g, attacker, 'breaker')) return 'SH-7.6';
  if (type !== 'domain' && type !== 'lasting') return 'SH-8.1';
  return mayReachMiracles(g, defendersOf(g, target.controller), attacker);
}

/** SH-8.2: characters protect only characters, unless the table rules that fronts block all attacks. */
const mayReachMiracles = (g: G, defenders: readonly Defender[], attacker: ShCard): true | RuleId =>
  g.rulings.frontsBlock === 'characters' ? true : mayReach(defenders, BEHIND_ALL, reachOf(g, attacker));

/** SH-8.1, SH-8.5: the deity may be attacked only when it has no characters, unless the attacker's text allows it. */
export const mayStrike = (g: G, seat: Seat, attacker: ShCard): true | RuleId =>
  countCharacters(g, opponent(seat)) === 0 || pierceOf(g, attacker) > 0 ? true : 'SH-8.1';

export function battleOptions(g: G, seat: Seat): Option[] {
  const options: Option[] = [];
  const enemy = opponent(seat);
  const attackers = charactersOf(g, seat);
  let defenders: Defender[] | null = null;
  for (let i = 0; i < attackers.length; i++) {
    const attacker = attackers[i] as ShCard;
    if (mayAttack(g, seat, attacker) !== true) continue;
    const card = attacker.id;
    defenders ??= defendersOf(g, enemy);
    if (defenders.length === 0 || pierceOf(g, attacker) > 0) options.push({ do: 'strike', card });
    const reach = reachOf(g, attacker);
    for (let j = 0; j < defenders.length; j++) {
      const target = defenders[j] as Defender;
      if (mayReach(defenders, target, reach) === true) options.push({ do: 'attack', card, target: target.id });
    }
    if (mayReachMiracles(g, defenders, attacker) === true) addMiraclesAndDomains(g, seat, attacker, options);
  }
  addMoves(g, seat, options);
  return options;
}

/** Attacks on miracles and domains. */
function addMiraclesAndDomains(g: G, seat: Seat, attacker: ShCard, options: Option[]): void {
  const enemy = opponent(seat);
  const miracles = miraclesOf(g, enemy);
  for (let i = 0; i < miracles.length; i++) {
    const target = miracles[i] as CardId;
    if (defOf(g, target).type === 'lasting') options.push({ do: 'attack', card: attacker.id, target });
  }
  const domain = domainOf(g, enemy);
  const extension = extensionOf(g, enemy);
  if ((domain === NO_CARD && extension === NO_CARD) || !hasKeyword(g, attacker, 'breaker')) return;
  if (domain !== NO_CARD) options.push({ do: 'attack', card: attacker.id, target: domain });
  if (extension !== NO_CARD) options.push({ do: 'attack', card: attacker.id, target: extension });
}

function addMoves(g: G, seat: Seat, options: Option[]): void {
  const main = movesLeft(g, seat) ? mainFighter(g, seat) : null;
  if (main === null) return;
  for (const row of ROWS)
    if (mayMove(g, seat, main, row) === true) options.push({ do: MOVES[row - FRONT] as string, card: main.id });
}

/** SH-4.4: moves the main fighter to another row. */
export function moveMain(g: G, seat: Seat, id: CardId, verb: string): void {
  const row = (FRONT + MOVES.indexOf(verb as (typeof MOVES)[number])) as Row;
  g.s.moves++;
  move(g, id, zoneOf(row, seat));
  emit(g, { type: 'stepped', card: id, seat, how: row === FRONT ? 'front' : row === MIDDLE ? 'middle' : 'back' });
}

/** A whole attack: declaration, damage, and the effects that it triggers. Without a target it attacks the deity. */
// biome-ignore lint/suspicious/noConfusingVoidType: returns an operation only if something was triggered
export function attack(g: G, seat: Seat, id: CardId, target: CardId = NO_CARD): Op | void {
  const attacker = g.s.cards[id] as ShCard;
  attacker.attacks++;
  attacker.exhausted = true;
  g.s.attacks++;
  if (g.rulings.moveBefore === 'each') g.s.moves = 0;
  if (target === NO_CARD) emit(g, { type: 'attacks', card: id, seat });
  else {
    emit(g, { type: 'attacks', card: id, seat, target });
    emit(g, { type: 'attacked', card: target, target: id });
  }
  return g.s.triggers.length > 0 ? afterDeclaring(g, seat, attacker, target) : resolveAttack(g, seat, attacker, target);
}

function* afterDeclaring(g: G, seat: Seat, attacker: ShCard, target: CardId): Op {
  yield* runTriggers(g);
  if (g.s.result !== null) return;
  const rest = resolveAttack(g, seat, attacker, target);
  if (rest !== undefined) yield* rest;
}

/** Resolves the attack. If one of the two has left the field, the attack is over and counts as made. */
// biome-ignore lint/suspicious/noConfusingVoidType: returns an operation only if something was triggered
function resolveAttack(g: G, seat: Seat, attacker: ShCard, target: CardId): Op | void {
  if (!isStanding(attacker)) return;
  if (target === NO_CARD) strike(g, seat, attacker);
  else if (onField(g.s.cards[target] as ShCard)) dealAttackDamage(g, attacker, g.s.cards[target] as ShCard);
  settle(g);
  if (g.s.triggers.length > 0) return runTriggers(g);
}

/** SH-8.5: the deity loses 1 power, whatever the attacker's attack. */
function strike(g: G, seat: Seat, attacker: ShCard): void {
  if (mayStrike(g, seat, attacker) !== true) return;
  losePower(g, opponent(seat), Math.max(1, pierceOf(g, attacker)), 'attack', attacker.id);
  emit(g, { type: 'struck', card: attacker.id, seat: opponent(seat) });
}

/**
 * SH-5.7: the damage of the attacker and of a counter are dealt at the same time; then cards without health are
 * destroyed.
 */
function dealAttackDamage(g: G, attacker: ShCard, target: ShCard): void {
  const isCharacter = isStanding(target);
  const countered = isCharacter && strikesBack(g, target) ? attackDamage(g, target, attacker) : 0;
  damage(g, target.id, attackDamage(g, attacker, target), 'attack', attacker.id);
  damage(g, attacker.id, countered, 'attack', target.id);
  const enemy = target.controller;
  destroyDamaged(g, 'attack');
  if (!isCharacter || isStanding(target)) return;
  emit(g, { type: 'kills', card: attacker.id, target: target.id });
  losePower(g, enemy, keywordOf(g, attacker, 'reap'), 'effect', attacker.id);
}

function strikesBack(g: G, card: ShCard): boolean {
  const mode = g.rulings.strikeBack;
  return mode === 'keyword' ? hasKeyword(g, card, 'counter') : mode === 'all';
}

/** The damage of an attack. 堅甲 reduces it, but not below 1. */
function attackDamage(g: G, from: ShCard, to: ShCard): number {
  const amount = attackOf(g, from);
  return amount <= 1 ? amount : Math.max(1, amount - keywordOf(g, to, 'armor'));
}
