import { performer } from '../card.ts';
import { chooseOnStage, OPTIONAL } from '../choose.ts';
import { swapPlaces } from '../stage.ts';
import { isBackstage } from '../state.ts';
import { backstageIsClosed } from '../values.ts';

export const revolvingSuzu = performer(
  'revolving-suzu',
  {
    name: { ja: '回り舞台スズ', 'zh-Hant': '旋轉舞台鈴', en: 'Revolving Suzu' },
    icons: ['REACTION', 'ENJOY'],
    suits: ['STAFF'],
    art: { icon: 'body-swapping' },
  },
  {
    play: {
      text: {
        ja: 'このカード（ステージでも楽屋でも）と、相手のステージのカード1枚の場所を入れ替えてもよい。',
        'zh-Hant': '你可以將這張牌（在舞台或後台皆可）與對手舞台上的1張牌互換位置。',
        en: "You may swap this card (on your stage or in your backstage) with a card on your opponent's stage.",
      },
      *run(k) {
        if (isBackstage(k.self.zone) && backstageIsClosed(k.g, k.seat)) return;
        const id = yield* chooseOnStage(k, k.rival, undefined, OPTIONAL);
        if (id >= 0) swapPlaces(k.g, k.self.id, id);
      },
    },
  },
);
