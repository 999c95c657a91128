import { may } from '@taisen/kernel';
import { performer } from '../card.ts';
import { toHand } from '../stage.ts';
import { handOf } from '../state.ts';

export const fullhouseKotone = performer(
  'fullhouse-kotone',
  {
    name: { ja: '満員御礼コトネ', 'zh-Hant': '滿座琴音', en: 'Full-House Kotone' },
    icons: ['CHARISMA', 'ALCOHOL'],
    suits: ['HOT', 'ENGLISH'],
    art: { icon: 'poker-hand' },
  },
  {
    play: {
      text: {
        ja: '相手と手札をすべて交換してもよい。',
        'zh-Hant': '你可以與對手交換全部手牌。',
        en: 'You may swap your whole hand with your opponent.',
      },
      *run({ g, self, seat, rival, asking }) {
        if (!(yield* may(seat, self, asking.ability))) return;
        const [mine, theirs] = [handOf(g, seat).slice(), handOf(g, rival).slice()];
        for (const id of mine) toHand(g, id, rival);
        for (const id of theirs) toHand(g, id, seat);
      },
    },
  },
);
