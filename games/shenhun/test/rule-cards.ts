/** Cards that exist only to test a rule, so that the tests do not depend on the pool. */
import { type Game, opponent, type Words } from '@taisen/kernel';
import { clauseOf, type Scenario, scenario, type TableSpec } from '@taisen/testkit';
import { atMyEnd, aura, countdown, onSlain, takesEffectOn, use, useOn } from '../src/abilities.ts';
import {
  artifact,
  character,
  domain,
  instant,
  lasting,
  myth,
  type ShAbility,
  type ShCardDef,
  special,
} from '../src/card.ts';
import { enemies } from '../src/choose.ts';
import { draw } from '../src/draw.ts';
import { type ShState, shenhun } from '../src/index.ts';
import { BREAKER, COUNTER, GUARD, VEIL } from '../src/keywords.ts';
import { damage, destroy } from '../src/leave.ts';
import { losePower } from '../src/power.ts';
import { mine, more, myMain } from '../src/scope.ts';
import type { ShCard } from '../src/state.ts';

const words = (en: string): Words => ({ ja: en, 'zh-Hant': en, en });
const face = (id: string, cost: number) => ({
  name: words(id),
  rarity: 'common' as const,
  cost,
  art: { icon: 'stone' },
});
const clauseA = <V>(text: string, does: ShAbility<V>) => ({ a: { text: words(text), does } });
const body = (id: string, row: 'front' | 'middle' | 'back', cost: number, attack: number, health: number) => ({
  ...face(id, cost),
  row,
  attack,
  health,
});

const RULE_CARDS: readonly ShCardDef[] = [
  character('front', body('front', 'front', 2, 2, 6)),
  character('middle', body('middle', 'middle', 3, 3, 4)),
  character('back', body('back', 'back', 4, 5, 2)),
  character('giant', body('giant', 'front', 8, 9, 12)),
  character('wisp', body('wisp', 'middle', 1, 0, 1)),
  character('thorn', body('thorn', 'front', 2, 2, 5), { a: COUNTER }),
  character('ram', body('ram', 'middle', 3, 3, 4), { a: BREAKER }),
  character('veiled-front', body('veiled-front', 'front', 2, 2, 5), { a: VEIL }),
  character('guard-1', { ...body('guard-1', 'middle', 3, 2, 5), vars: { guard: 1 } }, { a: GUARD }),
  character('guard-2', { ...body('guard-2', 'middle', 3, 2, 5), vars: { guard: 2 } }, { a: GUARD }),
  character(
    'ender',
    body('ender', 'front', 2, 1, 4),
    clauseA(
      'At the end of your turn the opponent loses 1 power for each card in your hand, and 1.',
      atMyEnd(function* (g, self) {
        losePower(g, opponent(self.controller), 1 + (g.s.zones[self.controller] as number[]).length, 'effect', self.id);
      }),
    ),
  ),
  character(
    'martyr',
    body('martyr', 'front', 2, 1, 1),
    clauseA(
      'When slain, each deity loses 5 power.',
      onSlain(function* (g, self) {
        for (const seat of [0, 1] as const) losePower(g, seat, 5, 'effect', self.id);
      }),
    ),
  ),
  instant(
    'bolt',
    face('bolt', 3),
    clauseA(
      'Deal 2 damage to an opposing character.',
      useOn(enemies, function* (g, self, _vars, { target }) {
        damage(g, target as number, 2, 'effect', self.id);
      }),
    ),
  ),
  instant(
    'doom',
    face('doom', 1),
    clauseA(
      'Each deity loses 5 power.',
      use(function* (g, self) {
        for (const seat of [0, 1] as const) losePower(g, seat, 5, 'effect', self.id);
      }),
    ),
  ),
  instant(
    'cull',
    face('cull', 1),
    clauseA(
      'Slay all characters.',
      use(function* (g) {
        const all = g.s.cards.filter((card: ShCard) => card.zone >> 1 >= 3 && card.zone >> 1 <= 5).map(({ id }) => id);
        destroy(g, all, 'effect');
      }),
    ),
  ),
  instant(
    'insight',
    face('insight', 1),
    clauseA(
      'Draw 3.',
      use(function* (g, self) {
        draw(g, self.controller, 3);
      }),
    ),
  ),
  instant(
    'filler',
    face('filler', 1),
    clauseA(
      'Cannot be used.',
      use(
        function* () {},
        () => false,
      ),
    ),
  ),
  lasting(
    'banner',
    { ...face('banner', 2), durability: 3, vars: { n: 1 } },
    clauseA('Your characters have +1 attack.', aura(more('attack', mine, 'n'))),
  ),
  artifact(
    'relic',
    { ...face('relic', 2), durability: 4, vars: { n: 1 } },
    clauseA('Your main fighter has +1 attack.', aura(more('attack', myMain, 'n'))),
  ),
  special(
    'omen',
    { ...face('omen', 2), vars: { turns: 2 } },
    clauseA(
      'Countdown 2: the opponent loses 7 power.',
      countdown(function* (g, self) {
        losePower(g, opponent(self.controller), 7, 'effect', self.id);
      }),
    ),
  ),
  special(
    'vow',
    face('vow', 2),
    clauseA(
      'Fires when one of your characters is slain: the opponent loses 3 power.',
      takesEffectOn(
        'slain',
        (_g, self, event) => event.seat === self.controller,
        function* (g, self) {
          losePower(g, opponent(self.controller), 3, 'effect', self.id);
        },
      ),
    ),
  ),
  domain(
    'meadow',
    { ...face('meadow', 3), durability: 4, vars: { n: 1 } },
    clauseA('Your characters have +1 attack.', aura(more('attack', mine, 'n'))),
  ),
  domain(
    'desert',
    { ...face('desert', 3), durability: 4, vars: { n: 1 } },
    clauseA('Your characters have +1 attack.', aura(more('attack', mine, 'n'))),
  ),
  myth(
    'deity',
    { name: words('deity'), art: { icon: 'stone' }, vars: { n: 2 } },
    clauseA('Your main fighter has +2 attack.', aura(more('attack', myMain, 'n'))),
  ),
];

export const ruleGame: Game<ShState> = { ...shenhun, cards: [...shenhun.cards, ...RULE_CARDS] };

/** Enough cards that cannot be used, so that they add no options to a test. */
const deck = new Array<string>(21).fill('filler');

export type Spec = Omit<TableSpec<ShState>, 'step'> & {
  readonly step?: string;
  /** Labels of the main fighters. */
  readonly main?: readonly string[];
};

/** The main phase of player A's turn 3, unless the spec changes it. Includes the rule cards. */
export const table = ({ main = [], ...spec }: Spec): Scenario<ShState> =>
  scenario(ruleGame, {
    step: 'main',
    ...spec,
    set: (s, card) => {
      for (const label of main) card(label).main = 1;
      spec.set?.(s, card);
    },
    A: { deck, ...spec.A },
    B: { deck, ...spec.B },
  });

export const clause = clauseOf(shenhun, (def) => {
  const { abilities, keywords, costClause } = def as ShCardDef;
  return {
    keywords: keywords.filter(({ key }) => abilities[key]?.keyword !== undefined),
    costClause: costClause !== null && abilities[costClause]?.ownCost !== undefined ? costClause : null,
  };
});

/** The public facts about a card. */
export const now = (t: Scenario<ShState>, label: string): Record<string, unknown> =>
  ruleGame.cardFacts(t.match.g, t.card(label)) as Record<string, unknown>;
export const powers = (t: Scenario<ShState>): readonly number[] => t.match.state.power;
