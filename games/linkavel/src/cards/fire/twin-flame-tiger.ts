import { permanent } from '../../abilities.ts';
import { monster } from '../../card.ts';
import { othersOfFamily } from '../../choose.ts';

export const twinFlameTiger = monster(
  'twin-flame-tiger',
  {
    name: { ja: '双炎の虎', 'zh-Hant': '雙炎之虎', en: 'Twin-Flame Tiger' },
    reading: 'そうえんのとら',
    attribute: 'fire',
    family: 'ember',
    level: 3,
    cost: { level: 2, count: 1 },
    power: 800,
    art: { icon: 'tiger' },
    vars: { n: 2 },
  },
  {
    a: {
      text: {
        ja: '自分の場に他の熾火一族のモンスターが存在する限り、このモンスターは1ターンに{n}回まで攻撃できる。',
        'zh-Hant': '只要我方場上有其他餘燼族怪獸，這隻怪獸每回合最多可以攻擊{n}次。',
        en: 'While you control another Ember-family monster, this monster can attack up to {n} times each turn.',
      },
      does: permanent({
        attacks: (g, self, card, attacks, { n }) =>
          card.id === self.id && othersOfFamily(g, self, 'ember').length > 0 ? Math.max(attacks, n) : attacks,
      }),
    },
  },
);
