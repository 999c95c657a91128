import { NO_CARD } from '@taisen/kernel';
import { permanent, whenAttacked } from '../../abilities.ts';
import { familyIs, monster } from '../../card.ts';
import { thisTurn } from '../../effects.ts';

export const hushKeeper = monster(
  'hush-keeper',
  {
    name: { ja: '静けさの守り手', 'zh-Hant': '靜默守護者', en: 'Keeper of the Hush' },
    attribute: 'light',
    family: 'choir',
    level: 2,
    cost: { level: 1, count: 1 },
    power: 500,
    art: { icon: 'nun-face' },
    vars: { n: 200 },
  },
  {
    a: {
      text: {
        ja: '自分の場の他の灯歌一族のモンスターは、効果では破壊されない。',
        'zh-Hant': '我方場上其他燈歌族怪獸不會被效果破壞。',
        en: 'Other Choir-family monsters you control cannot be destroyed by effects.',
      },
      does: permanent({
        effectProof: (g, self, card, proof) =>
          card.id !== self.id && card.controller === self.controller && familyIs(g, card, 'choir') ? proof + 1 : proof,
      }),
    },
    b: {
      text: {
        ja: 'このモンスターが攻撃された時に発動できる。このターン、自分がダメージを受ける時、そのダメージは{n}減る。',
        'zh-Hant': '這隻怪獸被攻擊時可以發動。本回合我方受到傷害時，該傷害減少{n}點。',
        en: 'When this monster is attacked, you can use this: each time you take damage this turn, reduce it by {n}.',
      },
      does: whenAttacked(function* (g, self, { n }) {
        thisTurn(g, self, 'b', 'shield', NO_CARD, n);
      }),
    },
  },
);
