/** Effects on the attack under way: most setsuna are for the second chain point (MS-6.4). */
import { NO_CARD } from '@taisen/kernel';
import { mayTarget } from '../battle.ts';
import { chooseOne } from '../choose.ts';
import { damageMonsters, toHand } from '../leave.ts';
import { percent } from '../percent.ts';
import { type G, inPlay, type MsCard, monstersOf } from '../state.ts';
import { inflict } from '../statuses.ts';
import { attackOf, hpOf } from '../values.ts';
import { part } from './part.ts';

/** The opposing monster that attacks now; null if none does. */
function attacker(g: G, self: MsCard): MsCard | null {
  if (g.s.attacker === NO_CARD) return null;
  const card = g.s.cards[g.s.attacker] as MsCard;
  return inPlay(card) && card.controller !== self.controller ? card : null;
}

/** The player's monster that is attacked now. */
function attacked(g: G, self: MsCard): MsCard | null {
  if (attacker(g, self) === null || g.s.target === NO_CARD) return null;
  const card = g.s.cards[g.s.target] as MsCard;
  return inPlay(card) && card.controller === self.controller ? card : null;
}

/** Other monsters of the player that the attacker may attack. */
const substitutes = (g: G, self: MsCard) => {
  const foe = attacker(g, self);
  const now = attacked(g, self);
  if (foe === null || now === null) return [];
  return monstersOf(g, self.controller).filter((card) => card !== now && mayTarget(g, foe.controller, card) === true);
};

export const changeTarget = () =>
  part(
    {},
    {
      ja: '攻撃されている味方モンスターの代わりに、他の味方モンスター1体を攻撃対象にする。',
      'zh-Hant': '改以另1隻我方怪獸作為攻擊對象，代替正被攻擊的我方怪獸。',
      en: 'Another monster of yours becomes the target in place of the one that is attacked.',
    },
    function* (g, self, _v, key) {
      const target = yield* chooseOne(g, self, key, 'ally', substitutes(g, self));
      if (target !== null) g.s.target = target.id;
    },
    (g, self) => substitutes(g, self).length > 0,
  );

export const bristleAttacked = () =>
  part(
    {},
    {
      ja: 'ターン終了まで、攻撃されている味方モンスターを〈棘〉状態にする。',
      'zh-Hant': '直到回合結束，使正被攻擊的我方怪獸進入〈棘〉狀態。',
      en: 'Make your monster that is attacked Bristling until the end of the turn.',
    },
    (g, self, _v, key) => {
      const card = attacked(g, self);
      if (card !== null) inflict(g, self, key, 'bristling', card.id, g.s.turn);
    },
    (g, self) => attacked(g, self) !== null,
  );

export const withdrawAttacked = () =>
  part(
    {},
    {
      ja: '攻撃されている味方モンスターを手札に戻す。',
      'zh-Hant': '使正被攻擊的我方怪獸返回手牌。',
      en: 'Return your monster that is attacked to the hand.',
    },
    (g, self) => {
      const card = attacked(g, self);
      if (card !== null) toHand(g, card);
    },
    (g, self) => attacked(g, self) !== null,
  );

/** The attacker's own strength hurts it. */
export const burnAttacker = (rate: number) =>
  part(
    { rate },
    {
      ja: '攻撃中の相手モンスターに、その攻撃力の{rate}%のダメージ。',
      'zh-Hant': '對正在攻擊的對手怪獸造成其攻擊力{rate}%的傷害。',
      en: 'Deal {rate}% of its attack as damage to the attacking monster.',
    },
    (g, self, v) => {
      const card = attacker(g, self);
      if (card !== null) damageMonsters(g, [card], percent(attackOf(g, card), v.rate));
    },
    (g, self) => attacker(g, self) !== null,
  );

export const halveAttacker = () =>
  part(
    {},
    {
      ja: '攻撃中の相手モンスターに、そのHPの半分のダメージ。',
      'zh-Hant': '對正在攻擊的對手怪獸造成其HP一半的傷害。',
      en: 'Deal half of its HP as damage to the attacking monster.',
    },
    (g, self) => {
      const card = attacker(g, self);
      if (card !== null) damageMonsters(g, [card], percent(hpOf(g, card), 50));
    },
    (g, self) => attacker(g, self) !== null,
  );
