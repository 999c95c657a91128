import { use } from '../../abilities.ts';
import { magic } from '../../card.ts';
import { part } from '../../parts/index.ts';
import { monstersOf } from '../../state.ts';

/** Allows another skill of each monster, and another charge, this turn. */
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
        ja: '味方モンスターはこのターンもう一度技を使え、もう一度チャージできる。',
        'zh-Hant': '我方怪獸本回合可以再使用一次技能，並可再充能一次。',
        en: 'Your monsters may use a skill once more this turn, and you may charge once more.',
      },
      (g, self) => {
        g.s.charged = false;
        for (const card of monstersOf(g, self.controller)) card.skilled = false;
      },
      (g, self) => g.s.charged || monstersOf(g, self.controller).some((card) => card.skilled),
    ),
  ),
);
