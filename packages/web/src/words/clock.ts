/** Texts about time that runs out. Seconds are counted down before them. */
import type { Words } from '@taisen/kernel';

export const CLOCK = {
  seconds: { ja: '残り{n}秒', 'zh-Hant': '剩{n}秒', en: '{n} s' },
  moveForYou: {
    ja: '時間が切れると、手が自動で選ばれます。',
    'zh-Hant': '時間一到，系統會替你行動。',
    en: 'until a move is made for you',
  },
  youLose: { ja: '時間が切れると負けです。', 'zh-Hant': '時間一到就落敗。', en: 'until you lose on time' },
  moveForThem: {
    ja: '時間が切れると、{name}の手が自動で選ばれます。',
    'zh-Hant': '時間一到，系統會替{name}行動。',
    en: 'until a move is made for {name}',
  },
  theyLose: {
    ja: '時間が切れると{name}の負けです。',
    'zh-Hant': '時間一到，{name}就落敗。',
    en: 'until {name} loses on time',
  },
  theyAreAway: {
    ja: '{name}の接続が切れています。待ち時間が過ぎると時計が進みます。',
    'zh-Hant': '{name}連線中斷，等候時間過後會繼續計時。',
    en: 'until the clock of {name}, who is away, runs on',
  },
  yourGrace: {
    ja: '切断中、あなたの時計はこの間止まっています。',
    'zh-Hant': '斷線期間，你的時間會暫停這麼久。',
    en: 'for which your clock stands still while you are away',
  },
} as const satisfies Record<string, Words>;
