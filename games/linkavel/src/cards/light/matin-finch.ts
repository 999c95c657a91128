import { onTrashed } from '../../abilities.ts';
import { monster } from '../../card.ts';
import { monsterOf, searchToHand } from '../../choose.ts';
import { MONSTERS } from '../../state.ts';

export const matinFinch = monster(
  'matin-finch',
  {
    name: { ja: '朝課の鶸', 'zh-Hant': '晨課金翅雀', en: 'Matin Finch' },
    reading: 'ちょうかのひわ',
    attribute: 'light',
    family: 'choir',
    level: 1,
    power: 100,
    art: { icon: 'sparrow' },
    vars: { n: 2 },
  },
  {
    a: {
      text: {
        ja: 'このモンスターが場からトラッシュに送られた時、デッキからレベル{n}以下の灯歌一族のモンスター1枚を手札に加えてもよい。その後、デッキをシャッフルする。',
        'zh-Hant': '這隻怪獸從場上被送入棄牌區時，可以從牌組將1張等級{n}以下的燈歌族怪獸卡加入手牌，然後洗牌。',
        en: 'When this monster is sent from the field to the trash, you may add a level {n} or lower Choir-family monster from your deck to your hand, then shuffle.',
      },
      does: onTrashed(
        function* (g, self, { n }) {
          yield* searchToHand(g, self, 'a', monsterOf('choir', n));
        },
        { may: true, when: (_g, _self, { from = -1 }) => from >> 1 === MONSTERS },
      ),
    },
  },
);
