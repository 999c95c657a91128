import { performer } from '../card.ts';
import { cover } from '../stage.ts';

export const moonlitYoru = performer(
  'moonlit-yoru',
  {
    name: { ja: '月影ヨル', 'zh-Hant': '月影夜', en: 'Moonlit Yoru' },
    icons: ['SEXY', 'TRICKSTER'],
    suits: ['COOL', 'LOVELY'],
    art: { icon: 'moon' },
  },
  {
    action: {
      text: {
        ja: 'このカードを裏向きにする。',
        'zh-Hant': '將這張牌翻為背面朝上。',
        en: 'Turn this card face down.',
      },
      *run({ g, self }) {
        cover(g, self.id);
      },
    },
    passive: {
      text: {
        ja: 'ショウダウンでは、ランクの低い方が勝つ。',
        'zh-Hant': '對決時，等級較低的一方獲勝。',
        en: 'In a showdown, the lower rank wins.',
      },
      modifiesPlayer: { reversed: (_g, _self, _seat, value) => value + 1 },
    },
  },
);
