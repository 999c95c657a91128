import { permanent } from '../../abilities.ts';
import { familyIs, permanentMagic } from '../../card.ts';

export const lamplitNave = permanentMagic(
  'lamplit-nave',
  {
    name: { ja: '灯りの身廊', 'zh-Hant': '燈火中殿', en: 'Lamplit Nave' },
    family: 'choir',
    art: { icon: 'church' },
    vars: { n: 300 },
  },
  {
    a: {
      text: {
        ja: '自分の場の「灯歌」モンスターのパワーは{n}アップする。',
        'zh-Hant': '我方場上的「燈歌」怪獸力量上升{n}。',
        en: 'Your Choir monsters have {n} more power.',
      },
      does: permanent({
        power: (g, self, card, power, { n }) =>
          card.controller === self.controller && familyIs(g, card, 'choir') ? power + n : power,
      }),
    },
  },
);
