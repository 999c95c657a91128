import type { Language } from '@taisen/kernel';

/** The first supported language of the header. Every Chinese locale gets Traditional Chinese, as in the app. */
export function languageOf(header: string | undefined): Language {
  for (const part of (header ?? '').split(',')) {
    const [primary] = part.trim().toLowerCase().split(/[-;]/);
    if (primary === 'ja' || primary === 'en') return primary;
    if (primary === 'zh') return 'zh-Hant';
  }
  return 'en';
}
