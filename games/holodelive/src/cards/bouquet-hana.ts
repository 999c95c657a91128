import { performer } from '../card.ts';
import { chooseInHand, OPTIONAL } from '../choose.ts';
import { draw } from '../draw.ts';
import { hasFreePlace, toStage } from '../stage.ts';

export const bouquetHana = performer(
  'bouquet-hana',
  {
    name: { ja: '花束ハナ', 'zh-Hant': '花束小花', en: 'Bouquet Hana' },
    icons: ['SEXY', 'SEISO'],
    suits: ['LOVELY'],
    art: { icon: 'flowers' },
    vars: { n: 3 },
  },
  {
    play: {
      text: {
        ja: '相手のステージに空きがあれば、手札のカード1枚をそこに表向きで置いてもよい（プレイしたことにはならない）。そうした場合、{n}枚引く。',
        'zh-Hant': '若對手舞台有空位，你可以將1張手牌正面朝上放到該處（不視為打出）。若如此做，抽{n}張牌。',
        en: "If your opponent's stage has room, you may put a card from your hand there face up (this does not count as playing it). If you do, draw {n}.",
      },
      *run(k) {
        const { g, seat, rival } = k;
        if (!hasFreePlace(g, rival)) return;
        const id = yield* chooseInHand(k, OPTIONAL);
        if (id < 0) return;
        toStage(g, id, rival);
        draw(g, seat, k.vars.n);
      },
    },
  },
);
