import type { Words } from '@taisen/kernel';

export const DAMAGE: Words = { ja: '受けたダメージ', 'zh-Hant': '已受傷害', en: 'Damage taken' };
export const FRESH: Words = { ja: '出したばかり', 'zh-Hant': '剛放置', en: 'Just placed' };
export const FRESH_RULE: Words = {
  ja: 'このターンに出された。',
  'zh-Hant': '在這個回合放置。',
  en: 'It was placed this turn.',
};
