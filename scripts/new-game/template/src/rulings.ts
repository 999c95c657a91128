/** Where the rules are open: how we play, and other readings that a table may choose. */
import type { Ruling } from '@taisen/kernel';

export const rulings = {
  openingHand: {
    rule: 'TG-1.3',
    default: 4,
    values: [3, 4, 5],
    about: { ja: '初期手札の枚数', 'zh-Hant': '起始手牌張數', en: 'Cards in the opening hand' },
  },
} as const satisfies Record<string, Ruling>;
