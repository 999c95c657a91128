import { EVERY_SUIT, performer } from '../card.ts';

export const prismNanairo = performer(
  'prism-nanairo',
  {
    name: { ja: 'プリズム・ナナイロ', 'zh-Hant': '稜鏡七彩', en: 'Prism Nanairo' },
    icons: ['SEISO', 'SEXY'],
    suits: ['COOL'],
    art: { icon: 'prism' },
  },
  {
    passive: {
      text: {
        ja: 'このカードはすべてのスートを持つ。',
        'zh-Hant': '這張牌具有所有花色。',
        en: 'This card has every suit.',
      },
      modifies: { suits: (_g, self, card, bits) => (card.id === self.id ? EVERY_SUIT : bits) },
    },
  },
);
