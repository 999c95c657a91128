/** Effects that give and remove statuses. */
import { FOREVER, NO_CARD, opponent, type Vars, type Words } from '@taisen/kernel';
import type { Part } from '../card.ts';
import { anyFoe, chooseOne, foes } from '../choose.ts';
import { throughTheirTurn } from '../effects.ts';
import { type G, inPlay, type MsCard, monstersOf } from '../state.ts';
import { inflict, removeStatuses, STATUSES, type Status } from '../statuses.ts';
import { attackOf } from '../values.ts';
import { part } from './part.ts';

/** The duration: this turn, until the end of the opponent's turn, or while the monster stays. */
export type Duration = 'turn' | 'theirs' | 'stay';
const DURATIONS: Record<Duration, Words> = {
  turn: { ja: 'ターン終了まで', 'zh-Hant': '直到回合結束', en: 'until the end of the turn' },
  theirs: { ja: '相手のターン終了まで', 'zh-Hant': '直到對手的回合結束', en: "until the end of the opponent's turn" },
  stay: { ja: '場を離れるまで', 'zh-Hant': '直到其離場', en: 'until it leaves the field' },
};
const until = (g: G, self: MsCard, span: Duration): number =>
  span === 'stay' ? FOREVER : span === 'turn' ? g.s.turn : throughTheirTurn(g, self);

/** The monsters that a text names. */
type Recipient = 'foe' | 'foes' | 'ally' | 'allies' | 'self' | 'attacker';
const RECIPIENTS: Record<Recipient, Words> = {
  foe: { ja: '相手モンスター1体', 'zh-Hant': '1隻對手怪獸', en: 'an opposing monster' },
  foes: { ja: '相手モンスター全体', 'zh-Hant': '所有對手怪獸', en: 'every opposing monster' },
  ally: { ja: '味方モンスター1体', 'zh-Hant': '1隻我方怪獸', en: 'one of your monsters' },
  allies: { ja: '味方モンスター全体', 'zh-Hant': '所有我方怪獸', en: 'all your monsters' },
  self: { ja: 'このモンスター', 'zh-Hant': '這隻怪獸', en: 'this monster' },
  attacker: { ja: '攻撃中の相手モンスター', 'zh-Hant': '正在攻擊的對手怪獸', en: 'the attacking monster' },
};

function candidates(g: G, self: MsCard, recipient: Recipient): MsCard[] {
  const seat = self.controller;
  if (recipient === 'foe') return foes(g, seat);
  if (recipient === 'foes') return monstersOf(g, opponent(seat));
  if (recipient === 'ally' || recipient === 'allies') return monstersOf(g, seat);
  if (recipient === 'self') return inPlay(self) ? [self] : [];
  if (g.s.attacker === NO_CARD) return [];
  const attacker = g.s.cards[g.s.attacker] as MsCard;
  return inPlay(attacker) && attacker.controller !== seat ? [attacker] : [];
}

/** Gives a status to the named monsters, with an amount if the status has one. */
function statusPart(recipient: Recipient, kind: Status, span: Duration, vars: Vars): Part {
  const status: Words = STATUSES[kind].name;
  const counted = 'n' in vars;
  const { ja, 'zh-Hant': zh, en } = RECIPIENTS[recipient];
  const { ja: spanJa, 'zh-Hant': spanZh, en: spanEn } = DURATIONS[span];
  const amount = counted ? '{n}' : '';
  return part(
    vars,
    {
      // "Until it leaves" stands after the monster that it is about.
      ja: `${span === 'stay' ? `${ja}を、${spanJa}` : `${spanJa}、${ja}を`}〈${status.ja}${amount}〉状態にする。`,
      'zh-Hant': `使${zh}進入〈${status['zh-Hant']}${amount}〉狀態，${spanZh}。`,
      en: `Make ${en} ${status.en}${counted ? ' {n}' : ''} ${spanEn}.`,
    },
    function* (g, self, v, key) {
      const cards = candidates(g, self, recipient);
      const one = recipient === 'foe' || recipient === 'ally' ? yield* chooseOne(g, self, key, recipient, cards) : null;
      for (const card of one === null ? cards : [one])
        inflict(g, self, key, kind, card.id, until(g, self, span), v['n'] ?? 0);
    },
    (g, self) => (recipient === 'foe' ? anyFoe(g, self) : candidates(g, self, recipient).length > 0),
  );
}

type UncountedStatus = Exclude<Status, 'poisoned' | 'weakened' | 'strengthened'>;
export const giveStatus = (recipient: Recipient, kind: UncountedStatus, span: Duration = 'theirs') =>
  statusPart(recipient, kind, span, {});
export const poison = (n: number, recipient: 'foe' | 'foes' = 'foe') =>
  statusPart(recipient, 'poisoned', 'stay', { n });
export const boost = (n: number, recipient: 'ally' | 'allies' | 'self' = 'ally', span: Duration = 'turn') =>
  statusPart(recipient, 'strengthened', span, { n });
export const weaken = (n: number, recipient: 'foe' | 'foes' | 'attacker' = 'foe', span: Duration = 'turn') =>
  statusPart(recipient, 'weakened', span, { n });

/** Opposing monsters with less attack than this one. */
export const scareWeaker = (n: number) => {
  const weaker = (g: G, self: MsCard) =>
    monstersOf(g, opponent(self.controller)).filter((card) => attackOf(g, card) < attackOf(g, self));
  return part(
    { n },
    {
      ja: '相手のターン終了まで、攻撃力がこのモンスターより低い相手モンスター全体を〈弱体{n}〉状態にする。',
      'zh-Hant': '使所有攻擊力較這隻怪獸低的對手怪獸進入〈弱化{n}〉狀態，直到對手的回合結束。',
      en: "Make every opposing monster with less attack than this one Weakened {n} until the end of the opponent's turn.",
    },
    (g, self, v, key) => {
      for (const { id } of weaker(g, self)) inflict(g, self, key, 'weakened', id, until(g, self, 'theirs'), v.n);
    },
    (g, self) => weaker(g, self).length > 0,
  );
};

const harmed = (g: G, self: MsCard) =>
  monstersOf(g, self.controller).filter(({ id }) =>
    g.s.effects.some(({ kind, target }) => target === id && kind in STATUSES && !STATUSES[kind as Status].good),
  );

/** Removes all harmful statuses from the player's monsters. */
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

/** Removes all helpful statuses from an opposing monster. */
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
