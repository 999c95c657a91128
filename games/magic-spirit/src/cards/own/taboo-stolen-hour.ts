import { use } from '../../abilities.ts';
import { magic } from '../../card.ts';
import { part } from '../../parts/index.ts';
import { monstersOf } from '../../state.ts';
import { inflict } from '../../statuses.ts';

/** One more skill for each monster and one more charge this turn, whether or not the first ones are used already. */
export const tabooStolenHour = magic(
  'taboo-stolen-hour',
  {
    name: { ja: '禁忌：盗まれた一刻', 'zh-Hant': '禁忌：失竊的一刻', en: 'Taboo: The Stolen Hour' },
    attribute: 'future',
    cost: 4,
    taboo: true,
    art: { icon: 'time-trap' },
  },
  use(
    part(
      {},
      {
        ja: 'ターン終了まで、味方モンスター全体を〈霊感〉状態にする。このターン、チャージをもう1回行える。',
        'zh-Hant': '直到回合結束，使所有我方怪獸進入〈靈感〉狀態。本回合可以再充能1次。',
        en: 'Make all your monsters Inspired until the end of the turn. You may charge once more this turn.',
      },
      (g, self, _v, key) => {
        g.s.extraCharges++;
        for (const { id } of monstersOf(g, self.controller)) inflict(g, self, key, 'inspired', id, g.s.turn);
      },
    ),
  ),
);
