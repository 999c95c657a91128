/** Mail to people, in their language, by the SMTP server that the operator has set up. */
import type { Language, Words } from '@taisen/kernel';
import { createTransport } from 'nodemailer';

/** Null without an SMTP server: then no address is asked for. */
export interface MailOptions {
  readonly smtp: string;
  readonly from: string;
  /** Links begin with it. Never with what a request says: anybody could send one with another host. */
  readonly publicUrl: string;
}

const WORDS = {
  confirmSubject: {
    ja: 'Taisen：メールアドレスの確認',
    'zh-Hant': 'Taisen：確認電子郵件地址',
    en: 'Taisen: confirm your e-mail address',
  },
  confirm: {
    ja: '{name} さん\n\nこのアドレスをアカウントの復旧用に登録するには、1時間以内に次のリンクを開いてください。\n\n{link}\n\n心当たりがなければ、このメールは無視してください。何も変わりません。',
    'zh-Hant':
      '{name}，你好：\n\n若要將此地址用於找回帳號，請在一小時內開啟以下連結：\n\n{link}\n\n如果不是你本人提出的，請忽略這封信，一切不會改變。',
    en: 'Hello {name},\n\nto recover your account by this address, open this link within an hour:\n\n{link}\n\nIf you did not ask for this, ignore this mail: nothing will change.',
  },
  resetSubject: { ja: 'Taisen：パスワードの再設定', 'zh-Hant': 'Taisen：重設密碼', en: 'Taisen: a new password' },
  reset: {
    ja: '{name} さん\n\nユーザー名：{username}\n\n1時間以内に次のリンクを開くと、新しいパスワードを設定できます。\n\n{link}\n\n心当たりがなければ、このメールは無視してください。パスワードは変わりません。',
    'zh-Hant':
      '{name}，你好：\n\n使用者名稱：{username}\n\n請在一小時內開啟以下連結，設定新密碼：\n\n{link}\n\n如果不是你本人提出的，請忽略這封信，密碼不會改變。',
    en: 'Hello {name},\n\nyour user name is {username}.\n\nOpen this link within an hour to choose a new password:\n\n{link}\n\nIf you did not ask for this, ignore this mail: your password stays as it is.',
  },
} as const satisfies Record<string, Words>;

export class Mailer {
  private readonly transport;
  private readonly options: MailOptions;

  constructor(options: MailOptions) {
    this.options = options;
    this.transport = createTransport(options.smtp);
  }

  confirm(to: string, language: Language, name: string, token: string): Promise<void> {
    return this.send(to, language, 'confirm', { name, link: this.link('confirm', token) });
  }

  reset(to: string, language: Language, name: string, username: string, token: string): Promise<void> {
    return this.send(to, language, 'reset', { name, username, link: this.link('reset', token) });
  }

  private link(what: 'confirm' | 'reset', token: string): string {
    return `${this.options.publicUrl}/account?${what}=${encodeURIComponent(token)}`;
  }

  private async send(
    to: string,
    language: Language,
    what: 'confirm' | 'reset',
    values: Readonly<Record<string, string>>,
  ): Promise<void> {
    // One pass, so that a name cannot bring a link of its own.
    const text = WORDS[what][language].replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '');
    const subject = WORDS[`${what}Subject`][language];
    await this.transport.sendMail({ from: this.options.from, to, subject, text });
  }
}
