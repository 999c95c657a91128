import { basic, onSummoned } from '../../abilities.ts';
import { monster } from '../../card.ts';
import { destroy } from '../../leave.ts';
import { destroyTheirSettings, part } from '../../parts/index.ts';
import { monstersOf } from '../../state.ts';

/** Destroys all other monsters when it is summoned. */
export const tabooEraser = monster(
  'taboo-eraser',
  {
    name: { ja: '禁忌：抹消の天使', 'zh-Hant': '禁忌：抹消天使', en: 'Taboo: Angel of Erasure' },
    attribute: 'light',
    cost: 9,
    attack: 3800,
    hp: 4800,
    categories: ['spirit'],
    taboo: true,
    keywords: ['soaring'],
    art: { icon: 'angel-outfit' },
  },
  {
    summoned: onSummoned(
      part(
        {},
        { ja: '他の全てのモンスターを破壊する。', 'zh-Hant': '破壞所有其他怪獸。', en: 'Destroy every other monster.' },
        (g, self) => {
          const all = [...monstersOf(g, 0), ...monstersOf(g, 1)].filter((card) => card.id !== self.id);
          destroy(g, all, 'effect');
        },
      ),
    ),
    basic: basic(
      'light',
      { ja: '裁きの羽', 'zh-Hant': '審判之羽', en: 'Feathers of Judgment' },
      destroyTheirSettings(),
    ),
  },
);
