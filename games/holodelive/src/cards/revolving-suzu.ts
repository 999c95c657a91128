import { performer } from '../card.ts';
import { chooseOnStage, OPTIONAL } from '../choose.ts';
import { swapOnStage } from '../stage.ts';
import { isStage } from '../state.ts';

export const revolvingSuzu = performer(
  'revolving-suzu',
  {
    name: { ja: '回り舞台スズ', 'zh-Hant': '旋轉舞台鈴', en: 'Revolving Suzu' },
    icons: ['REACTION'],
    suits: ['LOVELY'],
    art: { icon: 'body-swapping' },
  },
  {
    play: {
      text: {
        ja: '相手のステージのカード一枚と、このカードを入れ替えてもよい。',
        'zh-Hant': '你可以將這張牌與對手舞台上的一張牌互換位置。',
        en: "You may swap this card with a card on your opponent's stage.",
      },
      *run(k) {
        if (!isStage(k.self.zone)) return;
        const id = yield* chooseOnStage(k, k.rival, undefined, OPTIONAL);
        if (id >= 0) swapOnStage(k.g, k.self.id, id);
      },
    },
  },
);
