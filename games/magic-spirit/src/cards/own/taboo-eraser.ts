import { onSummoned } from '../../abilities.ts';
import { monster } from '../../card.ts';
import { destroy } from '../../leave.ts';
import { part } from '../../parts/index.ts';
import { monstersOf } from '../../state.ts';

/** Everything else on the field goes with its coming. */
export const tabooEraser = monster(
  'taboo-eraser',
  ['禁忌：抹消の天使', '禁忌：抹消天使', 'Taboo: Angel of Erasure'],
  ['light', 9, 3800, 4800],
  'angel-outfit',
  { categories: ['spirit'], taboo: true, keywords: ['soaring'] },
  {
    summoned: onSummoned(
      part(
        {},
        ['他の全てのモンスターを破壊する。', '破壞所有其他怪獸。', 'Destroy every other monster.'],
        (g, self) => {
          const all = [...monstersOf(g, 0), ...monstersOf(g, 1)].filter((card) => card.id !== self.id);
          destroy(g, all, 'effect');
        },
      ),
    ),
  },
);
