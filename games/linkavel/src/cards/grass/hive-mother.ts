import { onSummoned } from '../../abilities.ts';
import { monster } from '../../card.ts';
import { summonFromTrash } from '../../choose.ts';

export const hiveMother = monster(
  'hive-mother',
  {
    name: { ja: '杜蜂の母', 'zh-Hant': '森蜂之母', en: 'Hive Mother' },
    reading: 'もりばちのはは',
    attribute: 'grass',
    family: 'grove',
    level: 2,
    cost: { level: 1, count: 1 },
    power: 400,
    art: { icon: 'bee' },
    vars: { n: 1 },
  },
  {
    a: {
      text: {
        ja: 'このモンスターが召喚された時、自分のトラッシュからレベル{n}の杜一族のモンスター1体を特殊召喚してもよい。',
        'zh-Hant': '這隻怪獸被召喚時，可以從我方棄牌區將1隻等級{n}的森族怪獸特殊召喚。',
        en: 'When this monster is summoned, you may special summon a level {n} Grove-family monster from your trash.',
      },
      does: onSummoned(
        function* (g, self, { n }) {
          yield* summonFromTrash(g, self, 'a', (def) => def.family === 'grove' && def.level === n);
        },
        { may: true },
      ),
    },
  },
);
