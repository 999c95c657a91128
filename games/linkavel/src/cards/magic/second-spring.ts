import { type CardId, pickSome } from '@taisen/kernel';
import { use } from '../../abilities.ts';
import { defOfId, magic } from '../../card.ts';
import { chooseMonster, type Fits, fitting, monsterOf, othersOfFamily } from '../../choose.ts';
import { toDeckBottom } from '../../leave.ts';
import { type G, trashOf } from '../../state.ts';
import { countFreeZones, specialSummon } from '../../summon.ts';

/** The Grove monsters of the level of this one. */
const sameLevel = (g: G, id: CardId): Fits => {
  const { level } = defOfId(g, id);
  return (def) => def.family === 'grove' && def.level === level;
};

export const secondSpring = magic(
  'second-spring',
  {
    name: { ja: '二度目の春', 'zh-Hant': '第二個春天', en: 'Second Spring' },
    art: { icon: 'stump-regrowth', sign: 'grove' },
    vars: { n: 2 },
  },
  {
    a: {
      text: {
        ja: '自分の場の杜一族のモンスター1体をデッキの一番下に戻して発動できる。自分のトラッシュから、そのモンスターと同じレベルの杜一族のモンスターを{n}体まで特殊召喚する。',
        'zh-Hant':
          '將我方場上1隻森族怪獸放回牌組最下方才能發動。從我方棄牌區將最多{n}隻與該怪獸同等級的森族怪獸特殊召喚。',
        en: 'Put a Grove-family monster you control on the bottom of your deck to use this. Special summon up to {n} Grove-family monsters of the same level from your trash.',
      },
      does: use(
        function* (g, self, { n }) {
          const seat = self.controller;
          const cut = yield* chooseMonster(g, self, 'a', seat, monsterOf('grove'));
          const shoots = sameLevel(g, cut);
          toDeckBottom(g, cut);
          const count = Math.min(n, countFreeZones(g, seat));
          const how = { optional: true, asking: { card: self.id, ability: 'a' } };
          const candidates = fitting(g, trashOf(g, seat), shoots);
          yield* specialSummon(g, seat, yield* pickSome(seat, 'trash', candidates, count, how));
        },
        (g, self) =>
          othersOfFamily(g, self, 'grove').some(
            ({ id }) => fitting(g, trashOf(g, self.controller), sameLevel(g, id)).length > 0,
          ),
      ),
    },
  },
);
