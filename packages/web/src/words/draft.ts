/** Texts for drafts. */
import type { Words } from '@taisen/kernel';

export const DRAFT = {
  quick: { ja: 'クイックドラフト', 'zh-Hant': '快速輪抽', en: 'Quick draft' },
  quickAbout: {
    ja: '3つの束から1つを選ぶこと10回。相手のボットも同じようにデッキを作ります。',
    'zh-Hant': '從三疊牌中選一疊，共選十次。電腦對手也以同樣方式組牌。',
    en: 'Ten times, take one of three packs. The bot drafts a deck in the same way.',
  },
  sealed: { ja: 'シールド戦', 'zh-Hant': '現開賽', en: 'Sealed' },
  sealedAbout: {
    ja: 'パックを6つ開けて、出たカードだけでデッキを組みます。カードを押すとデッキと控えを行き来します。',
    'zh-Hant': '打開六個卡包，只用開到的卡組牌。點選卡牌可在牌組與備牌之間移動。',
    en: 'Open six packs and build a deck from them alone. Press a card to move it in or out.',
  },
  round: { ja: '{n}回目／全{of}回', 'zh-Hant': '第{n}次，共{of}次', en: 'Pick {n} of {of}' },
  take: { ja: 'この束を取る', 'zh-Hant': '選這疊', en: 'Take this pack' },
  pack: { ja: '束{n}', 'zh-Hant': '第{n}疊', en: 'Pack {n}' },
  rest: { ja: '控え（押すとデッキに入る）', 'zh-Hant': '備牌（點選加入牌組）', en: 'Not in the deck (press to add)' },
  outNamed: { ja: '{name}をデッキから外す', 'zh-Hant': '將{name}移出牌組', en: 'Take {name} out' },
  inNamed: { ja: '{name}をデッキに入れる', 'zh-Hant': '將{name}加入牌組', en: 'Put {name} in' },
  again: { ja: '新しく始める', 'zh-Hant': '重新開始', en: 'Start over' },
} as const satisfies Record<string, Words>;
