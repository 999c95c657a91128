import { may } from '@taisen/kernel';
import { performer } from '../card.ts';
import { throwDie } from '../choose.ts';
import { draw } from '../draw.ts';
import { sendHome } from '../stage.ts';

export const drumrollGoro = performer(
  'drumroll-goro',
  {
    name: { ja: 'ドラムロール・ゴロー', 'zh-Hant': '鼓聲五郎', en: 'Drumroll Goro' },
    icons: ['REACTION', 'ALCOHOL'],
    suits: ['HOT', 'INDONESIA'],
    art: { icon: 'drum-kit' },
    vars: { eyes: 3, n: 1 },
  },
  {
    play: {
      text: {
        ja: 'サイコロを振ってもよい。{eyes}以上なら{n}枚引き、続けてもう一度振ってもよい。{eyes}未満なら、このカードを自宅に送る。',
        'zh-Hant': '你可以擲1顆骰子。{eyes}點以上則抽{n}張牌，並可以再擲一次；不到{eyes}點則將這張牌送回自宅。',
        en: 'You may roll a die. On {eyes} or more, draw {n}, and you may roll again. On less than {eyes}, send this card Home.',
      },
      *run(k) {
        const { g, self, seat, asking } = k;
        while (yield* may(seat, self, asking.ability)) {
          if (throwDie(k, seat) < k.vars.eyes) return sendHome(g, self.id);
          draw(g, seat, k.vars.n);
        }
      },
    },
  },
);
