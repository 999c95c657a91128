import { FOREVER, opponent } from '@taisen/kernel';
import { use } from '../../abilities.ts';
import { magic } from '../../card.ts';
import { part } from '../../parts/index.ts';
import { monstersOf } from '../../state.ts';
import { inflict } from '../../statuses.ts';

/** Silences all monsters of both players permanently. */
export const tabooSilentOath = magic(
  'taboo-silent-oath',
  {
    name: { ja: '禁忌：沈黙の誓い', 'zh-Hant': '禁忌：沉默之誓', en: 'Taboo: Oath of Silence' },
    attribute: 'none',
    cost: 5,
    taboo: true,
    art: { icon: 'silence' },
  },
  use(
    part(
      { n: 500 },
      {
        ja: '場を離れるまで、全てのモンスターを〈沈黙〉状態にし、相手モンスター全体を〈弱体{n}〉状態にする。',
        'zh-Hant': '使所有怪獸進入〈沉默〉狀態，並使所有對手怪獸進入〈弱化{n}〉狀態，直到其離場。',
        en: 'Until they leave the field, every monster is Silenced and every opposing monster Weakened {n}.',
      },
      (g, self, v, key) => {
        for (const card of [...monstersOf(g, 0), ...monstersOf(g, 1)]) {
          inflict(g, self, key, 'silenced', card.id, FOREVER);
          if (card.controller === opponent(self.controller)) inflict(g, self, key, 'weakened', card.id, FOREVER, v.n);
        }
      },
      (g) => monstersOf(g, 0).length + monstersOf(g, 1).length > 0,
    ),
  ),
);
