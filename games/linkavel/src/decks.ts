import type { ReadyDeck } from '@taisen/kernel';
import { CARDS } from './cards/index.ts';
import { choir } from './decks/choir.ts';
import { veil } from './decks/veil.ts';
import { voidDeck } from './decks/void.ts';

export const DECKS: readonly ReadyDeck[] = [
  {
    id: 'plain',
    name: { ja: '無印', 'zh-Hant': '無印', en: 'Plain' },
    plan: { ja: '', 'zh-Hant': '', en: '' },
    cards: CARDS.filter((card) => card.kind === 'normal')
      .flatMap(({ id }) => [id, id, id])
      .slice(0, 30),
  },
  choir,
  veil,
  voidDeck,
];
