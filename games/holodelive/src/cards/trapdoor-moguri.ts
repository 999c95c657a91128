import { may } from '@taisen/kernel';
import { performer } from '../card.ts';
import { draw } from '../draw.ts';
import { mayBackstage } from '../play.ts';
import { toBackstage } from '../stage.ts';
import { isStage } from '../state.ts';

export const trapdoorMoguri = performer(
  'trapdoor-moguri',
  {
    name: { ja: '奈落のモグリ', 'zh-Hant': '台下潛子', en: 'Trapdoor Moguri' },
    icons: ['TRICKSTER', 'KUSOGAKI'],
    suits: ['STAFF'],
    art: { icon: 'mole' },
    vars: { n: 1 },
  },
  {
    play: {
      text: {
        ja: 'このカードがステージにあれば、自分の楽屋に裏向きで移してもよい。そうした場合、{n}枚引く。',
        'zh-Hant': '若這張牌在舞台上，你可以將它背面朝上移到你的後台。若如此做，抽{n}張牌。',
        en: 'If this card is on the stage, you may move it face down into your backstage. If you do, draw {n}.',
      },
      *run({ g, self, seat, asking, vars: { n } }) {
        if (!isStage(self.zone) || mayBackstage(g, seat) !== true) return;
        if (!(yield* may(seat, self, asking.ability))) return;
        toBackstage(g, self.id, seat);
        draw(g, seat, n);
      },
    },
  },
);
