import type { Words } from '@taisen/kernel';

/** 炎 水 光 闇 未来 原始 なし. */
export const ATTRIBUTES = ['fire', 'water', 'light', 'dark', 'future', 'primal', 'none'] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

export const ATTRIBUTE_NAMES: Record<Attribute | 'any', Words> = {
  fire: { ja: '炎', 'zh-Hant': '炎', en: 'Fire' },
  water: { ja: '水', 'zh-Hant': '水', en: 'Water' },
  light: { ja: '光', 'zh-Hant': '光', en: 'Light' },
  dark: { ja: '闇', 'zh-Hant': '闇', en: 'Dark' },
  future: { ja: '未来', 'zh-Hant': '未來', en: 'Future' },
  primal: { ja: '原始', 'zh-Hant': '原始', en: 'Primal' },
  none: { ja: 'なし', 'zh-Hant': '無', en: 'None' },
  any: { ja: '任意', 'zh-Hant': '任意', en: 'Any' },
};

/** MS-12.2: the range of HP, as a multiple of attack. */
export const HP_RANGES: Record<Attribute, readonly [from: number, to: number]> = {
  fire: [1.0, 1.3],
  water: [1.3, 1.6],
  light: [1.2, 1.5],
  dark: [1.2, 1.4],
  future: [1.2, 1.5],
  primal: [1.0, 1.4],
  none: [1.1, 1.3],
};
