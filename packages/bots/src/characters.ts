/** Who the levels are to a player: their names and faces, how they play, and what they say. */
import type { Words } from '@taisen/kernel';

/** One line each, in character. None of them says anything about the cards. */
export interface Voice {
  readonly start: Words;
  /** When the game turns, whoever it favours. */
  readonly turning: Words;
  readonly won: Words;
  readonly lost: Words;
}

export interface Character {
  readonly name: Words;
  /** How strong it is, and why. */
  readonly about: Words;
  /** How it likes to play, in a few words. */
  readonly style: Words;
  /** The name of its icon at game-icons.net. */
  readonly face: string;
  readonly voice: Voice;
}

export const CHICK: Character = {
  name: { ja: 'ひよこ', 'zh-Hant': '雛鳥', en: 'Chick' },
  about: {
    ja: 'はじめて遊ぶ子でも勝てる。先のことは考えず、楽しそうな手を次々に出す。',
    'zh-Hant': '第一次玩的孩子也能贏。不想後果，覺得好玩就出。',
    en: 'Lets a child win: it plays whatever looks fun and thinks of nothing after it.',
  },
  style: { ja: '考えるより先に手が出る。', 'zh-Hant': '手比腦袋快。', en: 'Acts first, thinks never.' },
  face: 'chicken',
  voice: {
    start: { ja: 'ぴよ！ 何が来るかな？', 'zh-Hant': '啾！會抽到什麼呢？', en: 'Cheep! What will I get?' },
    turning: { ja: 'わわっ、今のすごい！', 'zh-Hant': '哇哇，剛剛那下好厲害！', en: 'Whoa, did you see that?' },
    won: {
      ja: 'えっ、勝っちゃった？ もう一回！',
      'zh-Hant': '咦，我贏了？再來一次！',
      en: 'Wait, I won? Again, again!',
    },
    lost: { ja: '負けちゃった。でも楽しかった！', 'zh-Hant': '輸掉了，可是好好玩！', en: 'You got me. That was fun!' },
  },
};

export const APPRENTICE: Character = {
  name: { ja: '見習い', 'zh-Hant': '見習生', en: 'Apprentice' },
  about: {
    ja: '目の前の良さそうな手を選ぶ。よく選び間違え、次の手までは考えない。',
    'zh-Hant': '挑眼前看起來不錯的一手。常常挑錯，也不想下一手。',
    en: 'Picks a move that looks good now. It often misjudges, and does not think of the next one.',
  },
  style: {
    ja: '習ったとおり、まっすぐ攻める。',
    'zh-Hant': '照著學到的，直直進攻。',
    en: 'By the book and straight ahead.',
  },
  face: 'rabbit-head',
  voice: {
    start: {
      ja: '今日こそ、習ったことを試します！',
      'zh-Hant': '今天要把學到的都用上！',
      en: 'Today I try what I have learned!',
    },
    turning: { ja: 'こんなの、習ってない……！', 'zh-Hant': '這個，師父沒教過啊……！', en: 'This was not in the lesson…' },
    won: {
      ja: 'やった！ 師匠に報告しなきゃ。',
      'zh-Hant': '太好了！要趕快告訴師父。',
      en: 'I did it! Wait till my teacher hears.',
    },
    lost: { ja: '勉強になりました。次こそは！', 'zh-Hant': '受教了，下次一定贏！', en: 'I learned a lot. Next time!' },
  },
};

export const REGULAR: Character = {
  name: { ja: '常連', 'zh-Hant': '常客', en: 'Regular' },
  about: {
    ja: '次の番まで少しだけ読む。見切りが早く、次善の手で済ませがち。',
    'zh-Hant': '會往下想一回合，但下決定快，常常退而求其次。',
    en: 'Thinks a turn ahead, but decides quickly and often settles for the second-best move.',
  },
  style: { ja: '勢いに乗ると止まらない。', 'zh-Hant': '順起來就停不住。', en: 'Hard to stop once it has momentum.' },
  face: 'fox-head',
  voice: {
    start: {
      ja: 'よう、いつもの席で一戦どうだい？',
      'zh-Hant': '喲，老位子，來一局？',
      en: 'My usual seat. Shall we?',
    },
    turning: { ja: 'おっと、風向きが変わったな。', 'zh-Hant': '喔，風向變了。', en: 'Well, the wind has changed.' },
    won: {
      ja: '今日はツイてたよ。またやろう。',
      'zh-Hant': '今天手氣不錯，下次再來。',
      en: 'Lucky day. Come back any time.',
    },
    lost: {
      ja: 'やるじゃないか。次は一杯おごりな。',
      'zh-Hant': '有一手。下次換你請客。',
      en: 'Not bad. The next round is on you.',
    },
  },
};

export const EXPERT: Character = {
  name: { ja: '達人', 'zh-Hant': '高手', en: 'Expert' },
  about: {
    ja: '自分の番を組み立て、相手の返しまで読む。ただし長くは考えない。',
    'zh-Hant': '會規劃自己的回合，也算對手的回應，但不會想太久。',
    en: 'Plans its turn and reckons with your answer, but does not think for long.',
  },
  style: { ja: '無駄な手は打たない。', 'zh-Hant': '不出多餘的招。', en: 'Wastes nothing.' },
  face: 'owl',
  voice: {
    start: { ja: 'お手並み拝見。', 'zh-Hant': '讓我見識一下你的本事。', en: 'Show me what you can do.' },
    turning: {
      ja: 'ほう、ここが勝負どころか。',
      'zh-Hant': '哦，關鍵就在這裡。',
      en: 'So this is where it is decided.',
    },
    won: {
      ja: '悪くない。だが一手足りなかったな。',
      'zh-Hant': '不錯，只差一步。',
      en: 'Not bad. You were one move short.',
    },
    lost: { ja: '見事。読み負けた。', 'zh-Hant': '漂亮，被你看穿了。', en: 'Well played. You read me.' },
  },
};

export const MASTER: Character = {
  name: { ja: '名人', 'zh-Hant': '大師', en: 'Master' },
  about: {
    ja: '互いの次の番まで読み、あなたの打った手から手札を推し量る。迷わない手はすぐ打つ。',
    'zh-Hant': '連雙方的下一回合都算進去，並從你的出招推測手牌。看清楚了就立刻出手。',
    en: 'Thinks through your next turn and its own, and guesses your hand from what you did. Moves at once when the choice is clear.',
  },
  style: {
    ja: '静かに待ち、隙を逃さない。',
    'zh-Hant': '靜靜等待，不放過任何破綻。',
    en: 'Waits quietly and misses no opening.',
  },
  face: 'dragon-head',
  voice: {
    start: { ja: '……始めよう。', 'zh-Hant': '……開始吧。', en: '…Let us begin.' },
    turning: { ja: '流れが、変わった。', 'zh-Hant': '局勢，變了。', en: 'The tide has turned.' },
    won: { ja: 'よい勝負だった。また来なさい。', 'zh-Hant': '好局。隨時再來。', en: 'A good game. Come again.' },
    lost: {
      ja: '完敗だ。その一手、覚えておこう。',
      'zh-Hant': '我輸得心服口服。那一手，我會記住。',
      en: 'I am beaten. I will remember that move.',
    },
  },
};
