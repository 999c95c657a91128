import { atMyEnd } from '../../../abilities.ts';
import { artifact } from '../../../card.ts';
import { ownMiracles } from '../../../choose.ts';
import { drain } from '../../../power.ts';

export const worldCauldron = artifact(
  'world-cauldron',
  {
    name: { ja: '鎮世の鼎', 'zh-Hant': '鎮世鼎', en: 'World-Calming Cauldron' },
    rarity: 'epic',
    cost: 4,
    durability: 6,
    vars: { k: 2, n: 2 },
    art: { icon: 'cauldron' },
  },
  {
    a: {
      text: {
        ja: '自分のターン終了時、自分の持続型神蹟が{k}つ以上あれば、相手は神力を{n}失う。',
        'zh-Hant': '己方回合結束時，若己方持續型神蹟有{k}張以上，對手失去{n}點神力。',
        en: 'At the end of your turn, if you have {k} or more lasting miracles, the opponent loses {n} power.',
      },
      does: atMyEnd(
        (g, self, { n }) => {
          drain(g, self, n);
        },
        (g, self, _event, { k }) => ownMiracles(g, self, (def) => def.type === 'lasting').length + 1 >= k,
      ),
    },
  },
);
