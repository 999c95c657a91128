/** When an effect takes place: the frames into which the parts of `parts/` are put. */
import type { EventTypeOf, GameEvent, Vars, Words } from '@taisen/kernel';
import { ATTRIBUTE_NAMES, type Attribute } from './attributes.ts';
import { type Clause, type MsAbility, type Name, type Part, words } from './card.ts';
import type { G, MsCard, MsState } from './state.ts';
import { isSilenced } from './values.ts';

const prefixed = (prefix: Name, text: Words): Words => ({
  ja: `【${prefix[0]}】${text.ja}`,
  'zh-Hant': `【${prefix[1]}】${text['zh-Hant']}`,
  en: `${prefix[2]}: ${text.en}`,
});

type When = (g: G, self: MsCard, event: GameEvent) => boolean;

/** Starts by itself when something happens to this very card, or with `itself: false` to anyone. */
const triggered =
  (event: EventTypeOf<MsState>, prefix: Name, when?: When, itself = true) =>
  (part: Part): Clause => ({
    vars: part.vars,
    text: prefixed(prefix, part.text),
    does: (key) => ({
      kind: 'triggered',
      on: event,
      itself,
      // What is silent does not even start: nobody should be asked to put it in order with others.
      when: (g, self, happened) =>
        !(self.mute || isSilenced(g, self)) && (when === undefined || when(g, self, happened)),
      run: (g, self, vars, happened) => part.run(g, self, vars, key, happened),
    }),
  });

const mine: When = (_g, self, event) => event.seat === self.controller;

export const onSummoned = triggered('summoned', ['召喚時', '召喚時', 'When summoned']);
export const onDestroyed = triggered('destroyed', ['破壊時', '被破壞時', 'When destroyed']);
export const onAttack = triggered('attacks', ['攻撃時', '攻擊時', 'When it attacks']);
export const onVictory = triggered('won-battle', ['撃破時', '擊破時', 'When it destroys a monster by attacking']);
export const atTurnStart = triggered(
  'turn-start',
  ['自ターン開始時', '己方回合開始時', 'At the start of your turn'],
  mine,
  false,
);
export const atTurnEnd = triggered(
  'turn-end',
  ['自ターン終了時', '己方回合結束時', 'At the end of your turn'],
  mine,
  false,
);
/** Starts when something else happens on the table while this card is there. */
export const whenever = (event: EventTypeOf<MsState>, prefix: Name, when: When) =>
  triggered(event, prefix, when, false);

/** Holds as long as the card is on the table. */
export const always = <V extends Vars>(
  vars: V,
  text: Name,
  modifies: NonNullable<MsAbility<V>['modifies']>,
): Clause => ({
  vars,
  text: prefixed(['常時', '常駐', 'Always'], words(text)),
  does: () => ({ kind: 'always', modifies }) as unknown as MsAbility,
});

/** The same for something about a player. */
export const alwaysForPlayer = <V extends Vars>(
  vars: V,
  text: Name,
  modifiesPlayer: NonNullable<MsAbility<V>['modifiesPlayer']>,
): Clause => ({
  vars,
  text: prefixed(['常時', '常駐', 'Always'], words(text)),
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
  (count: 1 | 2, grade: Name) =>
  (attribute: Attribute | 'any', name: Name, part: Part): Clause => {
    const asks = ATTRIBUTE_NAMES[attribute];
    return {
      vars: part.vars,
      text: {
        ja: `【${grade[0]}・${asks.ja}】《${name[0]}》${part.text.ja}`,
        'zh-Hant': `【${grade[1]}・${asks['zh-Hant']}】《${name[1]}》${part.text['zh-Hant']}`,
        en: `${grade[2]} (${asks.en}) “${name[2]}”: ${part.text.en}`,
      },
      does: (key) => ({
        kind: 'skill',
        charge: { count, attribute },
        run: (g, self, vars, event) => part.run(g, self, vars, key, event),
        ...(part.can === undefined ? {} : { can: part.can }),
      }),
    };
  };

/** MS-5.10: one charge, two charges. */
export const basic = skill(1, ['基本技', '基本技', 'Basic skill']);
export const advanced = skill(2, ['上級技', '高級技', 'Advanced skill']);

/** MS-8.2: what a phase card does at the moment it comes to a stage. */
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

/** MS-8.4: an effect that a phase card has while it stands at a stage; of other stages nothing starts. */
export const whileStage = (stage: number, clause: Clause): Clause => ({
  ...clause,
  does: (key) => {
    const { when, ...ability } = clause.does(key);
    if (when === undefined) return { ...ability, stage };
    return { ...ability, stage, when: (g, self, event, vars) => self.stage === stage && when(g, self, event, vars) };
  },
});
