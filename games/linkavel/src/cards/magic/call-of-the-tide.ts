import { use } from '../../abilities.ts';
import { magic } from '../../card.ts';
import { searchToHand } from '../../choose.ts';

export const callOfTheTide = magic(
  'call-of-the-tide',
  {
    name: { ja: '潮の呼び声', 'zh-Hant': '潮之呼喚', en: 'Call of the Tide' },
    art: { icon: 'spiral-shell', sign: 'tide' },
    vars: { n: 4 },
  },
  {
    a: {
      text: {
        ja: 'デッキからレベル{n}以下の水属性モンスター1枚を手札に加える。その後、デッキをシャッフルする。',
        'zh-Hant': '從牌組將1張等級{n}以下的水屬性怪獸卡加入手牌，然後洗牌。',
        en: 'Add a level {n} or lower water monster from your deck to your hand, then shuffle.',
      },
      does: use(function* (g, self, { n }) {
        yield* searchToHand(g, self, 'a', (def) => def.attribute === 'water' && def.level <= n);
      }),
    },
  },
);
