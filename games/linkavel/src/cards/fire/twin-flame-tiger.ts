import { permanent } from '../../abilities.ts';
import { monster } from '../../card.ts';
import { othersOfFamily } from '../../choose.ts';

export const twinFlameTiger = monster(
  'twin-flame-tiger',
  {
    name: { ja: '双炎の虎', 'zh-Hant': '雙炎之虎', en: 'Twin-Flame Tiger' },
    attribute: 'fire',
    family: 'ember',
    level: 3,
    cost: { level: 2, count: 1 },
    power: 1900,
    art: { icon: 'tiger' },
    vars: { n: 2 },
  },
  {
    a: {
      text: {
        ja: '自分の場に他の「熾火」モンスターが存在する限り、このモンスターは1ターンに{n}回まで攻撃できる。',
        'zh-Hant': '只要我方場上存在其他「餘燼」怪獸，這隻怪獸每回合最多可以攻擊{n}次。',
        en: 'As long as you control another Ember monster, this monster can attack up to {n} times each turn.',
      },
      does: permanent({
        attacks: (g, self, card, attacks, { n }) =>
          card.id === self.id && othersOfFamily(g, self, 'ember').length > 0 ? Math.max(attacks, n) : attacks,
      }),
    },
  },
);
