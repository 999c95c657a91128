import type { Words } from '@taisen/kernel';

export const COPY = {
  copied: { ja: 'コピーしました', 'zh-Hant': '已複製', en: 'Copied' },
  byHand: {
    ja: 'コピーできませんでした。選択されている文字を Ctrl+C（Mac は ⌘C、スマホは長押し）でコピーしてください。',
    'zh-Hant': '無法自動複製。文字已選取，請按 Ctrl+C（Mac 為 ⌘C，手機請長按）複製。',
    en: 'It could not be copied. The text is selected: press Ctrl+C (⌘C on a Mac), or hold your finger on it.',
  },
} as const satisfies Record<string, Words>;
