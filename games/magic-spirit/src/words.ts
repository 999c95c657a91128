import type { Words } from '@taisen/kernel';
export const words: Record<string, Words> = {};
