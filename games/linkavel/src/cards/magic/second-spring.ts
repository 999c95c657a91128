import { use } from '../../abilities.ts';
import { magic } from '../../card.ts';
import { fitting, summonFromTrash } from '../../choose.ts';
import { trashOf } from '../../state.ts';
import { countFreeZones } from '../../summon.ts';

export const secondSpring = magic(
  'second-spring',
  {
    name: { ja: '二度目の春', 'zh-Hant': '第二個春天', en: 'Second Spring' },
    family: 'grove',
    art: { icon: 'stump-regrowth' },
    vars: { n: 2 },
  },
  {
    a: {
      text: {
        ja: '自分のトラッシュからレベル{n}以下の草属性モンスター1体を特殊召喚する。',
        'zh-Hant': '從我方棄牌區特殊召喚1隻等級{n}以下的草屬性怪獸。',
        en: 'Special summon a grass monster of level {n} or lower from your trash.',
      },
      does: use(
        function* (g, self, { n }) {
          yield* summonFromTrash(g, self, 'a', (def) => def.attribute === 'grass' && def.level <= n);
        },
        (g, self, { n }) => {
          const { controller } = self;
          if (countFreeZones(g, controller) === 0) return false;
          return fitting(g, trashOf(g, controller), (def) => def.attribute === 'grass' && def.level <= n).length > 0;
        },
      ),
    },
  },
);
