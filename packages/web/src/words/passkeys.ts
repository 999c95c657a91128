import type { Words } from '@taisen/kernel';

export const PASSKEYS = {
  title: { ja: 'パスキー', 'zh-Hant': '密碼金鑰', en: 'Passkeys' },
  about: {
    ja: '指紋や顔、画面ロックでログインできます。覚えておくものはありません。',
    'zh-Hant': '以指紋、臉部或螢幕鎖定登入，什麼都不必記。',
    en: 'Sign in with your finger, your face or your screen lock. There is nothing to remember.',
  },
  add: { ja: 'パスキーを追加', 'zh-Hant': '新增密碼金鑰', en: 'Add a passkey' },
  remove: { ja: '削除', 'zh-Hant': '移除', en: 'Remove' },
  removeNamed: { ja: '{name}を削除', 'zh-Hant': '移除{name}', en: 'Remove {name}' },
  named: { ja: '{when}に追加', 'zh-Hant': '{when}新增', en: 'Added {when}' },
  signIn: { ja: 'パスキーでログイン', 'zh-Hant': '以密碼金鑰登入', en: 'Sign in with a passkey' },
  unsupported: {
    ja: 'このブラウザーではパスキーを使えません。パスワードをご利用ください。',
    'zh-Hant': '這個瀏覽器無法使用密碼金鑰，請改用密碼。',
    en: 'This browser has no passkeys. Your password works here.',
  },
  needsHttps: {
    ja: 'パスキーは https で始まるアドレスでしか使えません。ここではパスワードをご利用ください。',
    'zh-Hant': '密碼金鑰只能在 https 開頭的網址使用，這裡請用密碼。',
    en: 'Passkeys need an address that begins with https. Your password works here.',
  },
  notHere: {
    ja: 'このアドレスではパスキーを使えません。パスワードをご利用ください。',
    'zh-Hant': '這個網址無法使用密碼金鑰，請改用密碼。',
    en: 'Passkeys do not work at this address. Your password does.',
  },
  declined: {
    ja: 'パスキーは使われませんでした。もう一度試すか、パスワードをご利用ください。',
    'zh-Hant': '未使用密碼金鑰。請再試一次，或改用密碼。',
    en: 'No passkey was used. Try again, or use your password.',
  },
  already: {
    ja: 'この端末のパスキーはもう追加されています。',
    'zh-Hant': '這台裝置的密碼金鑰已經新增過了。',
    en: 'This device’s passkey is added already.',
  },
  unknown: {
    ja: 'このパスキーは登録されていません。別のパスキーかパスワードをご利用ください。',
    'zh-Hant': '這個密碼金鑰未註冊。請使用其他密碼金鑰或密碼。',
    en: 'This passkey belongs to no account here. Use another one, or your password.',
  },
} as const satisfies Record<string, Words>;
