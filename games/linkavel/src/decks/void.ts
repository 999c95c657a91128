import type { ReadyDeck } from '@taisen/kernel';
import { copies } from './copies.ts';

export const voidDeck: ReadyDeck = {
  id: 'void',
  name: { ja: '六界の門', 'zh-Hant': '六界之門', en: 'Sixfold Gate' },
  plan: {
    ja: '六つの属性を場とトラッシュにそろえ、階段を上って六界の門を立て、次の自分のターン開始時に勝利する。',
    'zh-Hant': '在場上與棄牌區集齊六種屬性，踏上階梯立起六界之門，於下個我方回合開始時獲勝。',
    en: 'Gather all six attributes on the field and in the trash, climb to the Sixfold Gate, and win as your next turn begins.',
  },
  cards: copies({
    'blank-familiar': 3,
    'hollow-gnat': 2,
    'cairn-imp': 1,
    'ripple-fry': 1,
    'moss-pup': 1,
    'lamp-moth': 1,
    'gloom-rat': 1,
    'cinder-sprite': 1,
    'mirror-pilgrim': 2,
    'empty-scales': 1,
    'clay-walker': 1,
    'answering-golem': 2,
    'toll-statue': 1,
    monolith: 1,
    'erasing-scribe': 1,
    'sixfold-gate': 3,
    'six-coloured-thread': 3,
    'stair-of-nothing': 3,
    'empty-bowl': 1,
  }),
};
