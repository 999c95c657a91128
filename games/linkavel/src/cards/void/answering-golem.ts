import { whenever } from '../../abilities.ts';
import { isMonster, monster } from '../../card.ts';
import { summonFromTrash } from '../../choose.ts';

export const answeringGolem = monster(
  'answering-golem',
  {
    name: { ja: '応えるゴーレム', 'zh-Hant': '應答魔像', en: 'Answering Golem' },
    attribute: 'void',
    level: 3,
    cost: { level: 2, count: 1 },
    power: 800,
    art: { icon: 'golem-head' },
    vars: { n: 2 },
  },
  {
    a: {
      text: {
        ja: '1ターンに1度、相手がモンスターを特殊召喚した時、自分のトラッシュからレベル{n}以下のモンスター1体を特殊召喚してもよい。',
        'zh-Hant': '每回合1次，對手特殊召喚怪獸時，可以從我方棄牌區將1隻等級{n}以下的怪獸特殊召喚。',
        en: 'Once per turn, when your opponent special summons a monster, you may special summon a level {n} or lower monster from your trash.',
      },
      does: whenever(
        'summoned',
        (_g, self, { seat, how }) => seat !== self.controller && how === 'special',
        function* (g, self, { n }) {
          yield* summonFromTrash(g, self, 'a', (def) => isMonster(def) && def.level <= n);
        },
        { may: true, once: true },
      ),
    },
  },
);
