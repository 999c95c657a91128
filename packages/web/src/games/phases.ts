import type { Words } from '@taisen/kernel';

/** Names of phases, shared by the games' layouts. */
export const DRAW: Words = { ja: 'ドロー', 'zh-Hant': '抽牌', en: 'Draw' };
export const MAIN: Words = { ja: 'メイン', 'zh-Hant': '主要', en: 'Main' };
export const MAIN_1: Words = { ja: 'メイン1', 'zh-Hant': '主要1', en: 'Main 1' };
export const MAIN_2: Words = { ja: 'メイン2', 'zh-Hant': '主要2', en: 'Main 2' };
export const BATTLE: Words = { ja: 'バトル', 'zh-Hant': '戰鬥', en: 'Battle' };
/** What Shenhun calls it in Japanese. */
export const FIGHT: Words = { ja: '戦闘', 'zh-Hant': '戰鬥', en: 'Battle' };
export const END: Words = { ja: 'エンド', 'zh-Hant': '結束', en: 'End' };
export const ACTION: Words = { ja: 'アクション', 'zh-Hant': '行動', en: 'Action' };
export const PLAY: Words = { ja: 'プレイ', 'zh-Hant': '打牌', en: 'Play' };
