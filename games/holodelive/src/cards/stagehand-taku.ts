import { performer } from '../card.ts';
import { choose, reachableGuests } from '../choose.ts';
import { toHand } from '../stage.ts';

export const stagehandTaku = performer(
  'stagehand-taku',
  {
    name: { ja: '黒子タク', 'zh-Hant': '黑衣拓', en: 'Stagehand Taku' },
    icons: ['REACTION', 'DUELIST'],
    suits: ['STAFF', 'HOT'],
    art: { icon: 'toolbox' },
  },
  {
    play: {
      text: {
        ja: '相手のゲスト（裏向きのカード）1枚を相手の手札に戻す。',
        'zh-Hant': '將對手的1張嘉賓（背面朝上的牌）收回其手牌。',
        en: "Return one of your opponent's guests (face-down cards) to their hand.",
      },
      *run(k) {
        const id = yield* choose(k, 'guest', reachableGuests(k, k.rival));
        if (id >= 0) toHand(k.g, id, k.rival);
      },
    },
  },
);
