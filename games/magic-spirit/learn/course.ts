/** The course of Magic Spirit: what to learn after the first game, in this order. */
import { courseLesson } from '@taisen/positions/write';

export const course = [
  courseLesson('tokens', ['トークンで支払う', '以標記支付', 'Pay with tokens'], ['MS-2.7', 'MS-2.6', 'MS-3.3']),
  courseLesson('attack', ['攻撃と反撃', '攻擊與反擊', 'Attack and strike back'], ['MS-3.8', 'MS-9.1', 'MS-9.2']),
  courseLesson(
    'piercing',
    ['貫通と直接攻撃', '貫穿與直接攻擊', 'Piercing and direct attacks'],
    ['MS-11.1', 'MS-9.3', 'MS-1.1'],
  ),
  courseLesson('charge', ['チャージする', '充能', 'Charge'], ['MS-5.2', 'MS-5.4', 'MS-5.8']),
  courseLesson('skills', ['基本技と上級技', '基本技與高級技', 'Skills'], ['MS-5.12', 'MS-5.10', 'MS-3.6']),
  courseLesson('setsuna', ['魔術と刹那詠唱', '魔術與剎那詠唱', 'Magic and setsuna'], ['MS-6.1', 'MS-6.4', 'MS-6.5']),
  courseLesson(
    'places',
    ['フィールドとフェイズ', '場地卡與階段卡', 'Field and phase cards'],
    ['MS-7.1', 'MS-8.1', 'MS-8.6'],
  ),
  courseLesson('underdog', ['孤軍奮闘', '孤軍奮鬥', 'Underdog'], ['MS-10.1', 'MS-10.2', 'MS-10.4']),
];
