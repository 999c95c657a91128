import { performer } from '../card.ts';
import { draw } from '../draw.ts';
import { toHand } from '../stage.ts';
import { isStage } from '../state.ts';

export const quickchangeLulu = performer(
  'quickchange-lulu',
  {
    name: { ja: '早着替えルル', 'zh-Hant': '快變裝露露', en: 'Quick-Change Lulu' },
    icons: ['SEXY', 'ENJOY'],
    suits: ['LOVELY', 'COOL'],
    art: { icon: 'dress' },
    vars: { n: 2 },
  },
  {
    action: {
      text: {
        ja: 'このカードを手札に戻す。',
        'zh-Hant': '將這張牌收回手牌。',
        en: 'Return this card to your hand.',
      },
      *run({ g, self, seat }) {
        toHand(g, self.id, seat);
      },
    },
    passive: {
      text: {
        ja: 'このカードがステージから自宅に送られた時、{n}枚引く。',
        'zh-Hant': '這張牌從舞台被送回自宅時，抽{n}張牌。',
        en: 'When this card is sent Home from the stage, draw {n}.',
      },
      on: 'sent-home',
      when: (_g, self) => isStage(self.zone),
      *run({ g, seat, vars: { n } }) {
        draw(g, seat, n);
      },
    },
  },
);
