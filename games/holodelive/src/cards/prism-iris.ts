import { EVERY_SUIT, performer } from '../card.ts';

export const prismIris = performer(
  'prism-iris',
  {
    name: { ja: '虹色アイリス', 'zh-Hant': '虹彩愛麗絲', en: 'Prism Iris' },
    icons: ['SEISO', 'SEXY'],
    suits: [],
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
