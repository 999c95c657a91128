/** The course of One-Deck Duel: what to learn after the first game, in this order. */
import { courseLesson } from '@taisen/positions/write';

export const course = [
  courseLesson('place', ['出してコストを払う', '放置與支付費用', 'Place and pay'], ['OD-3.1', 'OD-2.2']),
  courseLesson(
    'position',
    ['攻撃表示と守備表示', '攻擊表示與守備表示', 'Attack or defence'],
    ['OD-3.3', 'OD-3.4', 'OD-5.1'],
  ),
  courseLesson('direct', ['プレイヤへの攻撃', '攻擊玩家', 'Attack the player'], ['OD-5.2', 'OD-5.7', 'OD-1.2']),
  courseLesson('blows', ['バトルとダメージ', '戰鬥與傷害', 'Blow for blow'], ['OD-5.4', 'OD-5.5', 'OD-5.6']),
  courseLesson('attributes', ['属性の相性', '屬性相剋', 'Attributes'], ['OD-4.1', 'OD-4.4', 'OD-4.2']),
  courseLesson('traps', ['罠を使う', '使用陷阱', 'Traps'], ['OD-6.1', 'OD-8.1', 'OD-2.4']),
  courseLesson('chains', ['チェーン', '連鎖', 'Chains'], ['OD-6.2', 'OD-6.4', 'OD-6.7']),
  courseLesson('spells', ['魔法', '魔法', 'Spells'], ['OD-7.1', 'OD-7.2', 'OD-7.4']),
];
