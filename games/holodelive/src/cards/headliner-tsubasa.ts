import { performer } from '../card.ts';

export const headlinerTsubasa = performer(
  'headliner-tsubasa',
  {
    name: { ja: '大トリ・ツバサ', 'zh-Hant': '壓軸翼', en: 'Headliner Tsubasa' },
    icons: ['CHARISMA', 'VOCAL'],
    suits: ['LOVELY'],
    art: { icon: 'trophy' },
    vars: { n: 1 },
  },
  {
    passive: {
      text: {
        ja: 'ショウダウンで、自分のユニットのランクは{n}つ上がる。',
        'zh-Hant': '對決時，你的團體的等級提升{n}級。',
        en: 'In a showdown, your unit counts as {n} rank higher.',
      },
      modifiesPlayer: { rank: (_g, self, seat, rank, { n }) => (seat === self.controller ? rank + n : rank) },
    },
  },
);
