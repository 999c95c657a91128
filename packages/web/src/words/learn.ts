import type { Words } from '@taisen/kernel';

export const LEARN = {
  title: { ja: '遊び方を学ぶ', 'zh-Hant': '學習玩法', en: 'Learn to play' },
  firstGame: { ja: '最初の一戦', 'zh-Hant': '第一場對戰', en: 'Your first game' },
  firstGameAbout: {
    ja: '約3分。一手ずつ、教わりながら勝つまで遊びます。',
    'zh-Hant': '約3分鐘，一步一步帶你打到獲勝。',
    en: 'About three minutes, step by step to a win.',
  },
  begin: { ja: '始める', 'zh-Hant': '開始', en: 'Begin' },
  tryRules: { ja: 'ルールを試す', 'zh-Hant': '試試規則', en: 'Try the rules' },
  tryIt: { ja: '試す', 'zh-Hant': '試試看', en: 'Try it' },
  next: { ja: '次へ', 'zh-Hant': '下一步', en: 'Next' },
  step: { ja: '{n} / {all}', 'zh-Hant': '{n} / {all}', en: '{n} of {all}' },
  playNow: { ja: '「{name}」と対戦する', 'zh-Hant': '與{name}對戰', en: 'Play {name}' },
  skip: { ja: 'とばして対戦する', 'zh-Hant': '略過，直接對戰', en: 'Skip, and just play' },
  again: { ja: '最初から', 'zh-Hant': '重新開始', en: 'From the beginning' },
} as const satisfies Record<string, Words>;
