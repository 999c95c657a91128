import { defOf, performer } from '../card.ts';
import { areNeighbours, nameSuit, performersOf } from '../choose.ts';
import { whileItStays } from '../effects.ts';

export const dyevatAi = performer(
  'dyevat-ai',
  {
    name: { ja: '藍染めアイ', 'zh-Hant': '藍染愛', en: 'Dye-Vat Ai' },
    icons: ['OTAKU', 'SEISO'],
    suits: ['COOL', 'ENGLISH'],
    art: { icon: 'paint-bucket' },
  },
  {
    play: {
      text: {
        ja: 'スートを1つ宣言する。自分のステージのカードはすべて、場にある限りそのスートも持つ。',
        'zh-Hant': '宣言1種花色。你舞台上的所有牌在場期間也具有該花色。',
        en: 'Name a suit. Every card on your stage also has that suit for as long as it stays in play.',
      },
      *run(k) {
        const suit = yield* nameSuit(k);
        for (const card of performersOf(k.g, k.seat)) whileItStays(k, 'suits', card.id, suit);
      },
    },
    passive: {
      text: {
        ja: 'ステージで隣り合うカードは、このカードに書かれたスートも持つ。',
        'zh-Hant': '舞台上與這張牌相鄰的牌也具有這張牌上標示的花色。',
        en: "This card's neighbours on the stage also have the suits printed on it.",
      },
      modifies: {
        suits: (g, self, card, bits) => (areNeighbours(g, self, card) ? bits | defOf(g, self).suitBits : bits),
      },
    },
  },
);
