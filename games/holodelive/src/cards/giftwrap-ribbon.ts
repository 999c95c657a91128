import { performer } from '../card.ts';
import { chooseInHand } from '../choose.ts';
import { draw } from '../draw.ts';
import { toHand } from '../stage.ts';

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
        ja: '手札のカード1枚を相手に渡す。そうした場合、{n}枚引く。',
        'zh-Hant': '將1張手牌交給對手。若如此做，抽{n}張牌。',
        en: 'Give your opponent a card from your hand. If you do, draw {n}.',
      },
      *run(k) {
        const id = yield* chooseInHand(k);
        if (id < 0) return;
        toHand(k.g, id, k.rival);
        draw(k.g, k.seat, k.vars.n);
      },
    },
  },
);
