/** Texts for what an account can do besides signing in. */
import type { Words } from '@taisen/kernel';

export const ACCOUNT_MORE = {
  profile: { ja: 'プロフィールを見る', 'zh-Hant': '查看個人檔案', en: 'Your profile' },
  games: { ja: '自分の対戦', 'zh-Hant': '我的對戰', en: 'Your games' },
  password: { ja: 'パスワードを変える', 'zh-Hant': '更改密碼', en: 'Change the password' },
  current: { ja: '今のパスワード', 'zh-Hant': '目前的密碼', en: 'Current password' },
  fresh: { ja: '新しいパスワード', 'zh-Hant': '新密碼', en: 'New password' },
  passwordChanged: {
    ja: 'パスワードを変え、ほかの端末からログアウトしました。',
    'zh-Hant': '已更改密碼，其他裝置都已登出。',
    en: 'The password is changed, and other devices are signed out.',
  },
  wrongPassword: { ja: 'パスワードが違います。', 'zh-Hant': '密碼錯誤。', en: 'The password is wrong.' },
  everywhere: { ja: 'すべての端末からログアウト', 'zh-Hant': '登出所有裝置', en: 'Sign out everywhere' },
  tokens: { ja: 'プログラム用トークン', 'zh-Hant': '程式用權杖', en: 'Tokens for programs' },
  tokensAbout: {
    ja: 'プログラムがあなたの名で読んだり対戦したりできます。対戦では「プログラム」と表示され、レート戦はできません。',
    'zh-Hant': '程式可以用你的名義讀取資料或對戰。對戰時會標示為「程式」，且不能參加積分賽。',
    en: 'A program can read or play in your name. It is marked as a program and plays no rated games.',
  },
  tokenName: { ja: 'トークンの名前', 'zh-Hant': '權杖名稱', en: 'Name of the token' },
  scope: { ja: '許可', 'zh-Hant': '權限', en: 'It may' },
  read: { ja: '読むだけ', 'zh-Hant': '只能讀取', en: 'only read' },
  play: { ja: '読む・対戦する', 'zh-Hant': '讀取與對戰', en: 'read and play' },
  create: { ja: '作る', 'zh-Hant': '建立', en: 'Create' },
  created: {
    ja: 'このトークンは今しか表示されません。コピーして保管してください。',
    'zh-Hant': '這個權杖只會顯示一次，請複製並妥善保存。',
    en: 'This token is shown only now. Copy it to a safe place.',
  },
  used: { ja: '最終使用：{when}', 'zh-Hant': '上次使用：{when}', en: 'last used {when}' },
  unused: { ja: '未使用', 'zh-Hant': '未使用', en: 'never used' },
  revoke: { ja: '取り消す', 'zh-Hant': '撤銷', en: 'Revoke' },
  revokeNamed: { ja: '{name}を取り消す', 'zh-Hant': '撤銷{name}', en: 'Revoke {name}' },
  data: { ja: 'データ', 'zh-Hant': '資料', en: 'Your data' },
  export: { ja: 'すべて書き出す', 'zh-Hant': '匯出所有資料', en: 'Export everything' },
  delete: { ja: 'アカウントを削除', 'zh-Hant': '刪除帳號', en: 'Delete the account' },
  deleteAbout: {
    ja: 'デッキ、レーティング、トークンは消え、元に戻せません。終わった対戦は、相手のために名前なしで残ります。',
    'zh-Hant': '牌組、積分與權杖都會刪除，無法復原。已結束的對戰會以匿名方式保留給對手。',
    en: 'Decks, ratings and tokens are gone for good. Finished games stay for your opponents, without your name.',
  },
  confirm: { ja: '確認のため「{name}」と入力', 'zh-Hant': '請輸入「{name}」以確認', en: 'Type “{name}” to confirm' },
  deleted: { ja: 'アカウントを削除しました。', 'zh-Hant': '帳號已刪除。', en: 'The account is deleted.' },
} as const satisfies Record<string, Words>;
