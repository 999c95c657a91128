import { performer } from '../card.ts';
import { throwDie } from '../choose.ts';
import { draw } from '../draw.ts';

export const drumrollGoro = performer(
  'drumroll-goro',
  {
    name: { ja: 'ドラムロール・ゴロー', 'zh-Hant': '鼓聲五郎', en: 'Drumroll Goro' },
    icons: ['REACTION', 'ALCOHOL'],
    suits: ['HOT', 'INDONESIA'],
    art: { icon: 'drum-kit' },
    vars: { eyes: 4, many: 2, few: 1 },
  },
  {
    play: {
      text: {
        ja: 'サイコロを振る。{eyes}以上なら{many}枚、それ以外なら{few}枚引く。',
        'zh-Hant': '擲1顆骰子。{eyes}點以上抽{many}張牌，否則抽{few}張。',
        en: 'Roll a die. On {eyes} or more, draw {many}; otherwise, draw {few}.',
      },
      *run(k) {
        const { eyes, many, few } = k.vars;
        draw(k.g, k.seat, throwDie(k, k.seat) >= eyes ? many : few);
      },
    },
  },
);
