import { performer } from '../card.ts';
import { chooseInHand } from '../choose.ts';
import { draw } from '../draw.ts';
import { discard } from '../stage.ts';

export const vinylKaede = performer(
  'vinyl-kaede',
  {
    name: { ja: 'レコード針カエデ', 'zh-Hant': '唱針楓', en: 'Vinyl Kaede' },
    icons: ['VOCAL', 'KUSOGAKI'],
    suits: ['HOT', 'LOVELY'],
    art: { icon: 'compact-disc' },
    vars: { n: 2 },
  },
  {
    action: {
      text: {
        ja: '手札のカード1枚を自宅に送る。そうした場合、{n}枚引く。',
        'zh-Hant': '將1張手牌送回自宅。若如此做，抽{n}張牌。',
        en: 'Send a card from your hand Home. If you do, draw {n}.',
      },
      *run(k) {
        const id = yield* chooseInHand(k);
        if (id < 0) return;
        discard(k.g, id);
        draw(k.g, k.seat, k.vars.n);
      },
    },
  },
);
