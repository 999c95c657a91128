import type { Words } from '@taisen/kernel';
import type { Kind } from '@taisen/magic-spirit';

export const KINDS: Readonly<Record<Kind, Words>> = {
  monster: { ja: 'モンスター', 'zh-Hant': '怪獸', en: 'Monster' },
  magic: { ja: '魔法', 'zh-Hant': '魔法', en: 'Magic' },
  field: { ja: 'フィールド', 'zh-Hant': '場地', en: 'Field' },
  phase: { ja: 'フェイズ', 'zh-Hant': '階段', en: 'Phase' },
};
export const SETSUNA: Words = { ja: '刹那詠唱', 'zh-Hant': '剎那詠唱', en: 'Setsuna' };
export const TABOO: Words = { ja: '禁忌', 'zh-Hant': '禁忌', en: 'Taboo' };
export const KIND: Words = { ja: '種類', 'zh-Hant': '種類', en: 'Kind' };
export const ATTRIBUTE: Words = { ja: '属性', 'zh-Hant': '屬性', en: 'Attribute' };
export const COST: Words = { ja: 'コスト', 'zh-Hant': '費用', en: 'Cost' };
export const CATEGORY: Words = { ja: '種族', 'zh-Hant': '種族', en: 'Category' };
export const ATTACK: Words = { ja: '攻撃', 'zh-Hant': '攻擊', en: 'Attack' };
