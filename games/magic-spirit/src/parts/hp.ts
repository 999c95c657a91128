/** Effects that move HP about: stolen, exchanged, restored as a whole. */
import { FOREVER } from '@taisen/kernel';
import { defOf, isOf } from '../card.ts';
import { CATEGORIES, type Category } from '../categories.ts';
import { chargeCount } from '../charge.ts';
import { chooseOne, foes } from '../choose.ts';
import { damageMonsters, destroy, gainHp, regainHp } from '../leave.ts';
import { type G, inPlay, type MsCard, monstersOf } from '../state.ts';
import { inflict, removeStatuses, STATUSES } from '../statuses.ts';
import { attackOf, hpOf, maxHpOf } from '../values.ts';
import { part } from './part.ts';

/** What the victim loses, the monster gains. */
export const stealHp = (n: number) =>
  part(
    { n },
    {
      ja: '相手モンスター1体に{n}ダメージ。減らした分だけ、このモンスターのHPを増やす。',
      'zh-Hant': '對1隻對手怪獸造成{n}點傷害，這隻怪獸的HP增加其失去的數值。',
      en: 'Deal {n} damage to an opposing monster. This monster gains as many HP as it lost.',
    },
    function* (g, self, v, key) {
      const target = yield* chooseOne(g, self, key, 'foe', foes(g, self.controller));
      if (target === null) return;
      const before = hpOf(g, target);
      damageMonsters(g, [target], v.n);
      const lost = before - (inPlay(target) ? hpOf(g, target) : 0);
      if (lost > 0 && inPlay(self)) gainHp(g, self, lost);
    },
    (g, self) => foes(g, self.controller).length > 0,
  );

export const swallow = (cost: number) => {
  const small = (g: G, self: MsCard, most: number) => foes(g, self.controller, (card) => defOf(g, card).cost <= most);
  return part(
    { cost },
    {
      ja: 'コスト{cost}以下の相手モンスター1体を破壊し、そのHPの分だけこのモンスターのHPを増やす。',
      'zh-Hant': '破壞1隻費用{cost}以下的對手怪獸，這隻怪獸的HP增加其HP的數值。',
      en: 'Destroy an opposing monster of cost {cost} or less. This monster gains as many HP as it had.',
    },
    function* (g, self, v, key) {
      const target = yield* chooseOne(g, self, key, 'foe', small(g, self, v.cost));
      if (target === null) return;
      const meal = hpOf(g, target);
      if (destroy(g, [target], 'effect').length > 0 && inPlay(self)) gainHp(g, self, meal);
    },
    (g, self, v) => small(g, self, v.cost).length > 0,
  );
};

/** The lost HP of one of the player's monsters and of an opposing one change places. */
export const swapWounds = () =>
  part(
    {},
    {
      ja: '味方モンスター1体と相手モンスター1体の、減っているHPの量を入れ替える。',
      'zh-Hant': '交換1隻我方怪獸與1隻對手怪獸已失去的HP數值。',
      en: 'One of your monsters and an opposing monster exchange the HP they have lost.',
    },
    function* (g, self, _v, key) {
      const mine = yield* chooseOne(g, self, key, 'ally', monstersOf(g, self.controller));
      const theirs = yield* chooseOne(g, self, key, 'foe', foes(g, self.controller));
      if (mine === null || theirs === null) return;
      const [a, b] = [mine.damage, theirs.damage];
      mine.damage = Math.min(b, maxHpOf(g, mine));
      theirs.damage = Math.min(a, maxHpOf(g, theirs));
    },
    (g, self) => foes(g, self.controller).length > 0,
  );

/** A full recovery that takes harmful statuses away, too. */
export const restore = () => {
  const needy = (g: G, self: MsCard) =>
    monstersOf(g, self.controller).filter(
      (card) =>
        card.damage > 0 ||
        g.s.effects.some(
          ({ kind, target }) => target === card.id && STATUSES[kind as keyof typeof STATUSES]?.good === false,
        ),
    );
  return part(
    {},
    {
      ja: '味方モンスター1体のHPを全て回復し、不利な状態を全て取り除く。',
      'zh-Hant': '完全回復1隻我方怪獸的HP，並移除其所有不利狀態。',
      en: 'One of your monsters recovers all its HP and loses every harmful status.',
    },
    function* (g, self, _v, key) {
      const target = yield* chooseOne(g, self, key, 'ally', needy(g, self));
      if (target === null) return;
      regainHp(g, target, target.damage);
      removeStatuses(g, target.id, (kind) => !STATUSES[kind].good);
    },
    (g, self) => needy(g, self).length > 0,
  );
};

/** It falls for another monster of a category, which recovers fully. */
export const giveItselfFor = (category: Category) => {
  const { ja, 'zh-Hant': zh, en } = CATEGORIES[category];
  const hurt = (g: G, self: MsCard) =>
    monstersOf(g, self.controller).filter((card) => card !== self && card.damage > 0 && isOf(g, card, category));
  return part(
    {},
    {
      ja: `このモンスターを破壊し、他の味方【${ja}】1体のHPを全て回復する。`,
      'zh-Hant': `破壞這隻怪獸，完全回復1隻其他我方【${zh}】的HP。`,
      en: `Destroy this monster; another ${en} monster of yours recovers all its HP.`,
    },
    function* (g, self, _v, key) {
      const target = yield* chooseOne(g, self, key, 'ally', hurt(g, self));
      destroy(g, [self], 'effect');
      if (target !== null) regainHp(g, target, target.damage);
    },
    (g, self) => hurt(g, self).length > 0,
  );
};

export const healPerCharge = (n: number) =>
  part(
    { n },
    {
      ja: '味方モンスター全体のHPを、残っているこのモンスターのチャージ1つにつき{n}回復。',
      'zh-Hant': '這隻怪獸每剩1個充能，回復所有我方怪獸{n}點HP。',
      en: 'All your monsters recover {n} HP for each charge left on this monster.',
    },
    (g, self, v) => {
      for (const card of monstersOf(g, self.controller)) regainHp(g, card, v.n * chargeCount(g, self));
    },
    (g, self) => monstersOf(g, self.controller).some((card) => card.damage > 0),
  );

/** Everything on the table begins anew. */
export const rewindAll = () =>
  part(
    {},
    {
      ja: '全てのモンスターのHPを全て回復し、状態を全て取り除く。',
      'zh-Hant': '完全回復所有怪獸的HP，並移除所有狀態。',
      en: 'Every monster recovers all its HP and loses every status.',
    },
    (g) => {
      for (const card of [...monstersOf(g, 0), ...monstersOf(g, 1)]) {
        regainHp(g, card, card.damage);
        removeStatuses(g, card.id, () => true);
      }
    },
    (g) => monstersOf(g, 0).length + monstersOf(g, 1).length > 0,
  );

/** It takes on the attack and HP of another monster, where those are higher. */
export const copyBody = () => {
  const others = (g: G, self: MsCard) => [
    ...monstersOf(g, self.controller).filter((card) => card !== self),
    ...foes(g, self.controller),
  ];
  return part(
    {},
    {
      ja: '他のモンスター1体を選ぶ。場を離れるまで、このモンスターの攻撃力と最大HPを、それより低ければ同じ値にする。',
      'zh-Hant': '選擇1隻其他怪獸。若這隻怪獸的攻擊力與最大HP較低，則變為與其相同，直到離場。',
      en: 'Choose another monster. Until it leaves the field, this monster has its attack and maximum HP where those are higher.',
    },
    function* (g, self, _v, key) {
      const model = yield* chooseOne(g, self, key, 'monster', others(g, self));
      if (model === null || !inPlay(self)) return;
      const attack = attackOf(g, model) - attackOf(g, self);
      const hp = maxHpOf(g, model) - maxHpOf(g, self);
      if (attack > 0) inflict(g, self, key, 'strengthened', self.id, FOREVER, attack);
      if (hp > 0) gainHp(g, self, hp);
    },
    (g, self) => others(g, self).length > 0,
  );
};

/** Its attack becomes that of an opposing monster for a turn. */
export const mirrorAttack = () => {
  const stronger = (g: G, self: MsCard) => foes(g, self.controller, (card) => attackOf(g, card) > attackOf(g, self));
  return part(
    {},
    {
      ja: '攻撃力がこのモンスターより高い相手モンスター1体を選ぶ。ターン終了まで、このモンスターの攻撃力はそれと同じになる。',
      'zh-Hant': '選擇1隻攻擊力較這隻怪獸高的對手怪獸。直到回合結束，這隻怪獸的攻擊力與其相同。',
      en: 'Choose an opposing monster with more attack. Until the end of the turn this monster has the same attack.',
    },
    function* (g, self, _v, key) {
      const model = yield* chooseOne(g, self, key, 'foe', stronger(g, self));
      if (model !== null)
        inflict(g, self, key, 'strengthened', self.id, g.s.turn, attackOf(g, model) - attackOf(g, self));
    },
    (g, self) => stronger(g, self).length > 0,
  );
};
