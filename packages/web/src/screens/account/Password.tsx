import { type FormEvent, useState } from 'react';
import { useSay } from '../../language.ts';
import { changePassword } from '../../online/account.ts';
import { ACCOUNT } from '../../words/account.ts';
import { ACCOUNT_MORE } from '../../words/account-more.ts';

/** Changes the password and signs other devices out. */
export function Password({ onTrouble }: { readonly onTrouble: (trouble: unknown) => void }) {
  const say = useSay();
  const [isDone, setDone] = useState(false);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    onTrouble(null);
    setDone(false);
    changePassword(String(fields.get('current')), String(fields.get('fresh'))).then(() => {
      form.reset();
      setDone(true);
    }, onTrouble);
  };
  return (
    <details className="account-part">
      <summary>{say(ACCOUNT_MORE.password)}</summary>
      <form className="account-form" onSubmit={send}>
        <label>
          <span>{say(ACCOUNT_MORE.current)}</span>
          <input className="field" name="current" type="password" required autoComplete="current-password" />
        </label>
        <FreshPassword />
        <button type="submit" className="button main">
          {say(ACCOUNT_MORE.password)}
        </button>
        {isDone ? <p role="status">{say(ACCOUNT_MORE.passwordChanged)}</p> : null}
      </form>
    </details>
  );
}

/** A new password, as the field `fresh` of a form. */
export function FreshPassword() {
  const say = useSay();
  return (
    <label>
      <span>{say(ACCOUNT_MORE.fresh)}</span>
      <input
        className="field"
        name="fresh"
        type="password"
        required
        minLength={8}
        maxLength={128}
        autoComplete="new-password"
      />
      <small>{say(ACCOUNT.passwordRule)}</small>
    </label>
  );
}
