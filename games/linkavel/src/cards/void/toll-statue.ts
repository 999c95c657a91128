import { permanent } from '../../abilities.ts';
import { defOf, monster } from '../../card.ts';

export const tollStatue = monster(
  'toll-statue',
  {
    name: { ja: '関所の石像', 'zh-Hant': '關隘石像', en: 'Toll Statue' },
    attribute: 'void',
    level: 3,
    cost: { level: 1, count: 2 },
    power: 800,
    art: { icon: 'stone-bust' },
    vars: { n: 3, m: 1 },
  },
  {
    a: {
      text: {
        ja: '相手のレベル{n}以上のモンスターの召喚条件に必要なモンスターは{m}体増える。',
        'zh-Hant': '對手等級{n}以上怪獸的召喚條件所需的怪獸增加{m}隻。',
        en: 'Your opponent’s level {n} or higher monsters need {m} more monster for their summoning condition.',
      },
      does: permanent({
        costCount: (g, self, card, count, { n, m }) =>
          card.controller !== self.controller && defOf(g, card).level >= n ? count + m : count,
      }),
    },
  },
);
