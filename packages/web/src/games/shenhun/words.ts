import type { Words } from '@taisen/kernel';

export const MAIN_FIGHTER: Words = { ja: '主戦者', 'zh-Hant': '主戰者', en: 'Main fighter' };
export const DORMANT: Words = { ja: '神話はまだ働いていない', 'zh-Hant': '神話尚未生效', en: 'The myth is not active' };
export const COUNTDOWN: Words = { ja: '残りターン', 'zh-Hant': '剩餘回合', en: 'Turns left' };
