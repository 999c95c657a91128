import { onSummoned } from '../../abilities.ts';
import { monster } from '../../card.ts';
import { searchToHand } from '../../choose.ts';

export const pearlDiver = monster(
  'pearl-diver',
  {
    name: { ja: '真珠採りの潮童', 'zh-Hant': '採珠潮童', en: 'Pearl Diver' },
    attribute: 'water',
    family: 'tide',
    level: 1,
    power: 100,
    art: { icon: 'oyster-pearl' },
    vars: { n: 2 },
  },
  {
    a: {
      text: {
        ja: 'このモンスターが召喚された時、デッキからレベル{n}の潮一族のモンスター1枚を手札に加えてもよい。その後、デッキをシャッフルする。',
        'zh-Hant': '這隻怪獸被召喚時，可以從牌組將1張等級{n}的潮族怪獸卡加入手牌，然後洗牌。',
        en: 'When this monster is summoned, you may add a level {n} Tide-family monster from your deck to your hand, then shuffle.',
      },
      does: onSummoned(
        function* (g, self, { n }) {
          yield* searchToHand(g, self, 'a', (def) => def.family === 'tide' && def.level === n);
        },
        { may: true },
      ),
    },
  },
);
