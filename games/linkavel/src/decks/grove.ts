import type { ReadyDeck } from '@taisen/kernel';
import { copies } from './copies.ts';

export const grove: ReadyDeck = {
  id: 'grove',
  name: { ja: '茂る杜', 'zh-Hant': '繁茂之森', en: 'Growing Grove' },
  plan: {
    ja: 'デッキとトラッシュから杜を呼び集め、茨の壁とLP回復で守りながら大樹を育てて押し切る。',
    'zh-Hant': '從牌組與棄牌區召集森之怪獸，以荊棘之牆與LP回復堅守，培育巨木後一舉壓制。',
    en: 'Call Groves from deck and trash, hold behind brambles and healing, and win with what has grown.',
  },
  cards: copies({
    'moss-pup': 3,
    'acorn-page': 2,
    'dew-fairy': 2,
    'sprout-hare': 2,
    'hive-mother': 2,
    'bramble-wall': 1,
    'thicket-bear': 3,
    'ring-antler-stag': 2,
    'bark-titan': 2,
    'root-colossus': 2,
    'queen-of-the-elder-wood': 1,
    'scatter-seeds': 1,
    'second-spring': 1,
    'open-sluice': 2,
    'worn-steps': 1,
    'leaf-mantle': 1,
    'sealed-reliquary': 1,
    'quilted-sky': 1,
  }),
};
