import { performer } from '../card.ts';
import { chooseInHand, OPTIONAL } from '../choose.ts';
import { draw } from '../draw.ts';
import { hide, mayBackstage } from '../play.ts';

export const giftwrapRibbon = performer(
  'giftwrap-ribbon',
  {
    name: { ja: '贈り物リボン', 'zh-Hant': '禮物緞帶', en: 'Gift-Wrap Ribbon' },
    icons: ['SEISO', 'SEXY'],
    suits: ['LOVELY', 'INDONESIA'],
    art: { icon: 'present' },
    vars: { n: 2 },
  },
  {
    play: {
      text: {
        ja: '手札のカード1枚を、相手の空いている楽屋に裏向きで置いてもよい。そうした場合、{n}枚引く。',
        'zh-Hant': '你可以將1張手牌背面朝上放到對手空著的後台。若如此做，抽{n}張牌。',
        en: "You may put a card from your hand face down into your opponent's empty backstage. If you do, draw {n}.",
      },
      *run(k) {
        if (mayBackstage(k.g, k.rival) !== true) return;
        const id = yield* chooseInHand(k, OPTIONAL);
        if (id < 0) return;
        hide(k.g, k.rival, id);
        draw(k.g, k.seat, k.vars.n);
      },
    },
  },
);
