/** Damage to monsters and players, and regained HP and life. */
import { opponent } from '@taisen/kernel';
import { anyFoe, chooseOne, foes } from '../choose.ts';
import { damageMonsters, gainHp, regainHp } from '../leave.ts';
import { damagePlayer, healPlayer } from '../life.ts';
import { countMonsters, type G, inPlay, type MsCard, monstersOf } from '../state.ts';
import { part, price } from './part.ts';

const theirs = (g: G, self: MsCard) => monstersOf(g, opponent(self.controller));
const anyTheirs = (g: G, self: MsCard): boolean => countMonsters(g, opponent(self.controller)) > 0;
const wounded = (g: G, self: MsCard) => monstersOf(g, self.controller).filter((card) => card.damage > 0);
const anyWounded = (g: G, self: MsCard): boolean => wounded(g, self).length > 0;

export const damage = (n: number) =>
  part(
    { n },
    {
      ja: '相手モンスター1体に{n}ダメージ。',
      'zh-Hant': '對1隻對手怪獸造成{n}點傷害。',
      en: 'Deal {n} damage to an opposing monster.',
    },
    function* (g, self, v, key) {
      const target = yield* chooseOne(g, self, key, 'foe', foes(g, self.controller));
      if (target !== null) damageMonsters(g, [target], v.n);
    },
    anyFoe,
  );

/** Damages all opposing monsters at once. A ward does not help, because nothing is chosen. */
export const damageAll = (n: number) =>
  part(
    { n },
    {
      ja: '相手モンスター全体に{n}ダメージ。',
      'zh-Hant': '對所有對手怪獸造成{n}點傷害。',
      en: 'Deal {n} damage to every opposing monster.',
    },
    (g, self, v) => {
      damageMonsters(g, theirs(g, self), v.n);
    },
    anyTheirs,
  );

export const damageAllOthers = (n: number) =>
  part(
    { n },
    {
      ja: '他の全てのモンスターに{n}ダメージ。',
      'zh-Hant': '對所有其他怪獸造成{n}點傷害。',
      en: 'Deal {n} damage to every other monster.',
    },
    (g, self, v) => {
      const all = [...monstersOf(g, 0), ...monstersOf(g, 1)].filter((card) => card !== self);
      damageMonsters(g, all, v.n);
    },
    (g, self) => countMonsters(g, 0) + countMonsters(g, 1) > (inPlay(self) ? 1 : 0),
  );

/** On a magic card, which is no monster itself. */
export const damageEvery = (n: number) =>
  part(
    { n },
    {
      ja: '全てのモンスターに{n}ダメージ。',
      'zh-Hant': '對所有怪獸造成{n}點傷害。',
      en: 'Deal {n} damage to every monster.',
    },
    (g, _self, v) => {
      damageMonsters(g, [...monstersOf(g, 0), ...monstersOf(g, 1)], v.n);
    },
    (g) => countMonsters(g, 0) + countMonsters(g, 1) > 0,
  );

export const damageOpponent = (n: number) =>
  part(
    { n },
    {
      ja: '相手ライフに{n}ダメージ。',
      'zh-Hant': '對對手生命造成{n}點傷害。',
      en: "Deal {n} damage to the opponent's life.",
    },
    (g, self, v) => {
      damagePlayer(g, opponent(self.controller), v.n, 'effect', self.id);
    },
  );

/** Damage to the player of the card: the price of a strong effect. */
export const damageOwner = (n: number) =>
  price(
    part(
      { n },
      { ja: '自分のライフに{n}ダメージ。', 'zh-Hant': '對自己的生命造成{n}點傷害。', en: 'You take {n} damage.' },
      (g, self, v) => {
        damagePlayer(g, self.controller, v.n, 'effect', self.id);
      },
    ),
  );

/** Damages an opposing monster, and its player gains life: it can be used without a monster to damage. */
export const drain = (n: number, life: number) =>
  part(
    { n, life },
    {
      ja: '相手モンスター1体に{n}ダメージ。自分のライフを{life}回復。',
      'zh-Hant': '對1隻對手怪獸造成{n}點傷害。回復自己{life}點生命。',
      en: 'Deal {n} damage to an opposing monster. Gain {life} life.',
    },
    function* (g, self, v, key) {
      const target = yield* chooseOne(g, self, key, 'foe', foes(g, self.controller));
      if (target !== null) damageMonsters(g, [target], v.n);
      healPlayer(g, self.controller, v.life);
    },
  );

export const gainLife = (n: number) =>
  part(
    { n },
    { ja: '自分のライフを{n}回復。', 'zh-Hant': '回復自己{n}點生命。', en: 'Gain {n} life.' },
    (g, self, v) => {
      healPlayer(g, self.controller, v.n);
    },
  );

export const heal = (n: number) =>
  part(
    { n },
    {
      ja: '味方モンスター1体のHPを{n}回復。',
      'zh-Hant': '回復1隻我方怪獸{n}點HP。',
      en: 'One of your monsters recovers {n} HP.',
    },
    function* (g, self, v, key) {
      const target = yield* chooseOne(g, self, key, 'ally', wounded(g, self));
      if (target !== null) regainHp(g, target, v.n);
    },
    anyWounded,
  );

export const healAll = (n: number) =>
  part(
    { n },
    {
      ja: '味方モンスター全体のHPを{n}回復。',
      'zh-Hant': '回復所有我方怪獸{n}點HP。',
      en: 'All your monsters recover {n} HP.',
    },
    (g, self, v) => {
      for (const card of wounded(g, self)) regainHp(g, card, v.n);
    },
    anyWounded,
  );

export const healSelf = (n: number) =>
  part(
    { n },
    { ja: 'このモンスターのHPを{n}回復。', 'zh-Hant': '這隻怪獸回復{n}點HP。', en: 'This monster recovers {n} HP.' },
    (g, self, v) => {
      if (inPlay(self)) regainHp(g, self, v.n);
    },
    (_g, self) => self.damage > 0,
  );

/** MS-12.1: raises the maximum HP. */
export const gainHpSelf = (n: number) =>
  part(
    { n },
    { ja: 'このモンスターのHPを{n}増やす。', 'zh-Hant': '這隻怪獸的HP增加{n}。', en: 'This monster gains {n} HP.' },
    (g, self, v) => {
      if (inPlay(self)) gainHp(g, self, v.n);
    },
  );

export const gainHpAll = (n: number) =>
  part(
    { n },
    {
      ja: '味方モンスター全体のHPを{n}増やす。',
      'zh-Hant': '所有我方怪獸的HP增加{n}。',
      en: 'All your monsters gain {n} HP.',
    },
    (g, self, v) => {
      for (const card of monstersOf(g, self.controller)) gainHp(g, card, v.n);
    },
    (g, self) => monstersOf(g, self.controller).length > 0,
  );
