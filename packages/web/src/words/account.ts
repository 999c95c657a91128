import type { Words } from '@taisen/kernel';

export const ACCOUNT = {
  title: { ja: 'アカウント', 'zh-Hant': '帳號', en: 'Account' },
  about: {
    ja: 'ボットとの対戦にアカウントは要りません。オンラインでは、最初の対戦からゲストとして遊べます。',
    'zh-Hant': '與電腦對戰不需要帳號。線上對戰時，第一場起就會以訪客身分遊玩。',
    en: 'You need no account against bots. Online you are a guest from your first game on.',
  },
  open: { ja: 'アカウントを開く', 'zh-Hant': '開啟帳號', en: 'Open your account' },
  guest: { ja: 'ゲスト', 'zh-Hant': '訪客', en: 'Guest' },
  name: { ja: '表示名', 'zh-Hant': '顯示名稱', en: 'Name at the table' },
  change: { ja: '変更', 'zh-Hant': '更改', en: 'Change' },
  ratings: { ja: 'レーティング', 'zh-Hant': '積分', en: 'Ratings' },
  games: { ja: '{n}戦', 'zh-Hant': '{n}場', en: '{n} {n|game|games}' },
  keep: { ja: 'アカウントを作る', 'zh-Hant': '建立帳號', en: 'Make an account' },
  keepAbout: {
    ja: '席もデッキもレーティングもそのまま引き継がれます。メールアドレスは要りません。',
    'zh-Hant': '座位、牌組與積分都會保留，不需要電子郵件。',
    en: 'Your seats, decks and ratings stay yours. No email address is needed.',
  },
  signIn: { ja: 'ログイン', 'zh-Hant': '登入', en: 'Sign in' },
  signInAbout: {
    ja: '別の端末で作ったアカウントを使います。',
    'zh-Hant': '使用在其他裝置建立的帳號。',
    en: 'With an account from another device.',
  },
  wrong: {
    ja: 'ユーザー名かパスワードが違います。',
    'zh-Hant': '使用者名稱或密碼錯誤。',
    en: 'User name or password is wrong.',
  },
  tooMany: {
    ja: '試した回数が多すぎます。1分ほど待ってから、もう一度どうぞ。',
    'zh-Hant': '嘗試太多次了。請等一分鐘再試。',
    en: 'Too many tries. Wait a minute, then try again.',
  },
  signOut: { ja: 'ログアウト', 'zh-Hant': '登出', en: 'Sign out' },
  username: { ja: 'ユーザー名', 'zh-Hant': '使用者名稱', en: 'User name' },
  usernameRule: {
    ja: '半角英数字と「.」「_」、3〜30文字',
    'zh-Hant': '英文字母、數字、「.」與「_」，3至30個字元',
    en: '3 to 30 letters, digits, dots and underscores',
  },
  password: { ja: 'パスワード', 'zh-Hant': '密碼', en: 'Password' },
  passwordRule: { ja: '8文字以上', 'zh-Hant': '至少8個字元', en: 'At least 8 characters' },
} as const satisfies Record<string, Words>;
