/** Statuses laid on monsters, and taken off. */
import { FOREVER, NO_CARD, opponent, type Vars, type Words } from '@taisen/kernel';
import type { Part } from '../card.ts';
import { anyFoe, chooseOne, foes } from '../choose.ts';
import { throughTheirTurn } from '../effects.ts';
import { type G, inPlay, type MsCard, monstersOf } from '../state.ts';
import { inflict as lay, removeStatuses, STATUSES, type Status } from '../statuses.ts';
import { part } from './part.ts';

/** How long: this turn, through the opponent's turn (this one if it is theirs), or while the monster stays. */
export type Span = 'turn' | 'theirs' | 'stay';
const SPANS: Record<Span, Words> = {
  turn: { ja: 'ターン終了まで', 'zh-Hant': '直到回合結束', en: 'until the end of the turn' },
  theirs: { ja: '相手ターンの終わりまで', 'zh-Hant': '直到對手的回合結束', en: "until the end of the opponent's turn" },
  stay: { ja: '場にいる間', 'zh-Hant': '在場期間', en: 'while it stays' },
};
const until = (g: G, self: MsCard, span: Span): number =>
  span === 'stay' ? FOREVER : span === 'turn' ? g.s.turn : throughTheirTurn(g, self);

/** Whom a text names, and who is meant. */
type Whom = 'foe' | 'foes' | 'ally' | 'allies' | 'self' | 'attacker';
const WHOM: Record<Whom, Words> = {
  foe: { ja: '相手モンスター1体', 'zh-Hant': '1隻對手怪獸', en: 'an opposing monster' },
  foes: { ja: '相手モンスター全体', 'zh-Hant': '所有對手怪獸', en: 'every opposing monster' },
  ally: { ja: '味方モンスター1体', 'zh-Hant': '1隻我方怪獸', en: 'one of your monsters' },
  allies: { ja: '味方モンスター全体', 'zh-Hant': '所有我方怪獸', en: 'all your monsters' },
  self: { ja: 'このモンスター', 'zh-Hant': '這隻怪獸', en: 'this monster' },
  attacker: { ja: '攻撃中の相手モンスター', 'zh-Hant': '正在攻擊的對手怪獸', en: 'the attacking monster' },
};

function candidates(g: G, self: MsCard, whom: Whom): MsCard[] {
  const seat = self.controller;
  if (whom === 'foe') return foes(g, seat);
  if (whom === 'foes') return monstersOf(g, opponent(seat));
  if (whom === 'ally' || whom === 'allies') return monstersOf(g, seat);
  if (whom === 'self') return inPlay(self) ? [self] : [];
  if (g.s.attacker === NO_CARD) return [];
  const attacker = g.s.cards[g.s.attacker] as MsCard;
  return inPlay(attacker) && attacker.controller !== seat ? [attacker] : [];
}

/** Lays a status with an amount (where it has one) on whom the text names. */
function laid(whom: Whom, kind: Status, span: Span, vars: Vars): Part {
  const status: Words = STATUSES[kind].name;
  const counted = 'n' in vars;
  const { ja, 'zh-Hant': zh, en } = WHOM[whom];
  const { ja: spanJa, 'zh-Hant': spanZh, en: spanEn } = SPANS[span];
  const amount = counted ? '{n}' : '';
  return part(
    vars,
    {
      ja: `${spanJa}、${ja}を〈${status.ja}${amount}〉状態にする。`,
      'zh-Hant': `${spanZh}，使${zh}進入〈${status['zh-Hant']}${amount}〉狀態。`,
      en: `Make ${en} ${status.en}${counted ? ' {n}' : ''} ${spanEn}.`,
    },
    function* (g, self, v, key) {
      const cards = candidates(g, self, whom);
      const one = whom === 'foe' || whom === 'ally' ? yield* chooseOne(g, self, key, whom, cards) : null;
      for (const card of one === null ? cards : [one])
        lay(g, self, key, kind, card.id, until(g, self, span), v['n'] ?? 0);
    },
    (g, self) => (whom === 'foe' ? anyFoe(g, self) : candidates(g, self, whom).length > 0),
  );
}

type Plain = Exclude<Status, 'poisoned' | 'weakened' | 'strengthened'>;
export const lays = (whom: Whom, kind: Plain, span: Span = 'theirs') => laid(whom, kind, span, {});
export const poison = (n: number, whom: 'foe' | 'foes' = 'foe') => laid(whom, 'poisoned', 'stay', { n });
export const boost = (n: number, whom: 'ally' | 'allies' | 'self' = 'ally', span: Span = 'turn') =>
  laid(whom, 'strengthened', span, { n });
export const weaken = (n: number, whom: 'foe' | 'foes' | 'attacker' = 'foe', span: Span = 'turn') =>
  laid(whom, 'weakened', span, { n });

const harmed = (g: G, self: MsCard) =>
  monstersOf(g, self.controller).filter(({ id }) =>
    g.s.effects.some(({ kind, target }) => target === id && kind in STATUSES && !STATUSES[kind as Status].good),
  );

/** Takes everything harmful off the own side. */
export const cleanse = () =>
  part(
    {},
    {
      ja: '味方モンスター全体の不利な状態を全て取り除く。',
      'zh-Hant': '移除所有我方怪獸的不利狀態。',
      en: 'Remove every harmful status from your monsters.',
    },
    (g, self) => {
      for (const { id } of harmed(g, self)) removeStatuses(g, id, (kind) => !STATUSES[kind].good);
    },
    (g, self) => harmed(g, self).length > 0,
  );

const helped = (g: G, self: MsCard) =>
  foes(g, self.controller, ({ id }) =>
    g.s.effects.some(({ kind, target }) => target === id && kind in STATUSES && STATUSES[kind as Status].good),
  );

/** Takes everything helpful off an opposing monster. */
export const dispel = () =>
  part(
    {},
    {
      ja: '相手モンスター1体の有利な状態を全て取り除く。',
      'zh-Hant': '移除1隻對手怪獸的所有有利狀態。',
      en: 'Remove every helpful status from an opposing monster.',
    },
    function* (g, self, _v, key) {
      const target = yield* chooseOne(g, self, key, 'foe', helped(g, self));
      if (target !== null) removeStatuses(g, target.id, (kind) => STATUSES[kind].good);
    },
    (g, self) => helped(g, self).length > 0,
  );
