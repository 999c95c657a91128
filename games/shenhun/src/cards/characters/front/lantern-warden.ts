import { onSummoned } from '../../../abilities.ts';
import { character } from '../../../card.ts';
import { allies, choose } from '../../../choose.ts';
import { mend } from '../../../leave.ts';

export const lanternWarden = character(
  'lantern-warden',
  {
    name: { ja: '提灯の番人', 'zh-Hant': '提燈守', en: 'Lantern Warden' },
    row: 'front',
    rarity: 'common',
    cost: 2,
    attack: 1,
    health: 4,
    vars: { n: 3 },
    art: { icon: 'lantern-flame' },
  },
  {
    a: {
      text: {
        ja: '召喚された時、自分のキャラクター1体の体力を{n}回復する。',
        'zh-Hant': '被召喚時，己方一名角色恢復{n}點生命。',
        en: 'When summoned, restore {n} health to one of your characters.',
      },
      does: onSummoned(
        function* (g, self, { n }) {
          mend(
            g,
            yield* choose(
              self,
              'a',
              allies(g, self, (_def, card) => card.damage > 0),
            ),
            n,
          );
        },
        { when: (g, self) => allies(g, self, (_def, card) => card.damage > 0).length > 0 },
      ),
    },
  },
);
