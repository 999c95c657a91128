import type { Words } from '@taisen/kernel';

export const UNTOUCHABLE: Words = { ja: '手を出せない', 'zh-Hant': '不可觸碰', en: 'Untouchable' };
export const UNTOUCHABLE_RULE: Words = {
  ja: '相手のスキルに選ばれない。',
  'zh-Hant': '不會被對手的技能選中。',
  en: 'Skills of the opponent cannot choose it.',
};
export const COMING: Words = { ja: '次のターンにライブ！', 'zh-Hant': '下回合演出！', en: 'LIVE next turn!' };
