import { opponent } from '@taisen/kernel';
import { permanent, whenever } from '../../abilities.ts';
import { monster } from '../../card.ts';
import { chooseMonster } from '../../choose.ts';
import { thisTurn } from '../../effects.ts';

export const dawnCantor = monster(
  'dawn-cantor',
  {
    name: { ja: '暁の先唱者', 'zh-Hant': '破曉領唱', en: 'Dawn Cantor' },
    reading: 'あかつきのせんしょうしゃ',
    attribute: 'light',
    family: 'choir',
    level: 4,
    cost: { level: 2, count: 1 },
    power: 1100,
    art: { icon: 'sunrise' },
    vars: { n: 300, m: 5500, k: 300 },
  },
  {
    a: {
      text: {
        ja: '自分のLPが回復した時、相手の場のモンスター1体を選ぶ。ターン終了時まで、そのモンスターのパワーは{n}ダウンする。',
        'zh-Hant': '我方LP回復時，選擇對手場上1隻怪獸。直到回合結束，該怪獸的力量下降{n}。',
        en: 'When you gain LP, choose a monster your opponent controls. It loses {n} power until the end of the turn.',
      },
      does: whenever(
        'healed',
        (_g, self, event) => event.seat === self.controller,
        function* (g, self, { n }) {
          const target = yield* chooseMonster(g, self, 'a', opponent(self.controller));
          if (target >= 0) thisTurn(g, self, 'a', 'power', target, -n);
        },
      ),
    },
    b: {
      text: {
        ja: '自分のLPが{m}以上である限り、このモンスターのパワーは{k}アップする。',
        'zh-Hant': '只要我方LP在{m}以上，這隻怪獸的力量上升{k}。',
        en: 'While you have {m} LP or more, this monster has {k} more power.',
      },
      does: permanent({
        power: (g, self, card, power, { m, k }) =>
          card.id === self.id && (g.s.lp[self.controller] as number) >= m ? power + k : power,
      }),
    },
  },
);
