import { pickSome } from '@taisen/kernel';
import { activated, onSummoned } from '../../abilities.ts';
import { familyIs, isMonster, monster } from '../../card.ts';
import { fitting } from '../../choose.ts';
import { heal } from '../../life.ts';
import { monstersOf, trashOf } from '../../state.ts';
import { countFreeZones, specialSummon } from '../../summon.ts';

export const queenOfTheElderWood = monster(
  'queen-of-the-elder-wood',
  {
    name: { ja: '千年杜の女王', 'zh-Hant': '千年森女王', en: 'Queen of the Elder Wood' },
    attribute: 'grass',
    family: 'grove',
    level: 5,
    cost: { level: 2, count: 3 },
    power: 3500,
    art: { icon: 'tree-face' },
    vars: { n: 2, k: 2, h: 200 },
  },
  {
    a: {
      text: {
        ja: 'このモンスターが召喚された時、自分のトラッシュからレベル{k}以下の「杜」モンスターを{n}体まで特殊召喚できる。',
        'zh-Hant': '這隻怪獸被召喚時，可以從我方棄牌區特殊召喚最多{n}隻等級{k}以下的「森」怪獸。',
        en: 'When this monster is summoned, you may special summon up to {n} Grove monsters of level {k} or lower from your trash.',
      },
      does: onSummoned(function* (g, self, { n, k }) {
        const seat = self.controller;
        const fit = fitting(g, trashOf(g, seat), (def) => def.family === 'grove' && isMonster(def) && def.level <= k);
        const count = Math.min(n, countFreeZones(g, seat));
        const asking = { card: self.id, ability: 'a' };
        yield* specialSummon(g, seat, yield* pickSome(seat, 'trash', fit, count, { asking, optional: true }));
      }),
    },
    b: {
      text: {
        ja: '1ターンに1度発動できる。自分の場の「杜」モンスター1体につき、自分のLPを{h}回復する。',
        'zh-Hant': '每回合1次可以發動。我方場上每有1隻「森」怪獸，我方LP回復{h}點。',
        en: 'Once per turn, you can use this: gain {h} LP for each Grove monster you control.',
      },
      does: activated(function* (g, self, { h }) {
        const grove = monstersOf(g, self.controller).filter((card) => familyIs(g, card, 'grove'));
        if (grove.length > 0) heal(g, self.controller, h * grove.length);
      }),
    },
  },
);
