/** Triggered abilities: collected while something resolves, then ordered and resolved. */

import type { EventListeners, IndexedAbility } from './ability-index.ts';
import { ask, may } from './ask.ts';
import type { Ability, CardDef } from './card.ts';
import { RulesFault } from './errors.ts';
import { record } from './events.ts';
import type { Ctx, EventOf } from './game.ts';
import { aliasOf } from './knowledge.ts';
import { settle } from './outcome.ts';
import { type Card, type Effect, NO_CARD, type State, type Trigger } from './state.ts';
import { type CardId, type GameEvent, type Op, type Option, opponent } from './types.ts';

/** More abilities than this in one step are an endless loop of cards. */
const MAX_ABILITIES = 1000;

/** Records an event and starts the abilities that listen to it. */
export function emit<S extends State>(g: Ctx<S>, event: EventOf<S>): void {
  if (g.recorder !== null) record(g, event);
  const hears = g.abilities.isEmpty ? undefined : g.abilities.listeners.get(event.type);
  if (hears !== undefined) startTriggers(g, event, hears);
  if (g.s.effects.length > 0 && g.index.awaited.has(event.type)) startDelayed(g, event);
}

/** The event's own card is notified wherever it is. Other cards in play only if one of the match listens. */
function startTriggers<S extends State>(g: Ctx<S>, event: GameEvent, { all, others }: EventListeners<S>): void {
  const { s, index } = g;
  const card = event.card === undefined ? undefined : (s.cards[event.card] as Card);
  const onTable = card !== undefined && index.isActive[card.zone] === true;
  if (others !== null) {
    const { zones, cards } = s;
    const { activeZones } = index;
    for (let i = 0; i < activeZones.length; i++) {
      const zone = zones[activeZones[i] as number] as CardId[];
      for (let j = 0; j < zone.length; j++) {
        const id = zone[j] as CardId;
        if (id === NO_CARD) continue;
        const source = cards[id] as Card;
        const abilities = (source === card ? all : others)[source.def];
        if (abilities !== undefined && !source.faceDown) startAbilities(g, source, abilities, event, true);
      }
    }
    if (onTable) return;
  }
  if (card === undefined || (onTable && card.faceDown)) return;
  const abilities = all[card.def];
  if (abilities !== undefined) startAbilities(g, card, abilities, event, onTable);
}

function startAbilities<S extends State>(
  g: Ctx<S>,
  card: Card,
  abilities: readonly IndexedAbility<Ability<S>>[],
  event: GameEvent,
  active: boolean,
): void {
  const { vars } = g.game.cards[card.def] as CardDef<S>;
  for (let i = 0; i < abilities.length; i++) {
    const { key, what: ability } = abilities[i] as IndexedAbility<Ability<S>>;
    const itself = ability.itself !== false;
    if (itself ? event.card !== card.id : !active) continue;
    if (ability.when !== undefined && !ability.when(g, card as S['cards'][number], event, vars)) continue;
    g.s.triggers.push({ card: card.id, def: card.def, ability: key, seat: card.controller, event });
  }
}

function startDelayed<S extends State>(g: Ctx<S>, event: GameEvent): void {
  const { s } = g;
  for (let i = 0; i < s.effects.length; i++) {
    const effect = s.effects[i] as Effect;
    const kind = g.game.effects[effect.kind];
    if (kind?.on !== event.type || (kind.when !== undefined && !kind.when(g, effect, event))) continue;
    s.effects.splice(i--, 1);
    const { card, def, ability, seat } = effect;
    s.triggers.push({ card, def, ability, seat, event, later: effect });
  }
}

/**
 * Resolves all that has started: the turn player's first, each player's in the order of that player's choice.
 * What starts meanwhile forms the next group.
 */
export function* runTriggers<S extends State>(g: Ctx<S>): Op {
  let resolved = 0;
  while (g.s.triggers.length > 0 && g.s.result === null) {
    const group = g.s.triggers;
    g.s.triggers = [];
    if (group.length === 1) {
      // Usually there is nothing to order.
      if (++resolved > MAX_ABILITIES) throw runaway();
      yield* resolveTrigger(g, group[0] as Trigger);
      continue;
    }
    for (const seat of [g.s.active, opponent(g.s.active)]) {
      const waiting = group.filter((trigger) => trigger.seat === seat);
      while (waiting.length > 0) {
        if (++resolved > MAX_ABILITIES) throw runaway();
        const at = waiting.length === 1 ? 0 : yield* chooseNext(g, waiting);
        const [trigger] = waiting.splice(at, 1) as [Trigger];
        yield* resolveTrigger(g, trigger);
        if (g.s.result !== null) return;
      }
    }
  }
}

const runaway = () => new RulesFault(`more than ${MAX_ABILITIES} abilities in one step`);

/** An action's own questions, then the abilities that it started. A generator only if one is needed. */
export function withTriggers<S extends State>(g: Ctx<S>, op?: Op): Op | undefined {
  if (op !== undefined) return both(g, op);
  return g.s.triggers.length > 0 ? runTriggers(g) : undefined;
}

function* both<S extends State>(g: Ctx<S>, op: Op): Op {
  yield* op;
  yield* runTriggers(g);
}

function* chooseNext<S extends State>(g: Ctx<S>, waiting: readonly Trigger[]): Op<number> {
  const { seat } = waiting[0] as Trigger;
  const options = waiting.map(({ card, def, ability }, at): Option => {
    if (aliasOf(g.s, card, seat) > 0) return { do: 'resolve', card, ability, at };
    return { do: 'resolve', face: (g.game.cards[def] as CardDef<S>).id, ability, at };
  });
  return (yield* ask(seat, 'order', options)).at as number;
}

function* resolveTrigger<S extends State>(g: Ctx<S>, trigger: Trigger): Op {
  const { ability: key, seat, event, later } = trigger;
  const card = g.s.cards[trigger.card] as S['cards'][number];
  // A delayed second half resolves without further conditions.
  const allowed = later !== undefined || g.game.canResolve === undefined || g.game.canResolve(g, card, key);
  if (!allowed) return;
  const def = g.game.cards[trigger.def] as CardDef<S>;
  const ability = def.abilities[key] as Ability<S>;
  if (later === undefined && ability.may === true) {
    const lost = aliasOf(g.s, card.id, seat) === 0;
    if (!(yield* may(seat, card, key, lost ? def.id : undefined))) return;
  }
  if ((later === undefined ? ability.run : ability.later) === undefined)
    throw new RulesFault(`${def.id} ${key} started and has nothing to run`);
  begin(g, card, key, trigger.def);
  const op = later === undefined ? ability.run?.(g, card, def.vars, event) : ability.later?.(g, card, def.vars, later);
  if (op !== undefined) yield* op;
  finish(g);
}

/** Runs an ability of a card to its end, at once where it asks nothing. */
export function resolve<S extends State>(g: Ctx<S>, card: Card, key: string, event: GameEvent): Op | undefined {
  const def = g.game.cards[card.def] as CardDef<S>;
  const ability = def.abilities[key] as Ability<S>;
  if (ability.run === undefined) throw new RulesFault(`${def.id} ${key} has nothing to run`);
  begin(g, card, key, card.def);
  const op = ability.run(g, card as S['cards'][number], def.vars, event);
  if (op !== undefined) return finishAfter(g, op);
  finish(g);
  return undefined;
}

function* finishAfter<S extends State>(g: Ctx<S>, op: Op): Op {
  yield* op;
  finish(g);
}

function begin<S extends State>(g: Ctx<S>, card: Card, ability: string, def: number): void {
  if (g.recorder !== null) record(g, { type: 'resolves', card: card.id, ability, seat: card.controller });
  if (g.onAbility !== null) g.onAbility(def, ability);
  if (g.game.onResolve !== undefined) g.game.onResolve(g, card as S['cards'][number], ability);
}

/** After an effect: resets what held only during it, and checks for a win. */
function finish<S extends State>(g: Ctx<S>): void {
  if (g.game.afterEffect !== undefined) g.game.afterEffect(g);
  settle(g);
}
