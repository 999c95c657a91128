import type { Words } from '@taisen/kernel';

export const GALLERY = {
  title: { ja: 'カード一覧', 'zh-Hant': '卡牌一覽', en: 'Cards' },
  search: { ja: '名前・テキストで検索', 'zh-Hant': '搜尋名稱或效果', en: 'Search names and text' },
  searchHint: {
    ja: '例：水 レベル<=2 ドロー',
    'zh-Hant': '例：水 等級<=2 抽',
    en: 'e.g. water level<=2 draw',
  },
  found: { ja: '{n}枚', 'zh-Hant': '{n}張', en: '{n} {n|card|cards}' },
  clear: { ja: '条件をクリア', 'zh-Hant': '清除條件', en: 'Clear' },
  none: { ja: '条件に合うカードがありません。', 'zh-Hant': '沒有符合條件的卡牌。', en: 'No card fits.' },
  previous: { ja: '前のカード', 'zh-Hant': '上一張', en: 'Previous card' },
  next: { ja: '次のカード', 'zh-Hant': '下一張', en: 'Next card' },
  plain: { ja: '効果を持たない。', 'zh-Hant': '沒有效果。', en: 'It has no effect.' },
} as const satisfies Record<string, Words>;
