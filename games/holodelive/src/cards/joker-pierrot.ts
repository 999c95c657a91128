import { EVERY_ICON, performer } from '../card.ts';

export const jokerPierrot = performer(
  'joker-pierrot',
  {
    name: { ja: '泣き笑いピエロ', 'zh-Hant': '又哭又笑皮耶羅', en: 'Joker Pierrot' },
    icons: ['TRICKSTER', 'REACTION'],
    suits: ['LOVELY'],
    art: { icon: 'jester-hat' },
  },
  {
    passive: {
      text: {
        ja: 'このカードはすべてのアイコンを持つ。',
        'zh-Hant': '這張牌具有所有圖示。',
        en: 'This card has every icon.',
      },
      modifies: { icons: (_g, self, card, bits) => (card.id === self.id ? EVERY_ICON : bits) },
    },
  },
);
