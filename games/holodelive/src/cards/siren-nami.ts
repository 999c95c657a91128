import { performer } from '../card.ts';
import { nameSuit, reachable } from '../choose.ts';
import { sendHome } from '../stage.ts';
import { suitsOf } from '../values.ts';

export const sirenNami = performer(
  'siren-nami',
  {
    name: { ja: '海鳴りナミ', 'zh-Hant': '海鳴波', en: 'Siren Nami' },
    icons: ['VOCAL', 'SEXY'],
    suits: ['INDONESIA'],
    art: { icon: 'mermaid' },
  },
  {
    play: {
      text: {
        ja: 'スートを1つ宣言する。両プレイヤーのステージの、そのスートを持つ他のカードをすべて自宅に送る。',
        'zh-Hant': '宣言1種花色。將雙方舞台上所有具有該花色的其他牌送回自宅。',
        en: 'Name a suit. Send every other card of that suit on both stages Home.',
      },
      *run(k) {
        const { g } = k;
        const suit = yield* nameSuit(k);
        const hit = [k.seat, k.rival].flatMap((side) => reachable(k, side, (card) => (suitsOf(g, card) & suit) !== 0));
        for (const id of hit) sendHome(g, id);
      },
    },
  },
);
