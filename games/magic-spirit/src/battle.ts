import {
  type CardId,
  emit,
  FOREVER,
  NO_CARD,
  type Option,
  opponent,
  type RuleId,
  type Seat,
  settle,
} from '@taisen/kernel';
import { destroyAtZeroHp, fallAtZeroHp, loseHp, regainHp } from './leave.ts';
import { damagePlayer } from './life.ts';
import { percent } from './percent.ts';
import { countMonsters, fieldOf, type G, inPlay, type MsCard, monstersOf, phaseOf, placesOf } from './state.ts';
import { inflict } from './statuses.ts';
import { underdog } from './underdog.ts';
import {
  attackOf,
  attacksDirectly,
  attacksOf,
  counterOf,
  damageTaken,
  hpOf,
  isGuardian,
  isHidden,
  isSwift,
  isUnreduced,
  leechOf,
  piercingOf,
  resistance,
  venomOf,
} from './values.ts';

/** MS-3.9: not in the starting player's first turn. */
export const mayBattle = (g: G): true | RuleId => (g.s.turn === 1 ? 'MS-3.9' : true);

/** MS-3.8: whether a monster may attack now, whatever the target. */
export function mayAttack(g: G, seat: Seat, card: MsCard): true | RuleId {
  if (!inPlay(card) || card.controller !== seat) return 'MS-3.8';
  if (g.rulings.summoningSickness && card.since === g.s.turn) return 'MS-3.8';
  return card.attacks < attacksOf(g, card) ? true : 'MS-3.8';
}

/** Whether this opposing monster may be attacked; `text` if a card protects it. */
export function mayTarget(g: G, seat: Seat, target: MsCard): true | RuleId {
  if (!inPlay(target) || target.controller === seat) return 'MS-9.1';
  if (isHidden(g, target)) return 'text';
  if (isGuardian(g, target)) return true;
  return monstersOf(g, opponent(seat)).some((other) => isGuardian(g, other) && !isHidden(g, other)) ? 'text' : true;
}

/** MS-9.3: a direct attack needs a field without opposing monsters, unless a card allows otherwise. */
export const mayAttackDirectly = (g: G, seat: Seat, attacker: MsCard): true | RuleId =>
  countMonsters(g, opponent(seat)) === 0 || attacksDirectly(g, attacker) ? true : 'MS-9.3';

/** MS-10.4: the attack value that an attacker has in this battle. */
const battleAttackOf = (g: G, attacker: MsCard): number =>
  percent(attackOf(g, attacker), underdog(g, attacker, true).attack);

/** MS-9.1: the HP that an attack would take. MS-10.4: the underdog rule applies to both sides. */
export const dealtBy = (g: G, attacker: MsCard, target: MsCard, attack = battleAttackOf(g, attacker)): number =>
  damageTaken(g, target, 'battle', percent(attack, underdog(g, target, false).damage));

/** Whether an attack with this damage would destroy the target. */
const wouldFall = (g: G, card: MsCard, damage: number): boolean =>
  damage >= hpOf(g, card) && resistance(g, card) === 'none';

/** MS-9.2: the HP that the attacker would lose to the counter. A ruling decides whether a destroyed target counters. */
export function counterTo(g: G, attacker: MsCard, target: MsCard): number {
  if (isSwift(g, attacker)) return 0;
  if (!g.rulings.counterWhenDestroyed && wouldFall(g, target, dealtBy(g, attacker, target))) return 0;
  const attack = percent(attackOf(g, target), underdog(g, target, false).attack);
  const back = percent(attack, counterOf(g, target));
  return damageTaken(g, attacker, 'battle', percent(back, underdog(g, attacker, true).damage));
}

/**
 * The life that a direct attack would take. MS-9.4: half if the player has a monster. MS-9.5: then 75% if the player
 * has a field or phase card, unless a ruling says that only the larger reduction counts.
 */
export function directStrike(g: G, attacker: MsCard): number {
  const seat = opponent(attacker.controller);
  let amount = battleAttackOf(g, attacker);
  if (isUnreduced(g, attacker)) return amount;
  const halved = countMonsters(g, seat) > 0;
  if (halved) amount = percent(amount, 50);
  if (halved && g.rulings.reductions === 'larger') return amount;
  if (fieldOf(g, seat) !== NO_CARD || phaseOf(g, seat) !== NO_CARD) amount = percent(amount, 75);
  return amount;
}

/** MS-9.6: the attacker would fall, and the target would not, or (by another ruling) would not lose a single HP. */
function isPointless(g: G, attacker: MsCard, target: MsCard, attack = battleAttackOf(g, attacker)): boolean {
  const { pointlessAttack } = g.rulings;
  if (pointlessAttack === 'off') return false;
  const dealt = dealtBy(g, attacker, target, attack);
  if (pointlessAttack === 'noHp' ? dealt > 0 : wouldFall(g, target, dealt)) return false;
  return wouldFall(g, attacker, counterTo(g, attacker, target));
}

export function mayStrike(g: G, seat: Seat, attacker: MsCard, target: MsCard): true | RuleId {
  const targeting = mayTarget(g, seat, target);
  if (targeting !== true) return targeting;
  return isPointless(g, attacker, target) ? 'MS-9.6' : true;
}

export function attackOptions(g: G, seat: Seat): Option[] {
  const options: Option[] = [];
  let targets: MsCard[] | null = null;
  const places = placesOf(g, seat);
  for (let i = 0; i < places.length; i++) {
    const id = places[i] as CardId;
    if (id === NO_CARD) continue;
    const attacker = g.s.cards[id] as MsCard;
    if (mayAttack(g, seat, attacker) !== true) continue;
    targets ??= targetsOf(g, opponent(seat));
    addTargets(g, seat, attacker, targets, options);
  }
  return options;
}

/** The monsters of a player that may be attacked: `mayTarget` for all of them at once. */
function targetsOf(g: G, seat: Seat): MsCard[] {
  const open: MsCard[] = [];
  const places = placesOf(g, seat);
  for (let i = 0; i < places.length; i++) {
    const id = places[i] as CardId;
    if (id !== NO_CARD && !isHidden(g, g.s.cards[id] as MsCard)) open.push(g.s.cards[id] as MsCard);
  }
  const guardians = open.filter((card) => isGuardian(g, card));
  return guardians.length > 0 ? guardians : open;
}

function addTargets(g: G, seat: Seat, attacker: MsCard, targets: readonly MsCard[], options: Option[]): void {
  const attack = targets.length > 0 ? battleAttackOf(g, attacker) : 0;
  for (let i = 0; i < targets.length; i++) {
    const target = targets[i] as MsCard;
    if (!isPointless(g, attacker, target, attack)) options.push({ do: 'attack', card: attacker.id, target: target.id });
  }
  if (mayAttackDirectly(g, seat, attacker) === true) options.push({ do: 'direct', card: attacker.id });
}

/** MS-3.8: declares an attack. Without a target it is a direct attack. */
export function declare(g: G, seat: Seat, { card, target = NO_CARD }: Option): void {
  const { s } = g;
  const id = card as CardId;
  (s.cards[id] as MsCard).attacks++;
  s.attacker = id;
  s.target = target;
  emit(g, target === NO_CARD ? { type: 'attacks', card: id, seat } : { type: 'attacks', card: id, seat, target });
}

/** Whether the attack was not stopped and the attacker can still attack. */
export function attackContinues(g: G): boolean {
  if (g.s.attacker === NO_CARD) return false;
  const attacker = g.s.cards[g.s.attacker] as MsCard;
  return inPlay(attacker) && attacker.controller === g.s.active && attacksOf(g, attacker) > 0;
}

/** Whether the declared target is still legal. */
function isTargetLegal(g: G, seat: Seat): boolean {
  const { cards, attacker, target } = g.s;
  if (target === NO_CARD) return mayAttackDirectly(g, seat, cards[attacker] as MsCard) === true;
  return mayTarget(g, seat, cards[target] as MsCard) === true;
}

/** MS-6.5: if the target is gone, the attacking player chooses another legal target, or gives up the attack. */
export function retargetOptions(g: G, seat: Seat): Option[] {
  const options: Option[] = [];
  if (!attackContinues(g) || isTargetLegal(g, seat)) return options;
  addTargets(g, seat, g.s.cards[g.s.attacker] as MsCard, targetsOf(g, opponent(seat)), options);
  if (options.length > 0) options.push({ do: 'give-up' });
  return options;
}

/** Ends the attack. It deals its damage unless it was stopped, given up or has no legal target. */
export function resolveAttack(g: G, seat: Seat, answer: Option | undefined): void {
  const { s } = g;
  if (answer !== undefined) s.target = answer.target ?? NO_CARD;
  if (attackContinues(g) && answer?.do !== 'give-up' && isTargetLegal(g, seat)) {
    const attacker = s.cards[s.attacker] as MsCard;
    if (s.target === NO_CARD) damagePlayer(g, opponent(seat), directStrike(g, attacker), 'attack', attacker.id);
    else fight(g, attacker, s.cards[s.target] as MsCard);
    fallAtZeroHp(g);
    settle(g);
  }
  s.attacker = NO_CARD;
  s.target = NO_CARD;
}

/** MS-9.1, MS-9.2: both deal damage at the same time. MS-11.1: then the excess pierces. */
function fight(g: G, attacker: MsCard, target: MsCard): void {
  const dealt = dealtBy(g, attacker, target);
  const counter = counterTo(g, attacker, target);
  const hp = hpOf(g, target);
  const piercing = piercingOf(g, attacker);
  loseHp(g, target, dealt, 'battle');
  loseHp(g, attacker, counter, 'battle');
  const leech = dealt > 0 ? percent(Math.min(dealt, hp), leechOf(g, attacker)) : 0;
  const venom = dealt > 0 ? venomOf(g, attacker) : 0;
  const destroyed = destroyAtZeroHp(g, [target, attacker], 'battle');
  if (destroyed.includes(target)) {
    damagePlayer(g, opponent(attacker.controller), percent(dealt - hp, piercing), 'piercing', attacker.id);
    if (inPlay(attacker)) emit(g, { type: 'won-battle', card: attacker.id, target: target.id });
  } else if (venom > 0) inflict(g, attacker, 'venom', 'poisoned', target.id, FOREVER, venom);
  if (leech > 0 && inPlay(attacker)) regainHp(g, attacker, leech);
}
