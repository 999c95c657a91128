/** Cards that exist only to test a rule, so that the tests do not depend on the pool. */
import { type Game, opponent, type Words } from '@taisen/kernel';
import { type Scenario, scenario } from '@taisen/testkit';
import {
  activated,
  onSummoned,
  onTrashed,
  permanent,
  use,
  whenAttacked,
  whenAttacking,
  whenever,
} from '../src/abilities.ts';
import { type LvAbility, type LvCardDef, magic, monster, permanentMagic } from '../src/card.ts';
import { chooseMonster, discardCards, fitting } from '../src/choose.ts';
import { draw } from '../src/draw.ts';
import { thisTurn } from '../src/effects.ts';
import { type LvState, linkavel } from '../src/index.ts';
import { destroy, mill, toHand } from '../src/leave.ts';
import { canPay, damage, heal, pay, wins } from '../src/life.ts';
import { handOf, monstersOf, trashOf } from '../src/state.ts';
import { specialSummon } from '../src/summon.ts';
import { type Spec, withDecks } from './table.ts';

const words = (en: string): Words => ({ ja: en, 'zh-Hant': en, en });
const art = { icon: 'stone' };
const clauseA = (text: string, does: LvAbility) => ({ a: { text: words(text), does } });
const spell = (id: string, text: string, does: LvAbility) => magic(id, { name: words(id), art }, clauseA(text, does));
const spec = (id: string, level: number, power: number) => ({
  name: words(id),
  attribute: 'void' as const,
  level,
  power,
  ...(level === 1 ? {} : { cost: { level: level - 1, count: 1 } }),
  art,
});

const RULE_CARDS: readonly LvCardDef[] = [
  spell(
    'twin-burn',
    'Each player takes 500 damage.',
    use(function* (g, self) {
      for (const seat of [0, 1] as const) damage(g, seat, 500, 'effect', self.id);
    }),
  ),
  spell(
    'burn-and-heal',
    'Take 500 damage, then heal 1000.',
    use(function* (g, self) {
      damage(g, self.controller, 500, 'effect', self.id);
      heal(g, self.controller, 1000);
    }),
  ),
  spell(
    'victory',
    'You win.',
    use(function* (g, self) {
      wins(g, self.controller);
    }),
  ),
  spell(
    'shared-victory',
    'Both players win.',
    use(function* (g) {
      for (const seat of [0, 1] as const) wins(g, seat);
    }),
  ),
  spell(
    'draw-and-drop',
    'Draw 1, then discard 2.',
    use(function* (g, self) {
      draw(g, self.controller, 1);
      yield* discardCards(g, self, 'a', self.controller, 2);
    }),
  ),
  spell(
    'landslide',
    'Send the top 2 cards of your deck to the trash.',
    use(function* (g, self) {
      mill(g, self.controller, 2);
    }),
  ),
  spell(
    'pawn',
    'Pay 500 LP to use this: draw 1.',
    use(
      function* (g, self) {
        pay(g, self.controller, 500);
        draw(g, self.controller, 1);
      },
      (g, self) => canPay(g, self.controller, 500),
    ),
  ),
  spell(
    'recall',
    'Return a monster you control to your hand.',
    use(function* (g, self) {
      toHand(g, yield* chooseMonster(g, self, 'a', self.controller));
    }),
  ),
  spell(
    'gag',
    'Negate the effects of a monster on the field this turn.',
    use(function* (g, self) {
      thisTurn(g, self, 'a', 'negated', yield* chooseMonster(g, self, 'a', opponent(self.controller)));
    }),
  ),
  permanentMagic(
    'closing-time',
    { name: words('closing-time'), art },
    clauseA(
      'At the end of your turn: you win.',
      whenever(
        'turn-end',
        (_g, self, { seat }) => seat === self.controller,
        function* (g, self) {
          wins(g, self.controller);
        },
      ),
    ),
  ),
  monster(
    'thrifty',
    spec('thrifty', 1, 500),
    clauseA(
      'At the start of your turn, with no card in hand: draw 1.',
      whenever(
        'turn-start',
        (g, self, { seat }) => seat === self.controller && handOf(g, seat).length === 0,
        function* (g, self) {
          draw(g, self.controller, 1);
        },
      ),
    ),
  ),
  monster(
    'last-word',
    spec('last-word', 1, 500),
    clauseA(
      'When it attacks: 5000 damage to the opponent.',
      whenAttacking(function* (g, self) {
        damage(g, opponent(self.controller), 5000, 'effect', self.id);
      }),
    ),
  ),
  spell(
    'deep-draw',
    'Draw 2, then discard 1.',
    use(function* (g, self) {
      draw(g, self.controller, 2);
      yield* discardCards(g, self, 'a', self.controller, 1);
    }),
  ),
  spell(
    'draw-draw',
    'Draw 2. Draw 1.',
    use(function* (g, self) {
      draw(g, self.controller, 2);
      draw(g, self.controller, 1);
    }),
  ),
  spell(
    'rise',
    'Special summon all level-1 monsters of your trash.',
    use(function* (g, self) {
      const levelOnes = fitting(g, trashOf(g, self.controller), (def) => def.level === 1);
      yield* specialSummon(g, self.controller, levelOnes);
    }),
  ),
  spell(
    'storm',
    'Destroy all monsters.',
    use(function* (g) {
      const all = [0, 1].flatMap((seat) => monstersOf(g, seat as 0 | 1)).map((card) => card.id);
      yield* destroy(g, all, 'effect');
    }),
  ),
  spell(
    'needs-hand',
    'Only with two other cards in hand: draw 1.',
    use(
      function* (g, self) {
        draw(g, self.controller, 1);
      },
      (g, self) => handOf(g, self.controller).length >= 3,
    ),
  ),
  permanentMagic(
    'banner',
    { name: words('banner'), art },
    clauseA(
      'Your monsters have 200 more power.',
      permanent({
        power: (_g, self, card, power) => (card.controller === self.controller ? power + 200 : power),
      }),
    ),
  ),
  permanentMagic(
    'blight',
    { name: words('blight'), art },
    clauseA(
      'Opposing monsters have 5000 less power.',
      permanent({
        power: (_g, self, card, power) => (card.controller === self.controller ? power : power - 5000),
      }),
    ),
  ),
  monster(
    'martyr',
    spec('martyr', 1, 500),
    clauseA(
      'When sent to the trash: heal 100.',
      onTrashed(function* (g, self) {
        heal(g, self.owner, 100);
      }),
    ),
  ),
  monster(
    'greeter',
    spec('greeter', 2, 1000),
    clauseA(
      'When summoned: 100 damage to the opponent.',
      onSummoned(function* (g, self) {
        damage(g, opponent(self.controller), 100, 'effect', self.id);
      }),
    ),
  ),
  monster(
    'caller',
    spec('caller', 1, 500),
    clauseA(
      'When sent to the trash: special summon a greeter from the trash.',
      onTrashed(function* (g, self) {
        yield* specialSummon(
          g,
          self.owner,
          fitting(g, trashOf(g, self.owner), (def) => def.id === 'greeter'),
        );
      }),
    ),
  ),
  monster(
    'asker',
    spec('asker', 1, 600),
    clauseA(
      'When summoned, you may draw 1.',
      onSummoned(
        function* (g, self) {
          draw(g, self.controller, 1);
        },
        { may: true },
      ),
    ),
  ),
  monster(
    'pulse',
    spec('pulse', 1, 600),
    clauseA(
      'Heal 100.',
      activated(function* (g, self) {
        heal(g, self.controller, 100);
      }),
    ),
  ),
  monster(
    'striker',
    spec('striker', 1, 600),
    clauseA(
      'When it attacks: 500 more power this turn.',
      whenAttacking(function* (g, self) {
        thisTurn(g, self, 'a', 'power', self.id, 500);
      }),
    ),
  ),
  monster(
    'trapper',
    spec('trapper', 1, 600),
    clauseA(
      'When it is attacked: destroy the attacker.',
      whenAttacked(function* (g, _self, _vars, event) {
        yield* destroy(g, [event.target as number], 'effect');
      }),
    ),
  ),
];

const game: Game<LvState> = { ...linkavel, cards: [...linkavel.cards, ...RULE_CARDS] };

/** A table with the rule cards in addition to the pool. */
export const ruleTable = (spec: Spec): Scenario<LvState> => scenario(game, withDecks(spec));
