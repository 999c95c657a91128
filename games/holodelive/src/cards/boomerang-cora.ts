import { performer } from '../card.ts';
import { chooseOnStage, OPTIONAL } from '../choose.ts';
import { toHand } from '../stage.ts';

export const boomerangCora = performer(
  'boomerang-cora',
  {
    name: { ja: 'ブーメラン・コーラ', 'zh-Hant': '迴力鏢可拉', en: 'Boomerang Cora' },
    icons: ['ENJOY', 'DUELIST'],
    suits: ['ENGLISH'],
    art: { icon: 'boomerang' },
  },
  {
    play: {
      text: {
        ja: '自分のステージの他のカード1枚を手札に戻してもよい。',
        'zh-Hant': '你可以將你舞台上的另一張牌收回手牌。',
        en: 'You may return another card on your stage to your hand.',
      },
      *run(k) {
        const id = yield* chooseOnStage(k, k.seat, undefined, OPTIONAL);
        if (id >= 0) toHand(k.g, id, k.seat);
      },
    },
  },
);
