import { performer } from '../card.ts';
import { choose, performersOf, reachable } from '../choose.ts';
import { sendHome } from '../stage.ts';

export const hecklerBibi = performer(
  'heckler-bibi',
  {
    name: { ja: 'ヤジ将軍ビビ', 'zh-Hant': '起鬨比比', en: 'Heckler Bibi' },
    icons: ['KUSOGAKI', 'ALCOHOL'],
    suits: ['HOT', 'ENGLISH'],
    art: { icon: 'tomato' },
    vars: { n: 2 },
  },
  {
    play: {
      text: {
        ja: '相手のステージに表向きのカードが{n}枚以上あれば、相手はその中から1枚を選んで自宅に送る。',
        'zh-Hant': '若對手舞台上有{n}張以上正面朝上的牌，由對手從中選擇1張送回自宅。',
        en: 'If your opponent has {n} or more face-up cards on their stage, they choose one of them and send it Home.',
      },
      *run(k) {
        if (performersOf(k.g, k.rival).length < k.vars.n) return;
        const id = yield* choose(k, 'stage-card', reachable(k, k.rival), {}, k.rival);
        if (id >= 0) sendHome(k.g, id);
      },
    },
  },
);
