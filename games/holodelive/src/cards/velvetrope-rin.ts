import { performer } from '../card.ts';
import { chooseOnStage } from '../choose.ts';
import { whileItStays } from '../effects.ts';
import { iconsOf } from '../values.ts';

export const velvetropeRin = performer(
  'velvetrope-rin',
  {
    name: { ja: '高嶺のリン', 'zh-Hant': '高嶺凜', en: 'Velvet-Rope Rin' },
    icons: ['SEXY', 'CHARISMA'],
    suits: ['COOL', 'LOVELY'],
    art: { icon: 'halt' },
  },
  {
    action: {
      text: {
        ja: '自分のステージの他のカード1枚は、場にある限りこのカードのアイコンも持つ。',
        'zh-Hant': '你舞台上的另一張牌在場期間也具有這張牌的圖示。',
        en: "Choose another card on your stage. It also has this card's icons for as long as it stays in play.",
      },
      *run(k) {
        const icons = iconsOf(k.g, k.self);
        const id = yield* chooseOnStage(k, k.seat, (card) => (iconsOf(k.g, card) & icons) !== icons);
        if (id >= 0) whileItStays(k, 'icons', id, icons);
      },
    },
    passive: {
      text: {
        ja: 'このカードは相手のスキルの影響を受けない。',
        'zh-Hant': '這張牌不受對手技能影響。',
        en: "Your opponent's skills can't affect this card.",
      },
      modifies: { untouchable: (_g, self, card, value) => (card.id === self.id ? value + 1 : value) },
    },
  },
);
