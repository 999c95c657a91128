import { opponent } from '@taisen/kernel';
import { onSummoned } from '../../abilities.ts';
import { monster } from '../../card.ts';
import { mill } from '../../leave.ts';

export const shroudWeaver = monster(
  'shroud-weaver',
  {
    name: { ja: '屍衣の織り手', 'zh-Hant': '壽衣織者', en: 'Shroud Weaver' },
    reading: 'しいのおりて',
    attribute: 'dark',
    family: 'veil',
    level: 1,
    power: 200,
    art: { icon: 'hanging-spider' },
    vars: { n: 3 },
  },
  {
    a: {
      text: {
        ja: 'このモンスターが召喚された時、お互いのデッキの上からカードを{n}枚ずつトラッシュに送ってもよい。',
        'zh-Hant': '這隻怪獸被召喚時，可以將雙方牌組頂各{n}張卡送入棄牌區。',
        en: 'When this monster is summoned, you may send the top {n} cards of each player’s deck to the trash.',
      },
      does: onSummoned(
        function* (g, self, { n }) {
          mill(g, self.controller, n);
          mill(g, opponent(self.controller), n);
        },
        { may: true },
      ),
    },
  },
);
