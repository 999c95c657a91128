/** Texts for drafts. */
import type { Words } from '@taisen/kernel';

export const DRAFT = {
  quick: { ja: 'クイックドラフト', 'zh-Hant': '快速輪抽', en: 'Quick draft' },
  quickAbout: {
    ja: '毎回3つのパックから1つを取り、残りからボットも1つ取る。10回取ったらデッキの完成。ボットも取ったカードで戦います。',
    'zh-Hant': '每輪從三包中選一包，電腦再從剩下的選一包。選十輪即組成牌組，電腦也用它選到的卡出戰。',
    en: 'Each round, take one of three packs; the bot takes another. After ten rounds you both have a deck.',
  },
  sealed: { ja: 'シールド戦', 'zh-Hant': '現開賽', en: 'Sealed' },
  sealedAbout: {
    ja: 'パックを6つ開け、出たカードだけでデッキを組んで、同じように組んだボットと対戦します。',
    'zh-Hant': '打開六個卡包，只用開到的卡組牌，與同樣現開組牌的電腦對戰。',
    en: 'Open six packs, build a deck from them alone, and play a bot that has done the same.',
  },
  quickShort: {
    ja: 'ボットと交互にパックを取り合う。',
    'zh-Hant': '與電腦輪流選卡包組牌。',
    en: 'Take packs in turn with the bot.',
  },
  sealedShort: {
    ja: '6パック開けて、その場で組む。',
    'zh-Hant': '開六包，當場組牌。',
    en: 'Open six packs, build from them.',
  },
  packs: { ja: 'パック', 'zh-Hant': '卡包', en: 'Packs' },
  open: { ja: 'パック{n}を開ける', 'zh-Hant': '打開第{n}包', en: 'Open pack {n}' },
  isOpen: { ja: 'パック{n}は開封済み', 'zh-Hant': '第{n}包已打開', en: 'Pack {n} is open' },
  openAll: { ja: 'すべて開ける', 'zh-Hant': '全部打開', en: 'Open all' },
  openCount: { ja: '{of}パック中{n}パックを開封', 'zh-Hant': '已打開{n}／{of}包', en: '{n} of {of} open' },
  fromPack: { ja: 'パック{n}のカード', 'zh-Hant': '第{n}包的卡', en: 'From pack {n}' },
  toDeck: { ja: 'デッキを組む', 'zh-Hant': '開始組牌', en: 'Build the deck' },
  round: { ja: '{n}回目（全{of}回）', 'zh-Hant': '第{n}輪（共{of}輪）', en: 'Round {n} of {of}' },
  youFirst: { ja: 'あなたが先に選びます。', 'zh-Hant': '這輪由你先選。', en: 'You choose first.' },
  botFirst: {
    ja: 'ボットが先に1つ取りました。残りから選んでください。',
    'zh-Hant': '這輪電腦已先選走一包，請從剩下的選。',
    en: 'The bot chose first. Take one of the others.',
  },
  botTook: { ja: 'ボットは「{name}」を取りました。', 'zh-Hant': '電腦選了「{name}」。', en: 'The bot took {name}.' },
  taken: { ja: 'ボットが取った', 'zh-Hant': '已被電腦選走', en: 'Taken by the bot' },
  take: { ja: 'このパックを取る', 'zh-Hant': '選這包', en: 'Take this pack' },
  soFar: {
    ja: 'ここまでに取ったカード（{n}枚）',
    'zh-Hant': '目前選到的卡（{n}張）',
    en: 'What you have so far ({n} {n|card|cards})',
  },
  build: { ja: 'おまかせで組む', 'zh-Hant': '自動組牌', en: 'Build for me' },
  empty: { ja: 'デッキを空にする', 'zh-Hant': '清空牌組', en: 'Empty the deck' },
  keep: { ja: '自分のデッキとして保存', 'zh-Hant': '存為自己的牌組', en: 'Keep as a deck of your own' },
  kept: { ja: '保存済み。デッキを開く', 'zh-Hant': '已儲存，查看牌組', en: 'Kept. See the deck' },
  played: {
    ja: 'このデッキの対戦：{won}勝 {lost}敗 {drawn}分',
    'zh-Hant': '這副牌的戰績：{won}勝 {lost}敗 {drawn}和',
    en: 'Games with this draft: {won} won, {lost} lost, {drawn} drawn',
  },
  back: { ja: 'ドラフトのデッキに戻る', 'zh-Hant': '回到這副牌', en: 'Back to your draft' },
  again: { ja: '最初からやり直す', 'zh-Hant': '重新開始', en: 'Start over' },
  sure: {
    ja: 'このカードを手放して、新しいパックで始めますか？',
    'zh-Hant': '要放棄這些卡，用新的卡包重新開始嗎？',
    en: 'Give up these cards and start with new packs?',
  },
} as const satisfies Record<string, Words>;
