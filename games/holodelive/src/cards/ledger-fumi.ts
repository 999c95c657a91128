import { performer } from '../card.ts';
import { chooseAtHome } from '../choose.ts';
import { toHand } from '../stage.ts';

export const ledgerFumi = performer(
  'ledger-fumi',
  {
    name: { ja: '帳簿フミ', 'zh-Hant': '帳簿小文', en: 'Ledger Fumi' },
    icons: ['INTEL', 'SEISO'],
    suits: ['STAFF', 'INDONESIA'],
    art: { icon: 'notebook' },
  },
  {
    play: {
      text: {
        ja: '自宅のカード1枚を手札に加える。',
        'zh-Hant': '將自宅的1張牌加入手牌。',
        en: 'Put a card from Home into your hand.',
      },
      *run(k) {
        const id = yield* chooseAtHome(k);
        if (id >= 0) toHand(k.g, id, k.seat);
      },
    },
  },
);
