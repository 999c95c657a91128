import { performer } from '../card.ts';
import { draw } from '../draw.ts';
import { discard } from '../stage.ts';
import { handOf } from '../state.ts';

export const finaleOuka = performer(
  'finale-ouka',
  {
    name: { ja: '大団円オウカ', 'zh-Hant': '大團圓櫻花', en: 'Finale Ouka' },
    icons: ['CHARISMA', 'SEXY'],
    suits: ['HOT'],
    art: { icon: 'firework-rocket' },
  },
  {
    play: {
      text: {
        ja: '両プレイヤーは手札をすべて自宅に送り、送った枚数だけ引く。',
        'zh-Hant': '雙方將全部手牌送回自宅，然後各抽相同張數的牌。',
        en: 'Both players send their whole hand Home, then draw that many cards.',
      },
      *run({ g, seat, rival }) {
        const sides = [seat, rival].map((side) => ({ side, hand: handOf(g, side).slice() }));
        for (const { hand } of sides) for (const id of hand) discard(g, id);
        for (const { side, hand } of sides) draw(g, side, hand.length);
      },
    },
  },
);
