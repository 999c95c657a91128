import { NO_CARD } from '@taisen/kernel';
import { performer } from '../card.ts';
import { isStage, stageOf } from '../state.ts';
import { iconsOf } from '../values.ts';

export const echotapeKoda = performer(
  'echotape-koda',
  {
    name: { ja: 'テープエコー・コダ', 'zh-Hant': '迴音帶尾奏', en: 'Echo-Tape Koda' },
    icons: ['VOCAL', 'INTEL'],
    suits: ['ENGLISH', 'COOL'],
    art: { icon: 'echo-ripples' },
  },
  {
    passive: {
      text: {
        ja: 'このカードは、ステージでこのカードの直前に来た表向きのカードのアイコンも持つ。',
        'zh-Hant': '這張牌也具有舞台上緊接在它之前登台、正面朝上的牌的圖示。',
        en: 'This card also has the icons of the face-up card that arrived on the stage right before it.',
      },
      modifies: {
        icons: (g, self, card, bits) => {
          if (card.id !== self.id || !isStage(self.zone)) return bits;
          const row = stageOf(g, self.controller);
          const before = g.s.cards[row[row.indexOf(self.id) - 1] ?? NO_CARD];
          return before === undefined || before.faceDown ? bits : bits | iconsOf(g, before);
        },
      },
    },
  },
);
