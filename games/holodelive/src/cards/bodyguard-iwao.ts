import { performer } from '../card.ts';
import { areNeighbours } from '../choose.ts';

export const bodyguardIwao = performer(
  'bodyguard-iwao',
  {
    name: { ja: '最前列イワオ', 'zh-Hant': '前排阿巖', en: 'Front-Row Iwao' },
    icons: ['DUELIST', 'OTAKU'],
    suits: ['HOT', 'STAFF'],
    art: { icon: 'shield' },
  },
  {
    passive: {
      text: {
        ja: 'ステージで隣り合うカードは相手のスキルの影響を受けない。',
        'zh-Hant': '舞台上與這張牌相鄰的牌不受對手技能影響。',
        en: "Your opponent's skills can't affect this card's neighbours on the stage.",
      },
      modifies: {
        untouchable: (g, self, card, value) => (areNeighbours(g, self, card) ? value + 1 : value),
      },
    },
  },
);
