import { performer } from '../card.ts';
import { chooseOnStage } from '../choose.ts';
import { sendHome } from '../stage.ts';
import { suitsOf } from '../values.ts';

export const smokeKei = performer(
  'smoke-kei',
  {
    name: { ja: 'スモーク・ケイ', 'zh-Hant': '煙霧圭', en: 'Smoke Kei' },
    icons: ['TRICKSTER', 'DUELIST'],
    suits: ['COOL', 'STAFF'],
    art: { icon: 'fog' },
  },
  {
    action: {
      text: {
        ja: 'このカードを自宅に送る。その後、相手のステージの、このカードと同じスートを持つカード1枚を自宅に送る。',
        'zh-Hant': '將這張牌送回自宅。然後將對手舞台上1張與這張牌有相同花色的牌送回自宅。',
        en: "Send this card Home. Then choose a card on your opponent's stage that shares a suit with it, and send that card Home.",
      },
      *run(k) {
        const { g, self } = k;
        const suits = suitsOf(g, self);
        sendHome(g, self.id);
        const id = yield* chooseOnStage(k, k.rival, (card) => (suitsOf(g, card) & suits) !== 0);
        if (id >= 0) sendHome(g, id);
      },
    },
  },
);
