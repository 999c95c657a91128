import type { ReadyDeck } from '@taisen/kernel';
import { copies } from './copies.ts';

export const ember: ReadyDeck = {
  id: 'ember',
  name: { ja: '熾火の行軍', 'zh-Hant': '餘燼行軍', en: 'Ember March' },
  plan: {
    ja: '小さな熾火を並べて毎ターン攻め、残ったLPを火の粉のダメージで焼き切る。',
    'zh-Hant': '以成群的餘燼每回合進攻，再用火星的傷害燒盡對手剩餘的LP。',
    en: 'Attack every turn with a row of small Embers and burn away the last LP with sparks.',
  },
  cards: copies({
    'ember-whelp': 3,
    'bonfire-fox': 3,
    'cinder-sprite': 2,
    'kindling-mouse': 1,
    'kiln-hound': 3,
    'blaze-lancer': 1,
    'furnace-keeper': 1,
    'twin-flame-tiger': 3,
    'magma-boar': 1,
    'caldera-titan': 3,
    'pyre-wyrm': 2,
    'cinder-bolt': 1,
    'scorched-path': 1,
    'wildfire-night': 1,
    'mourners-tally': 1,
    'stoke-the-flames': 1,
    'cornered-mural': 1,
    'vow-of-pebbles': 1,
  }),
};
