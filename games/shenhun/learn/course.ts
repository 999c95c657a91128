/** The course of Shenhun: what to learn after the first game, in this order. */
import { courseLesson } from '@taisen/positions/write';

export const course = [
  courseLesson('summon', ['召喚と三つの列', '召喚與三排', 'Summon into three rows'], ['SH-5.1', 'SH-5.8']),
  courseLesson('front', ['前衛の壁', '前衛之牆', 'The wall in front'], ['SH-5.4', 'SH-8.4']),
  courseLesson('power', ['神力という命', '神力即生命', 'Power is life'], ['SH-1.2', 'SH-1.4', 'SH-1.6']),
  courseLesson('deity', ['神を攻撃する', '攻擊神明', 'Strike the deity'], ['SH-8.5', 'SH-9.1']),
  courseLesson('rows', ['中衛と後衛の戦い方', '中衛與後衛的打法', 'Middle and back'], ['SH-5.5', 'SH-5.6', 'SH-5.7']),
  courseLesson('deaths', ['死者の代価', '死者的代價', 'The price of death'], ['SH-1.5', 'SH-5.3']),
  courseLesson('miracles', ['神蹟', '神蹟', 'Miracles'], ['SH-6.1', 'SH-6.2', 'SH-8.1']),
  courseLesson('domains', ['神域', '神域', 'Domains'], ['SH-7.2', 'SH-7.3', 'SH-7.4']),
];
