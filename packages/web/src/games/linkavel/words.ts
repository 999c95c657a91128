import type { Words } from '@taisen/kernel';
import type { Attribute, LvCardDef } from '@taisen/linkavel';

export const ATTRIBUTE: Readonly<Record<Attribute, Words>> = {
  fire: { ja: '火', 'zh-Hant': '火', en: 'Fire' },
  water: { ja: '水', 'zh-Hant': '水', en: 'Water' },
  grass: { ja: '草', 'zh-Hant': '草', en: 'Grass' },
  light: { ja: '光', 'zh-Hant': '光', en: 'Light' },
  dark: { ja: '闇', 'zh-Hant': '闇', en: 'Dark' },
  void: { ja: '無', 'zh-Hant': '無', en: 'Void' },
};

export const KINDS: Readonly<Record<LvCardDef['kind'], Words>> = {
  normal: { ja: '通常モンスター', 'zh-Hant': '通常怪獸', en: 'Normal monster' },
  effect: { ja: '効果モンスター', 'zh-Hant': '效果怪獸', en: 'Effect monster' },
  magic: { ja: '通常魔術', 'zh-Hant': '通常魔術', en: 'Normal magic' },
  permanent: { ja: '永続魔術', 'zh-Hant': '永續魔術', en: 'Permanent magic' },
};

export const KIND: Words = { ja: '種類', 'zh-Hant': '種類', en: 'Kind' };
export const ATTRIBUTES_WORD: Words = { ja: '属性', 'zh-Hant': '屬性', en: 'Attribute' };
export const FAMILIES_WORD: Words = { ja: '一族', 'zh-Hant': '種族', en: 'Family' };
export const LEVEL: Words = { ja: 'レベル', 'zh-Hant': '等級', en: 'Level' };
export const POWER: Words = { ja: 'パワー', 'zh-Hant': '力量', en: 'Power' };
export const COST: Words = { ja: '召喚条件', 'zh-Hant': '召喚條件', en: 'Summon' };
export const COUNTERS: Words = { ja: 'カウンター', 'zh-Hant': '指示物', en: 'Counters' };
export const NEGATED: Words = { ja: '効果無効', 'zh-Hant': '效果無效', en: 'Negated' };
export const NEGATED_RULE: Words = {
  ja: '効果が無効になっている。',
  'zh-Hant': '效果被無效化。',
  en: 'Its effects do nothing.',
};
