import { may, NO_CARD } from '@taisen/kernel';
import { performer } from '../card.ts';
import { canReachBackstage } from '../choose.ts';
import { swapPlaces, toBackstage } from '../stage.ts';
import { backstageOf, type HlCard } from '../state.ts';
import { backstageIsClosed } from '../values.ts';

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
        ja: '両プレイヤーの楽屋のカードを、向きを変えずに入れ替えてもよい。片方にしかなければ、もう一方の楽屋に移す。',
        'zh-Hant': '你可以將雙方後台的牌互換，正反面維持不變。若只有一方有牌，則將其移到另一方的後台。',
        en: 'You may swap the cards in the two backstages, face up or face down as they are. If there is only one, it moves to the other backstage.',
      },
      *run(k) {
        const { g, self, seat, rival, asking } = k;
        const [mine, theirs] = [backstageOf(g, seat), backstageOf(g, rival)];
        if (mine === NO_CARD && theirs === NO_CARD) return;
        if (!canReachBackstage(k, rival)) return;
        if ((mine !== NO_CARD && backstageIsClosed(g, rival)) || (theirs !== NO_CARD && backstageIsClosed(g, seat)))
          return;
        if (!(yield* may(seat, self, asking.ability))) return;
        if (theirs === NO_CARD) toBackstage(g, mine, rival, (g.s.cards[mine] as HlCard).faceDown);
        else if (mine === NO_CARD) toBackstage(g, theirs, seat, (g.s.cards[theirs] as HlCard).faceDown);
        else swapPlaces(g, mine, theirs);
      },
    },
  },
);
