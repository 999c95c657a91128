import { permanent } from '../../abilities.ts';
import { permanentMagic } from '../../card.ts';

export const corneredMural = permanentMagic(
  'cornered-mural',
  {
    name: { ja: '背水の壁画', 'zh-Hant': '背水壁畫', en: 'Cornered Mural' },
    art: { icon: 'broken-wall' },
    vars: { n: 2000, m: 200 },
  },
  {
    a: {
      text: {
        ja: '自分のLPが{n}以下である限り、自分の場のモンスターのパワーは{m}アップする。',
        'zh-Hant': '只要我方LP在{n}以下，我方場上怪獸的力量上升{m}。',
        en: 'While you have {n} LP or less, monsters you control have {m} more power.',
      },
      does: permanent({
        power: (g, self, card, power, { n, m }) =>
          card.controller === self.controller && (g.s.lp[self.controller] as number) <= n ? power + m : power,
      }),
    },
  },
);
