import type { Words } from '@taisen/kernel';

export const LEARN = {
  title: { ja: '遊び方を学ぶ', 'zh-Hant': '學習玩法', en: 'Learn to play' },
  firstGame: { ja: '最初の一戦', 'zh-Hant': '第一場對戰', en: 'Your first game' },
  firstGameAbout: {
    ja: '一手ずつ、教わりながら最後まで遊びます。',
    'zh-Hant': '一步一步帶你打完一整場。',
    en: 'Step by step through a whole game.',
  },
  begin: { ja: '始める', 'zh-Hant': '開始', en: 'Begin' },
  tryRules: { ja: 'ルールを試す', 'zh-Hant': '試試規則', en: 'Try the rules' },
  tryIt: { ja: '試す', 'zh-Hant': '試試看', en: 'Try it' },
  next: { ja: '次へ', 'zh-Hant': '下一步', en: 'Next' },
  lesson: { ja: 'レッスン {n} / {all}', 'zh-Hant': '第 {n} / {all} 課', en: 'Lesson {n} of {all}' },
  done: { ja: 'これで一通り遊べます！', 'zh-Hant': '你已經會玩了！', en: 'You know how to play!' },
  playNow: { ja: 'ボットと対戦する', 'zh-Hant': '與電腦對戰', en: 'Play a bot' },
  again: { ja: '最初から', 'zh-Hant': '重新開始', en: 'From the beginning' },
} as const satisfies Record<string, Words>;
