import { permanent } from '../../abilities.ts';
import { defOf, permanentMagic } from '../../card.ts';

export const wornSteps = permanentMagic(
  'worn-steps',
  {
    name: { ja: 'すり減った石段', 'zh-Hant': '磨損的石階', en: 'Worn Steps' },
    art: { icon: '3d-stairs' },
    vars: { n: 3, m: 1 },
  },
  {
    a: {
      text: {
        ja: '自分のレベル{n}以上のモンスターの召喚条件に必要なモンスターは{m}体減る（1体未満にはならない）。',
        'zh-Hant': '我方等級{n}以上怪獸的召喚條件所需的怪獸減少{m}隻（最少1隻）。',
        en: 'Your level {n} or higher monsters need {m} fewer monster for their summoning condition, but never fewer than 1.',
      },
      does: permanent({
        costCount: (g, self, card, count, { n, m }) =>
          card.controller === self.controller && defOf(g, card).level >= n ? Math.max(1, count - m) : count,
      }),
    },
  },
);
