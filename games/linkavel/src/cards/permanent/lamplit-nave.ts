import { opponent, type Seat } from '@taisen/kernel';
import { permanent } from '../../abilities.ts';
import { permanentMagic } from '../../card.ts';
import { isOtherOfFamily } from '../../choose.ts';
import type { G } from '../../state.ts';

const isBehind = (g: G, seat: Seat): boolean => (g.s.lp[seat] as number) < (g.s.lp[opponent(seat)] as number);

export const lamplitNave = permanentMagic(
  'lamplit-nave',
  {
    name: { ja: '灯りの身廊', 'zh-Hant': '燈火中殿', en: 'Lamplit Nave' },
    reading: 'あかりのしんろう',
    art: { icon: 'church', sign: 'choir' },
    vars: { n: 200 },
  },
  {
    a: {
      text: {
        ja: '自分のLPが相手以上である限り、自分の場の灯歌一族のモンスターのパワーは{n}アップする。',
        'zh-Hant': '只要我方LP不少於對手，我方場上燈歌族怪獸的力量上升{n}。',
        en: 'While you have at least as many LP as your opponent, Choir-family monsters you control have {n} more power.',
      },
      does: permanent({
        power: (g, self, card, power, { n }) =>
          isOtherOfFamily(g, self, card, 'choir') && !isBehind(g, self.controller) ? power + n : power,
      }),
    },
  },
);
