import { NO_CARD, opponent } from '@taisen/kernel';
import { onSummoned, whenAttacking } from '../../abilities.ts';
import { monster } from '../../card.ts';
import { chooseMonster } from '../../choose.ts';
import { thisTurn, whileItStays } from '../../effects.ts';

export const silenceEater = monster(
  'silence-eater',
  {
    name: { ja: '沈黙喰らい', 'zh-Hant': '噬默者', en: 'Silence Eater' },
    reading: 'ちんもくくらい',
    attribute: 'dark',
    family: 'veil',
    level: 3,
    cost: { level: 1, count: 2 },
    power: 800,
    art: { icon: 'swallower' },
    vars: { n: 300 },
  },
  {
    a: {
      text: {
        ja: 'このモンスターが召喚された時、相手の場のモンスター1体を選ぶ。そのモンスターが場に存在する限り、その効果を無効にする。',
        'zh-Hant': '這隻怪獸被召喚時，選擇對手場上1隻怪獸。只要該怪獸在場上，其效果無效。',
        en: 'When this monster is summoned, choose a monster your opponent controls. Its effects are negated while it is on the field.',
      },
      does: onSummoned(function* (g, self) {
        const target = yield* chooseMonster(g, self, 'a', opponent(self.controller));
        if (target >= 0) whileItStays(g, self, 'a', 'negated', target);
      }),
    },
    b: {
      text: {
        ja: 'このモンスターがモンスターを攻撃した時に発動できる。ターン終了時まで、攻撃対象のモンスターのパワーは{n}ダウンする。',
        'zh-Hant': '這隻怪獸攻擊怪獸時可以發動。直到回合結束，攻擊對象的力量下降{n}。',
        en: 'When this monster attacks a monster, you can use this: that monster loses {n} power until the end of the turn.',
      },
      does: whenAttacking(
        function* (g, self, { n }, { target = NO_CARD }) {
          thisTurn(g, self, 'b', 'power', target, -n);
        },
        (_g, _self, { target }) => target !== undefined,
      ),
    },
  },
);
