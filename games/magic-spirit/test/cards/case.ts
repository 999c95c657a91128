/**
 * Clauses as rows of a table. The key defines how a clause starts; the row lists its decisions and results. Everything
 * that a row does not name must stay unchanged.
 */
import type { Side } from '@taisen/testkit';
import { expect } from 'vitest';
import { ruleGame } from '../rule-cards.ts';
import { active, attack, battle, clause, hp, life, offers, type Spec, statuses, type Table, table } from '../table.ts';

export interface Facts {
  /** The decisions in order: `['foe', 'dummy', 'mark']` offers exactly these two cards, and the first is chosen. */
  readonly asks?: readonly (readonly string[])[];
  readonly hp?: Readonly<Record<string, number>>;
  readonly attack?: Readonly<Record<string, number>>;
  readonly status?: Readonly<Record<string, readonly string[]>>;
  /** Both players' life; 6000 by default. */
  readonly life?: readonly [number, number];
  /** Both players' active tokens. */
  readonly active?: readonly [number, number];
  /** Zones, top card first. */
  readonly A?: Readonly<Record<string, readonly (string | null)[]>>;
  readonly B?: Readonly<Record<string, readonly (string | null)[]>>;
}

/** The opponent's side unless a row changes it: two monsters with attack 1000 and 5000 HP. */
const THEIRS: Side = { monsters: ['dummy', 'mark'] };

/** One clause, started as its key defines. */
export function row(card: string, key: string, facts: Facts, spec: Spec = {}): void {
  clause(card, key, titleOf(facts), () => check(begin(card, key, spec), facts));
}

/** A continuous clause: checks the facts without any action. */
export function holds(card: string, key: string, facts: Facts, spec: Spec): void {
  clause(card, key, titleOf(facts), () => check(table(spec), facts));
}

const titleOf = (facts: Facts): string => JSON.stringify(facts).replaceAll('"', '').slice(1, -1);

export function check(t: Table, { asks = [], ...facts }: Facts): void {
  for (const [kind = '', ...cards] of asks) {
    const picker = t.decision.seat === 0 ? 'A' : 'B';
    t.asks(picker, kind, cards.map(optionOf)).does(optionOf(cards[0] as string));
  }
  const now = t.match.state;
  expect(life(t), 'life').toEqual(facts.life ?? [6000, 6000]);
  const shown: Record<string, number> = { ...facts.hp };
  const lying: Record<string, readonly string[]> = { ...facts.status };
  for (const label of ['dummy', 'mark']) {
    if (!t.labels.includes(label) || t.card(label).zone >> 1 !== 3) continue;
    shown[label] ??= 5000;
    lying[label] ??= [];
  }
  for (const [label, value] of Object.entries(shown)) expect(hp(t, label), `HP of ${label}`).toBe(value);
  for (const [label, value] of Object.entries(lying))
    expect(statuses(t, label), `what lies on ${label}`).toEqual(value);
  for (const [label, value] of Object.entries(facts.attack ?? {}))
    expect(attack(t, label), `attack of ${label}`).toBe(value);
  if (facts.active !== undefined) expect(active(t), 'active tokens').toEqual(facts.active);
  for (const seat of ['A', 'B'] as const) {
    for (const [zone, cards] of Object.entries(facts[seat] ?? {}))
      expect(t.zone(seat, zone), `${zone} of ${seat}`).toEqual(cards);
  }
  expect(now.triggers).toEqual([]);
}

const optionOf = (card: string): string => (card === 'none' ? 'none' : `pick ${card}`);

type Start = (card: string, spec: Spec) => Table;
const cards = (side: Side | undefined, zone: string): readonly (string | null)[] =>
  (side?.[zone] as readonly (string | null)[] | undefined) ?? [];
/** Adds the card to a zone of A. */
const withCard = (spec: Spec, zone: string, ...more: string[]): Spec => ({
  ...spec,
  A: { tokens: 10, ...spec.A, [zone]: [...more, ...cards(spec.A, zone)] },
  B: { ...THEIRS, ...spec.B },
});

const skill =
  (count: 1 | 2, key: string): Start =>
  (card, spec) => {
    const { rolls, ...rest } = withCard(spec, 'monsters', card);
    const full: Spec = rest;
    // MS-5.10: the skill cannot be used without its charges.
    const bare = table(full);
    expect(offers(bare, 'A', `skill ${card} (${key})`)).toEqual([]);
    bare.refuses('A', { do: 'skill', card: bare.id(card), ability: key }, 'MS-5.10');
    // MS-5.4: only charges of the printed attribute count.
    const printed = printedAttribute(card, key);
    const other = table({
      ...full,
      A: { ...full.A, charges: new Array<string>(count).fill(printed === 'water' ? 'fire-spell' : 'water-spell') },
      set: (s, find) => {
        for (const one of s.cards) if (one.zone >> 1 === 6) one.on = find(card).id;
        spec.set?.(s, find);
      },
    });
    expect(offers(other, 'A', `skill ${card} (${key})`)).toHaveLength(printed === 'any' ? 1 : 0);
    const charged: Spec = { ...full, sp: { ...spec.sp, [card]: count } };
    return table(rolls === undefined ? charged : { ...charged, rolls }).does(`skill ${card} (${key})`);
  };

/** Reads the attribute from the English text: "Basic skill (Fire) …". */
function printedAttribute(card: string, key: string): string {
  const text = ruleGame.cards.find(({ id }) => id === card)?.text[key]?.en ?? '';
  return (/\((\w+)\)/.exec(text)?.[1] ?? '').toLowerCase();
}

const stage =
  (to: number): Start =>
  (card, spec) => {
    if (to === 0) return table(withCard(spec, 'hand', card)).does(`phase ${card}`);
    const placed = withCard(withCard(spec, 'phase', card), 'hand', 'blank-spell');
    return table({
      ...placed,
      set: (s, find) => {
        find(card).stage = to - 1;
        spec.set?.(s, find);
      },
    }).does(`charge blank-spell > ${card}`);
  };

const STARTS: Readonly<Record<string, Start>> = {
  basic: skill(1, 'basic'),
  advanced: skill(2, 'advanced'),
  summoned: (card, spec) => table(withCard(spec, 'hand', card)).does(`summon ${card}`),
  destroyed: (card, spec) => {
    const t = table(withCard(withCard(spec, 'monsters', card), 'hand', 'give-away')).does('use give-away');
    return cards(spec.A, 'monsters').length > 0 ? t.does(`pick ${card}`) : t;
  },
  // A second monster keeps the battle phase open, and both sides equal in number.
  attacks: (card, spec) => battle(withCard(spec, 'monsters', card, 'giant')).does(`attack ${card} > dummy`),
  victory: (card, spec) =>
    battle({
      ...withCard(spec, 'monsters', card, 'giant'),
      B: { monsters: ['cheap', 'dummy'], tokens: 0, ...spec.B },
      hurt: { cheap: 799, ...spec.hurt },
    }).does(`attack ${card} > cheap`),
  end: (card, spec) => table(withCard(spec, zoneFor(card), card)).does('end'),
  start: (card, spec) => table({ step: 'turn', ...withCard(spec, zoneFor(card), card) }),
  use: (card, spec) => table(withCard(spec, 'hand', card)).does(`use ${card}`),
  s0: stage(0),
  s1: stage(1),
  s2: stage(2),
  s3: stage(3),
};

const kindOf = (card: string): string =>
  (ruleGame.cards.find(({ id }) => id === card) as unknown as { kind: string } | undefined)?.kind ?? '';
const zoneFor = (card: string): string =>
  ({ monster: 'monsters', field: 'field', phase: 'phase' })[kindOf(card)] ?? 'hand';

export function begin(card: string, key: string, spec: Spec): Table {
  const start = STARTS[key];
  if (start === undefined) throw new Error(`unknown clause key "${key}": add it to STARTS`);
  return start(card, spec);
}
