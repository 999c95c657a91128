/** Builders for each kind of ability. They add to the parts of `parts/` when an effect starts. */
import type { EventTypeOf, GameEvent, Vars, Words } from '@taisen/kernel';
import { ATTRIBUTE_NAMES, type Attribute } from './attributes.ts';
import type { Clause, MsAbility, Part } from './card.ts';
import type { G, MsCard, MsState } from './state.ts';
import { isSilenced } from './values.ts';

const prefixed = (prefix: Words, text: Words): Words => ({
  ja: `【${prefix.ja}】${text.ja}`,
  'zh-Hant': `【${prefix['zh-Hant']}】${text['zh-Hant']}`,
  en: `${prefix.en}: ${text.en}`,
});

type When = (g: G, self: MsCard, event: GameEvent) => boolean;

/** A triggered effect about an event of this card itself, or of any card with `itself: false`. */
const triggered =
  (event: EventTypeOf<MsState>, prefix: Words, when?: When, itself = true) =>
  (part: Part): Clause => ({
    vars: part.vars,
    text: prefixed(prefix, part.text),
    does: (key) => ({
      kind: 'triggered',
      on: event,
      itself,
      // The effect of a silenced card is not even triggered: otherwise the player would have to order it with others.
      when: (g, self, happened) =>
        !(self.mute || isSilenced(g, self)) && (when === undefined || when(g, self, happened)),
      run: (g, self, vars, happened) => part.run(g, self, vars, key, happened),
    }),
  });

const mine: When = (_g, self, event) => event.seat === self.controller;

export const onSummoned = triggered('summoned', { ja: '召喚時', 'zh-Hant': '召喚時', en: 'When summoned' });
export const onDestroyed = triggered('destroyed', { ja: '破壊時', 'zh-Hant': '被破壞時', en: 'When destroyed' });
export const onAttack = triggered('attacks', { ja: '攻撃時', 'zh-Hant': '攻擊時', en: 'When it attacks' });
export const onVictory = triggered('won-battle', {
  ja: '撃破時',
  'zh-Hant': '擊破時',
  en: 'When it destroys a monster by attacking',
});
export const atTurnStart = triggered(
  'turn-start',
  { ja: '自ターン開始時', 'zh-Hant': '己方回合開始時', en: 'At the start of your turn' },
  mine,
  false,
);
export const atTurnEnd = triggered(
  'turn-end',
  { ja: '自ターン終了時', 'zh-Hant': '己方回合結束時', en: 'At the end of your turn' },
  mine,
  false,
);
/** In the turn of either player: for field cards (MS-7.1). */
export const atEachTurnStart = triggered(
  'turn-start',
  { ja: '各ターン開始時', 'zh-Hant': '每個回合開始時', en: 'At the start of each turn' },
  undefined,
  false,
);
export const atEachTurnEnd = triggered(
  'turn-end',
  { ja: '各ターン終了時', 'zh-Hant': '每個回合結束時', en: 'At the end of each turn' },
  undefined,
  false,
);
/** A triggered effect about an event of any card, while this card is on the table. */
export const whenever = (event: EventTypeOf<MsState>, prefix: Words, when: When) =>
  triggered(event, prefix, when, false);

/** A continuous effect: it applies while the card is on the table. */
export const always = <V extends Vars>(
  vars: V,
  text: Words,
  modifies: NonNullable<MsAbility<V>['modifies']>,
): Clause => ({
  vars,
  text: prefixed({ ja: '常時', 'zh-Hant': '常駐', en: 'Always' }, text),
  does: () => ({ kind: 'always', modifies }) as unknown as MsAbility,
});

/** A continuous effect on a value of a player. */
export const alwaysForPlayer = <V extends Vars>(
  vars: V,
  text: Words,
  modifiesPlayer: NonNullable<MsAbility<V>['modifiesPlayer']>,
): Clause => ({
  vars,
  text: prefixed({ ja: '常時', 'zh-Hant': '常駐', en: 'Always' }, text),
  does: () => ({ kind: 'always', modifiesPlayer }) as unknown as MsAbility,
});

/** MS-6.1: what a magic does when it is used. */
export const use = (part: Part): { readonly use: Clause } => ({
  use: {
    vars: part.vars,
    text: part.text,
    does: (key) => ({
      kind: 'magic',
      run: (g, self, vars, event) => part.run(g, self, vars, key, event),
      ...(part.can === undefined ? {} : { can: part.can }),
    }),
  },
});

const skill =
  (count: 1 | 2, grade: Words) =>
  (attribute: Attribute | 'any', name: Words, part: Part): Clause => {
    const asks = ATTRIBUTE_NAMES[attribute];
    return {
      vars: part.vars,
      text: {
        ja: `【${grade.ja}・${asks.ja}】《${name.ja}》${part.text.ja}`,
        'zh-Hant': `【${grade['zh-Hant']}・${asks['zh-Hant']}】《${name['zh-Hant']}》${part.text['zh-Hant']}`,
        en: `${grade.en} (${asks.en}) “${name.en}”: ${part.text.en}`,
      },
      does: (key) => ({
        kind: 'skill',
        charge: { count, attribute },
        run: (g, self, vars, event) => part.run(g, self, vars, key, event),
        ...(part.can === undefined ? {} : { can: part.can }),
      }),
    };
  };

/** MS-5.10: a basic skill needs one charge, an advanced skill two. */
export const basic = skill(1, { ja: '基本技', 'zh-Hant': '基本技', en: 'Basic skill' });
export const advanced = skill(2, { ja: '上級技', 'zh-Hant': '高級技', en: 'Advanced skill' });

/** MS-8.2: what a phase card does when it reaches a stage. */
export const onStage = (stage: number, part: Part): Clause => ({
  vars: part.vars,
  text: part.text,
  does: (key) => ({
    kind: 'triggered',
    stage,
    on: 'staged',
    when: (_g, _self, event) => event.amount === stage,
    run: (g, self, vars, event) => part.run(g, self, vars, key, event),
  }),
});

/** MS-8.4: an effect that a phase card has only at one stage. */
export const whileStage = (stage: number, clause: Clause): Clause => ({
  ...clause,
  does: (key) => {
    const { when, ...ability } = clause.does(key);
    if (when === undefined) return { ...ability, stage };
    return { ...ability, stage, when: (g, self, event, vars) => self.stage === stage && when(g, self, event, vars) };
  },
});
