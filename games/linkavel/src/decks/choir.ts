import type { ReadyDeck } from '@taisen/kernel';
import { copies } from './copies.ts';

export const choir: ReadyDeck = {
  id: 'choir',
  name: { ja: '灯歌の行列', 'zh-Hant': '燈歌行列', en: 'Choir Procession' },
  plan: {
    ja: '鐘守の後ろでLPを回復し、倒れた仲間を呼び戻しながら暁の先唱者と始まりの灯まで登って押し切る。',
    'zh-Hant': '在守鐘童子身後回復LP，喚回倒下的同伴，一路升到破曉領唱與初始之燈再壓制對手。',
    en: 'Heal behind the Bell Wardens, bring back the fallen, and climb to the Dawn Cantor and the First Lamp.',
  },
  cards: copies({
    'wick-chorister': 3,
    'bell-warden': 3,
    'matin-finch': 3,
    'lamp-moth': 3,
    'hush-keeper': 3,
    'vesper-healer': 2,
    'procession-knight': 2,
    'dawn-cantor': 2,
    'first-lamp': 1,
    'lamplighters-round': 2,
    relight: 2,
    'lamplit-nave': 2,
    'night-lamp': 1,
    'paper-ward': 1,
  }),
};
