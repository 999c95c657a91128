/** LV-3.8: the families, by name and as texts and faces name them, so that nobody reads a name into them. */
import type { Words } from '@taisen/kernel';
import type { Family } from './card.ts';

interface FamilyWords {
  readonly name: Words;
  /** How the Japanese name is read. */
  readonly reading: string;
  /** In a text: "a level 2 Tide-family monster". */
  readonly term: Words;
  /** On the face of a card. */
  readonly label: Words;
}

const words = (ja: string, reading: string, zh: string, en: string): FamilyWords => ({
  name: { ja, 'zh-Hant': zh, en },
  reading,
  term: { ja: `${ja}一族`, 'zh-Hant': `${zh}族`, en: `${en}-family` },
  label: { ja: `${ja}一族`, 'zh-Hant': `${zh}族`, en: `${en} family` },
});

export const FAMILY_WORDS: Readonly<Record<Family, FamilyWords>> = {
  ember: words('熾火', 'おきび', '餘燼', 'Ember'),
  tide: words('潮', 'しお', '潮', 'Tide'),
  grove: words('杜', 'もり', '森', 'Grove'),
  choir: words('灯歌', 'とうか', '燈歌', 'Choir'),
  veil: words('帳', 'とばり', '帷幕', 'Veil'),
};
