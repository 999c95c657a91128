import type { Words } from '@taisen/kernel';

/** MS-5.1: the categories of monsters. */
export const CATEGORIES = {
  dragon: { ja: 'ドラゴン', 'zh-Hant': '龍', en: 'Dragon' },
  wolf: { ja: 'ビースト・狼', 'zh-Hant': '野獸・狼', en: 'Wolf Beast' },
  beast: { ja: 'ビースト', 'zh-Hant': '野獸', en: 'Beast' },
  dweller: { ja: 'ダークドウェラ', 'zh-Hant': '暗居者', en: 'Dark Dweller' },
  weaver: { ja: 'ウェイヴァー', 'zh-Hant': '織者', en: 'Weaver' },
  knight: { ja: 'ナイト', 'zh-Hant': '騎士', en: 'Knight' },
  machine: { ja: 'マシン', 'zh-Hant': '機械', en: 'Machine' },
  tide: { ja: 'タイド', 'zh-Hant': '潮民', en: 'Tidefolk' },
  spirit: { ja: 'スピリット', 'zh-Hant': '精靈', en: 'Spirit' },
  giant: { ja: 'ジャイアント', 'zh-Hant': '巨人', en: 'Giant' },
} as const satisfies Record<string, Words>;
export type Category = keyof typeof CATEGORIES;

/** A category with a second part belongs to the first: 【ビースト・狼】 is a 【ビースト】. */
const PARENTS: { readonly [category in Category]?: Category } = { wolf: 'beast' };

export const hasCategory = (categories: readonly Category[], wanted: Category): boolean =>
  categories.some((category) => category === wanted || PARENTS[category] === wanted);
