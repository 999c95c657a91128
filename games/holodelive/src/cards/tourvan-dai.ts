import { performer } from '../card.ts';
import { chooseInHand } from '../choose.ts';
import { mayStage, playToStage } from '../play.ts';

export const tourvanDai = performer(
  'tourvan-dai',
  {
    name: { ja: '機材車ダイ', 'zh-Hant': '巡演車阿大', en: 'Tour-Van Dai' },
    icons: ['ALCOHOL', 'ENJOY'],
    suits: ['STAFF', 'HOT'],
    art: { icon: 'surfer-van' },
  },
  {
    action: {
      text: {
        ja: '手札のカード1枚を自分のステージにプレイする。そうした場合、このターンのプレイフェーズは行わない。',
        'zh-Hant': '將1張手牌打出到你的舞台。若如此做，跳過本回合的打牌階段。',
        en: 'Play a card from your hand to your stage. If you do, skip your Play phase this turn.',
      },
      *run(k) {
        const { g, seat } = k;
        if (g.s.played || mayStage(g, seat) !== true) return;
        const id = yield* chooseInHand(k);
        if (id < 0) return;
        g.s.played = true;
        yield* playToStage(g, seat, id);
      },
    },
  },
);
