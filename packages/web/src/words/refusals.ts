/** What the server refuses, by the keys of its answers. */
import type { Words } from '@taisen/kernel';

export const REFUSALS: Readonly<Record<string, Words>> = {
  'needs-account': {
    ja: 'アカウントが必要です。',
    'zh-Hant': '需要帳號。',
    en: 'This needs an account.',
  },
  'studies-need-account': {
    ja: 'サーバーでの研究にはアカウントが必要です。',
    'zh-Hant': '在伺服器上研究需要帳號。',
    en: 'Studies on the server need an account.',
  },
  'study-too-large': {
    ja: '対戦数が多すぎます。比較では1回が2局になります。',
    'zh-Hant': '場數太多；比較時每次算兩場。',
    en: 'These are too many games; in a comparison each counts twice.',
  },
  'too-many-studies': {
    ja: '同時に実行できる研究の数が上限です。どれかの終了を待つか、停止してください。',
    'zh-Hant': '同時執行的研究已達上限，請等待其中一項結束或將其停止。',
    en: 'You have as many studies running as are allowed: wait for one, or stop it.',
  },
  'no-games-left': {
    ja: '今日の残り対戦数が足りません。',
    'zh-Hant': '今天剩餘的場數不足。',
    en: 'Not enough games are left for today.',
  },
  'no-study': { ja: 'この研究はもうありません。', 'zh-Hant': '這項研究已不存在。', en: 'This study is gone.' },
  'quick-match': {
    ja: 'レート戦の相手は選べません。クイックマッチをご利用ください。',
    'zh-Hant': '積分賽無法選擇對手，請使用快速配對。',
    en: 'Nobody chooses the opponent of a rated game: use the quick match.',
  },
  'no-programs': {
    ja: 'プログラムはレート戦に参加できません。',
    'zh-Hant': '程式不能參加積分賽。',
    en: 'Programs play no rated games.',
  },
  begun: {
    ja: 'この対戦はもう始まっています。',
    'zh-Hant': '這場對戰已經開始。',
    en: 'This game has begun already.',
  },
  'seats-taken': { ja: '席はもう埋まっています。', 'zh-Hant': '座位已滿。', en: 'Both seats are taken.' },
  'already-seated': { ja: 'もう席に着いています。', 'zh-Hant': '你已經入座了。', en: 'You have a seat already.' },
  'no-seat': {
    ja: 'この卓に席がありません。',
    'zh-Hant': '你在這張牌桌沒有座位。',
    en: 'You have no seat at this table.',
  },
  'too-many-tables': {
    ja: '進行中の対戦が多すぎます。どれかを終えてください。',
    'zh-Hant': '進行中的對戰太多了，請先結束其中一場。',
    en: 'You are at too many tables: finish a game first.',
  },
  'too-many-decks': {
    ja: 'デッキの数が上限です。',
    'zh-Hant': '牌組數量已達上限。',
    en: 'You have as many decks as are allowed.',
  },
  'too-many-tokens': {
    ja: 'トークンの数が上限です。',
    'zh-Hant': '權杖數量已達上限。',
    en: 'You have as many tokens as are allowed.',
  },
  'no-table': { ja: 'このテーブルはもうありません。', 'zh-Hant': '這張牌桌已不存在。', en: 'This table is gone.' },
  'no-deck': { ja: 'このデッキはもうありません。', 'zh-Hant': '這副牌組已不存在。', en: 'This deck is gone.' },
  'not-over': { ja: 'この対戦はまだ終わっていません。', 'zh-Hant': '這場對戰尚未結束。', en: 'This game is not over.' },
  'wrong-password': { ja: 'パスワードが違います。', 'zh-Hant': '密碼錯誤。', en: 'The password is wrong.' },
  'name-taken': {
    ja: 'このユーザー名はもう使われています。',
    'zh-Hant': '這個使用者名稱已被使用。',
    en: 'This user name is taken.',
  },
  'not-signed-in': { ja: '先にログインしてください。', 'zh-Hant': '請先登入。', en: 'Sign in first.' },
  'wrong-confirmation': {
    ja: '確認の名前が一致しません。',
    'zh-Hant': '輸入的名稱不符。',
    en: 'That is not the name of the account.',
  },
  'has-password': {
    ja: 'このアカウントにはもうパスワードがあります。',
    'zh-Hant': '這個帳號已經有密碼了。',
    en: 'This account has a password already.',
  },
  'no-token': {
    ja: 'このトークンはもうありません。',
    'zh-Hant': '這個權杖已不存在。',
    en: 'This token is gone.',
  },
  'deck-too-large': {
    ja: 'デッキの枚数が多すぎます。',
    'zh-Hant': '牌組張數太多。',
    en: 'This deck has too many cards.',
  },
  'bad-name': {
    ja: 'この名前は使えません。見える文字を1行で入力してください。',
    'zh-Hant': '這個名稱不能用。請輸入一行看得見的文字。',
    en: 'This name cannot be used: one line, with visible characters.',
  },
  'bad-address': {
    ja: 'メールアドレスが正しくありません。',
    'zh-Hant': '電子郵件地址不正確。',
    en: 'This is not an e-mail address.',
  },
  'old-link': {
    ja: 'このリンクは使えません。期限が切れたか、もう使われています。もう一度送ってください。',
    'zh-Hant': '這個連結無法使用：可能已過期或已用過，請重新寄送。',
    en: 'This link is too old or was used already. Ask for another one.',
  },
  'address-taken': {
    ja: 'このアドレスはほかのアカウントで使われています。',
    'zh-Hant': '這個地址已用於其他帳號。',
    en: 'Another account has this address.',
  },
  'rated-single': {
    ja: 'レート戦は1試合ずつです。',
    'zh-Hant': '積分賽一次一局。',
    en: 'Rated games are played one by one.',
  },
  unavailable: {
    ja: 'サーバーが一時的に応答できません。少し待ってからもう一度どうぞ。',
    'zh-Hant': '伺服器暫時無法回應，請稍後再試。',
    en: 'The server cannot answer at the moment. Try again soon.',
  },
  'too-many': {
    ja: '回数が多すぎます。少し待ってからもう一度どうぞ。',
    'zh-Hant': '次數太多了，請稍後再試。',
    en: 'Too many at once. Wait a moment, then try again.',
  },
};
