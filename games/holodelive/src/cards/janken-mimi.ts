import { performer } from '../card.ts';
import { chooseOnStage, janken } from '../choose.ts';
import { draw } from '../draw.ts';
import { toHand } from '../stage.ts';

export const jankenMimi = performer(
  'janken-mimi',
  {
    name: { ja: 'じゃんけんミミ', 'zh-Hant': '猜拳咪咪', en: 'Janken Mimi' },
    icons: ['ENJOY', 'DUELIST'],
    suits: ['INDONESIA', 'LOVELY'],
    art: { icon: 'scissors' },
    vars: { n: 2 },
  },
  {
    play: {
      text: {
        ja: '相手とじゃんけんをする。勝ったら相手のステージのカード1枚を相手の手札に戻す。負けたら相手は{n}枚引く。',
        'zh-Hant': '與對手猜拳。若你贏，將對手舞台上的1張牌收回其手牌；若你輸，對手抽{n}張牌。',
        en: 'Play rock-paper-scissors with your opponent. Win: return a card on their stage to their hand. Lose: they draw {n}.',
      },
      *run(k) {
        const { g, rival } = k;
        const won = yield* janken(k);
        if (won < 0) draw(g, rival, k.vars.n);
        if (won <= 0) return;
        const id = yield* chooseOnStage(k, rival);
        if (id >= 0) toHand(g, id, rival);
      },
    },
  },
);
