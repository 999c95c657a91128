import { whenAttacking } from '../../abilities.ts';
import { isMonster, monster } from '../../card.ts';
import { fitting } from '../../choose.ts';
import { thisTurn } from '../../effects.ts';
import { trashOf } from '../../state.ts';

export const blazeLancer = monster(
  'blaze-lancer',
  {
    name: { ja: '炎槍の騎手', 'zh-Hant': '炎槍騎手', en: 'Blaze Lancer' },
    attribute: 'fire',
    family: 'ember',
    level: 2,
    cost: { level: 1, count: 1 },
    power: 400,
    art: { icon: 'flaming-trident' },
    vars: { n: 100 },
  },
  {
    a: {
      text: {
        ja: 'このモンスターが攻撃した時に発動できる。ターン終了時まで、このモンスターのパワーは、自分のトラッシュの熾火一族のモンスター1枚につき{n}アップする。',
        'zh-Hant': '這隻怪獸攻擊時可以發動。直到回合結束，我方棄牌區每有1張餘燼族怪獸卡，這隻怪獸的力量上升{n}。',
        en: 'When this monster attacks, you can use this: it gains {n} power for each Ember-family monster in your trash until the end of the turn.',
      },
      does: whenAttacking(function* (g, self, { n }) {
        const embers = fitting(g, trashOf(g, self.controller), (def) => def.family === 'ember' && isMonster(def));
        thisTurn(g, self, 'a', 'power', self.id, n * embers.length);
      }),
    },
  },
);
