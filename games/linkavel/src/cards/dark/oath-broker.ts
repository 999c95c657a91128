import { opponent } from '@taisen/kernel';
import { activated } from '../../abilities.ts';
import { monster } from '../../card.ts';
import { chooseMonster, fitting } from '../../choose.ts';
import { destroy } from '../../leave.ts';
import { canPay, pay } from '../../life.ts';
import { monsterZones } from '../../state.ts';

export const oathBroker = monster(
  'oath-broker',
  {
    name: { ja: '誓約の仲買人', 'zh-Hant': '誓約掮客', en: 'Oath Broker' },
    attribute: 'dark',
    family: 'veil',
    level: 2,
    cost: { level: 1, count: 1 },
    power: 400,
    art: { icon: 'shaking-hands' },
    vars: { n: 400, m: 2 },
  },
  {
    a: {
      text: {
        ja: '1ターンに1度、自分のLPを{n}払って発動できる。相手の場のレベル{m}以下のモンスター1体を破壊する。',
        'zh-Hant': '每回合1次，可以支付{n}點LP發動。破壞對手場上1隻等級{m}以下的怪獸。',
        en: 'Once per turn, you can pay {n} LP: destroy a level {m} or lower monster your opponent controls.',
      },
      does: activated(
        function* (g, self, { n, m }) {
          pay(g, self.controller, n);
          const target = yield* chooseMonster(g, self, 'a', opponent(self.controller), (def) => def.level <= m);
          yield* destroy(g, [target], 'effect');
        },
        (g, self, { n, m }) =>
          canPay(g, self.controller, n) &&
          fitting(g, monsterZones(g, opponent(self.controller)), (def) => def.level <= m).length > 0,
      ),
    },
  },
);
