import type { ReadyDeck } from '@taisen/kernel';
import { copies } from './copies.ts';

export const choir: ReadyDeck = {
  id: 'choir',
  name: { ja: '灯歌の行列', 'zh-Hant': '燈歌行列', en: 'Choir Procession' },
  plan: {
    ja: '鐘守の子の後ろでLPを回復し、倒れた仲間を何度も呼び戻して、行列の騎士と暁の先唱者で押し切る。',
    'zh-Hant': '在守鐘童子身後回復LP，一再喚回倒下的同伴，最後由燈列騎士與破曉領唱壓制對手。',
    en: 'Heal behind the Bell Wardens, bring back the fallen again and again, and win with Procession Knights and the Dawn Cantor.',
  },
  cards: copies({
    'wick-chorister': 3,
    'bell-warden': 2,
    'matin-finch': 3,
    'hush-keeper': 2,
    'vesper-healer': 1,
    'dawn-crane': 1,
    'procession-knight': 3,
    'spire-sentinel': 1,
    'dawn-cantor': 3,
    'first-lamp': 2,
    relight: 3,
    'lamplit-nave': 1,
    'night-lamp': 1,
    'lamplighters-round': 1,
    'paper-ward': 1,
    'morning-draught': 1,
    'borrowed-leash': 1,
  }),
};
