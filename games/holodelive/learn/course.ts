/** The course of HOLOdeLIVE: what to learn after the first game, in this order. */
import { courseLesson } from '@taisen/positions/write';

export const course = [
  courseLesson('play', ['1枚出す', '打出一張', 'Play a card'], ['HL-4.7', 'HL-3.1']),
  courseLesson('skills', ['プレイスキル', '登場技能', 'Play skills'], ['HL-3.2', 'HL-2.1']),
  courseLesson('action', ['アクションと常時', '行動與常駐', 'Action and passive skills'], ['HL-3.3', 'HL-3.4']),
  courseLesson('guest', ['ゲストを隠す', '隱藏嘉賓', 'Guests'], ['HL-4.8', 'HL-4.6']),
  courseLesson('live', ['ライブ準備', '演出準備', 'Get live-ready'], ['HL-4.3', 'HL-4.10']),
  courseLesson('showdown', ['ショウダウン', '對決', 'The showdown'], ['HL-5.2', 'HL-5.4']),
  courseLesson('fourth', ['4人目と同点', '第四人與平手', 'The fourth member, and ties'], ['HL-5.3', 'HL-5.5']),
  courseLesson('rounds', ['自宅とラウンド', '自宅與局', 'Home, and the next round'], ['HL-2.4', 'HL-6.2', 'HL-1.1']),
];
