import { performer } from '../card.ts';

export const metronomeKachi = performer(
  'metronome-kachi',
  {
    name: { ja: 'メトロノーム・カチ', 'zh-Hant': '節拍器咔嘰', en: 'Metronome Kachi' },
    icons: ['VOCAL', 'INTEL'],
    suits: ['INDONESIA', 'STAFF'],
    art: { icon: 'metronome' },
    vars: { n: 1 },
  },
  {
    passive: {
      text: {
        ja: '自分のターンのドローで、さらに{n}枚引く。',
        'zh-Hant': '你的回合抽牌時，多抽{n}張。',
        en: 'When you draw at the start of your turn, draw {n} more.',
      },
      modifiesPlayer: { draws: (_g, self, seat, value, { n }) => (seat === self.controller ? value + n : value) },
    },
  },
);
