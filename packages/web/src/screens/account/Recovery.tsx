/** Recovering an account by e-mail, where the server can send mail. */
import type { Me } from '@taisen/protocol';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLanguage, useSay } from '../../language.ts';
import { confirmEmail, forgotPassword, removeEmail, resetPassword, sendEmail } from '../../online/account.ts';
import { RECOVERY } from '../../words/recovery.ts';
import { FreshPassword } from './Password.tsx';

interface Reporting {
  readonly onTrouble: (trouble: unknown) => void;
}

const EMAIL = { className: 'field', name: 'email', type: 'email', required: true, autoComplete: 'email' } as const;

/** Sends a form; true once that worked. */
function useSending(send: (fields: FormData) => Promise<unknown>, onTrouble: Reporting['onTrouble']) {
  const [isDone, setDone] = useState(false);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    onTrouble(null);
    setDone(false);
    send(fields).then(() => setDone(true), onTrouble);
  };
  return [isDone, onSubmit] as const;
}

/** The address of an account: to set, to change, and to remove. */
export function Email({ who, onTrouble, onChange }: Reporting & { readonly who: Me; readonly onChange: () => void }) {
  const say = useSay();
  const language = useLanguage();
  const [isSent, onSubmit] = useSending((fields) => sendEmail(String(fields.get('email')), language), onTrouble);
  const { email } = who;
  return (
    <details className="account-part">
      <summary>{say(RECOVERY.email)}</summary>
      <form className="account-form" onSubmit={onSubmit}>
        <p>{email === undefined ? say(RECOVERY.about) : say(RECOVERY.has, { email })}</p>
        <label>
          <span>{say(RECOVERY.email)}</span>
          <input {...EMAIL} />
        </label>
        <button type="submit" className="button main">
          {say(RECOVERY.send)}
        </button>
        {email === undefined ? null : (
          <button type="button" className="button" onClick={() => void removeEmail().then(onChange, onTrouble)}>
            {say(RECOVERY.remove)}
          </button>
        )}
        {isSent ? <p role="status">{say(RECOVERY.sent)}</p> : null}
      </form>
    </details>
  );
}

export function Forgot({ onTrouble }: Reporting) {
  const say = useSay();
  const language = useLanguage();
  const [isSent, onSubmit] = useSending((fields) => forgotPassword(String(fields.get('email')), language), onTrouble);
  return (
    <details className="account-part">
      <summary>{say(RECOVERY.forgot)}</summary>
      <form className="account-form" onSubmit={onSubmit}>
        <label>
          <span>{say(RECOVERY.email)}</span>
          <input {...EMAIL} />
        </label>
        <button type="submit" className="button">
          {say(RECOVERY.forgotSend)}
        </button>
        {isSent ? <p role="status">{say(RECOVERY.forgotSent)}</p> : null}
      </form>
    </details>
  );
}

/** For the link of a mail about a forgotten password. */
export function NewPassword({ token, onTrouble }: Reporting & { readonly token: string }) {
  const say = useSay();
  const [isDone, onSubmit] = useSending((fields) => resetPassword(token, String(fields.get('fresh'))), onTrouble);
  if (isDone) return <p role="status">{say(RECOVERY.changed)}</p>;
  return (
    <form className="account-form" onSubmit={onSubmit}>
      <h2>{say(RECOVERY.fresh)}</h2>
      <FreshPassword />
      <button type="submit" className="button main">
        {say(RECOVERY.fresh)}
      </button>
    </form>
  );
}

/** For the link of a mail about an address. */
export function Confirmed({
  token,
  onTrouble,
  onChange,
}: Reporting & { readonly token: string; readonly onChange: () => void }) {
  const say = useSay();
  const [email, setEmail] = useState<string | null>(null);
  const sent = useRef(false);
  useEffect(() => {
    if (sent.current) return;
    sent.current = true;
    confirmEmail(token).then((answer) => {
      setEmail(answer.email);
      onChange();
    }, onTrouble);
  }, [token, onTrouble, onChange]);
  return email === null ? null : <p role="status">{say(RECOVERY.confirmed, { email })}</p>;
}
