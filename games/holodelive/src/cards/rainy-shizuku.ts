import { performer } from '../card.ts';
import { performersOf, reachable } from '../choose.ts';
import { toHand } from '../stage.ts';

export const rainyShizuku = performer(
  'rainy-shizuku',
  {
    name: { ja: '雨天決行シズク', 'zh-Hant': '風雨無阻雫', en: 'Rain-or-Shine Shizuku' },
    icons: ['SEISO', 'OTAKU'],
    suits: ['COOL'],
    art: { icon: 'raining' },
  },
  {
    play: {
      text: {
        ja: '両プレイヤーは、それぞれ自分のステージの他の表向きのカードのうち、最後に来た1枚を手札に戻す。',
        'zh-Hant': '雙方舞台上，除這張牌以外最後登台的正面朝上的牌各1張，收回該玩家的手牌。',
        en: "On each stage, the face-up card that arrived last, other than this one, returns to its player's hand.",
      },
      *run(k) {
        for (const side of [k.seat, k.rival]) {
          const last = performersOf(k.g, side).findLast((card) => card.id !== k.self.id);
          if (last !== undefined && reachable(k, side).includes(last.id)) toHand(k.g, last.id, side);
        }
      },
    },
  },
);
