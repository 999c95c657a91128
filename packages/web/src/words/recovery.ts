/** Texts for recovering an account, and for signing in by a provider. */
import type { Words } from '@taisen/kernel';

export const RECOVERY = {
  email: { ja: 'メールアドレス', 'zh-Hant': '電子郵件', en: 'E-mail address' },
  about: {
    ja: '任意です。パスワードを忘れたときの再設定だけに使います。',
    'zh-Hant': '可不填。只用於忘記密碼時重設。',
    en: 'Optional, and only used to choose a new password if you forget yours.',
  },
  has: {
    ja: '{email} でアカウントを復旧できます。',
    'zh-Hant': '可用 {email} 找回帳號。',
    en: 'The account can be recovered by {email}.',
  },
  send: { ja: '確認メールを送る', 'zh-Hant': '寄送確認信', en: 'Send a link to confirm it' },
  sent: {
    ja: 'メールを送りました。1時間以内にリンクを開いてください。',
    'zh-Hant': '信已寄出，請在一小時內開啟連結。',
    en: 'Mail is on its way. Open its link within an hour.',
  },
  remove: { ja: 'アドレスを消す', 'zh-Hant': '移除地址', en: 'Remove the address' },
  confirmed: { ja: '{email} を登録しました。', 'zh-Hant': '已登記 {email}。', en: '{email} is confirmed.' },
  forgot: { ja: 'パスワードを忘れた', 'zh-Hant': '忘記密碼', en: 'Forgot your password?' },
  forgotSend: { ja: '再設定のメールを送る', 'zh-Hant': '寄送重設信', en: 'Send a link for a new one' },
  forgotSent: {
    ja: 'このアドレスのアカウントがあれば、メールが届きます。1時間以内にリンクを開いてください。',
    'zh-Hant': '如果有帳號使用這個地址，就會收到信。請在一小時內開啟連結。',
    en: 'If an account has this address, mail is on its way. Open its link within an hour.',
  },
  fresh: { ja: '新しいパスワードを決める', 'zh-Hant': '設定新密碼', en: 'Choose a new password' },
  changed: {
    ja: 'パスワードを変えました。新しいパスワードでログインしてください。',
    'zh-Hant': '密碼已更改，請用新密碼登入。',
    en: 'The password is changed. Sign in with it.',
  },
  by: { ja: '{name}でログイン', 'zh-Hant': '以{name}登入', en: 'Sign in with {name}' },
  byFailed: {
    ja: 'ログインできませんでした。もう一度お試しください。',
    'zh-Hant': '無法登入，請再試一次。',
    en: 'Signing in did not work. Try again.',
  },
} as const satisfies Record<string, Words>;
