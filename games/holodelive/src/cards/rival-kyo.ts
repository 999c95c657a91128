import { performer } from '../card.ts';
import { chooseOnStage } from '../choose.ts';
import { whileItStays } from '../effects.ts';

export const rivalKyo = performer(
  'rival-kyo',
  {
    name: { ja: '好敵手キョウ', 'zh-Hant': '宿敵京', en: 'Rival Kyo' },
    icons: ['DUELIST', 'CHARISMA'],
    suits: ['HOT', 'COOL'],
    art: { icon: 'duel' },
  },
  {
    play: {
      text: {
        ja: '相手のステージのカード1枚は、場にある限りアイコンを失う。',
        'zh-Hant': '對手舞台上的1張牌在場期間失去所有圖示。',
        en: "Choose a card on your opponent's stage. It loses its icons for as long as it stays in play.",
      },
      *run(k) {
        const id = yield* chooseOnStage(k, k.rival);
        if (id >= 0) whileItStays(k, 'silenced', id);
      },
    },
  },
);
