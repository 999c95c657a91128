import { askAll, type CardId } from '@taisen/kernel';
import { performer } from '../card.ts';
import { toHand } from '../stage.ts';
import { handOf } from '../state.ts';

export const mirrorAoi = performer(
  'mirror-aoi',
  {
    name: { ja: '合わせ鏡アオイ', 'zh-Hant': '對鏡葵', en: 'Mirror Aoi' },
    icons: ['SEISO', 'TRICKSTER'],
    suits: ['LOVELY', 'ENGLISH'],
    art: { icon: 'mirror-mirror' },
  },
  {
    play: {
      text: {
        ja: '両プレイヤーは同時に自分の手札のカードを1枚選び、それらを交換する。',
        'zh-Hant': '雙方同時各選擇自己的1張手牌，然後互相交換。',
        en: 'Both players choose a card in their own hand at the same time, then swap those cards.',
      },
      *run({ g, seat, rival, asking }) {
        if (handOf(g, seat).length === 0 || handOf(g, rival).length === 0) return;
        const asked = [seat, rival].map((asker) => ({
          seat: asker,
          kind: 'swap',
          options: handOf(g, asker).map((card) => ({ do: 'pick', card })),
          ...asking,
        }));
        const [mine, theirs] = yield* askAll(asked);
        toHand(g, mine?.card as CardId, rival);
        toHand(g, theirs?.card as CardId, seat);
      },
    },
  },
);
