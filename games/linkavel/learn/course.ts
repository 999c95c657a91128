/** The course of LinkaVel: what to learn after the first game, in this order. */
import { courseLesson } from '@taisen/positions/write';

export const course = [
  courseLesson('summon', ['モンスターを召喚する', '召喚怪獸', 'Summon monsters'], ['LV-4.1', 'LV-6.1']),
  courseLesson('battle', ['バトルの基本', '戰鬥基礎', 'Battle'], ['LV-7.2', 'LV-7.3', 'LV-7.4']),
  courseLesson('direct', ['道を開けて直接攻撃', '開路直擊', 'Clear the way'], ['LV-7.5', 'LV-5.4', 'LV-1.1']),
  courseLesson('level-up', ['レベルアップ召喚', '升級召喚', 'Level up'], ['LV-6.2', 'LV-6.3', 'LV-6.4']),
  courseLesson('magic', ['魔術を使う', '使用魔術', 'Use magic'], ['LV-6.7', 'LV-6.12', 'LV-6.8']),
  courseLesson('effects', ['モンスターの効果', '怪獸的效果', 'Effects'], ['LV-3.4', 'LV-3.5', 'LV-3.7']),
  courseLesson('special', ['特殊召喚とコスト', '特殊召喚與代價', 'Special summons'], ['LV-6.5', 'LV-6.6']),
  courseLesson('refresh', ['リフレッシュと手札', '刷新與手牌', 'Refresh and hand'], ['LV-2.6', 'LV-2.10', 'LV-2.5']),
];
