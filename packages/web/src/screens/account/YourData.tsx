import type { Me } from '@taisen/protocol';
import type { FormEvent } from 'react';
import { useSay } from '../../language.ts';
import { ACCOUNT } from '../../words/account.ts';
import { ACCOUNT_MORE } from '../../words/account-more.ts';

interface YourDataProps {
  readonly who: Me;
  readonly onDelete: (confirm: string, password: string) => void;
}

/** Everything that the server has of a person, to take along or to delete. */
export function YourData({ who, onDelete }: YourDataProps) {
  const say = useSay();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    onDelete(String(fields.get('confirm')), String(fields.get('password') ?? ''));
  };
  return (
    <details className="account-part">
      <summary>{say(ACCOUNT_MORE.data)}</summary>
      <p>
        <a className="button" href="/api/me/export" download="taisen-account.json">
          {say(ACCOUNT_MORE.export)}
        </a>
      </p>
      <form className="account-form" onSubmit={send}>
        <h2>{say(ACCOUNT_MORE.delete)}</h2>
        <p>{say(ACCOUNT_MORE.deleteAbout)}</p>
        <label>
          <span>{say(ACCOUNT_MORE.confirm, { name: who.name })}</span>
          <input className="field" name="confirm" required autoComplete="off" />
        </label>
        {who.password ? (
          <label>
            <span>{say(ACCOUNT.password)}</span>
            <input className="field" name="password" type="password" autoComplete="current-password" />
          </label>
        ) : null}
        <button type="submit" className="button">
          {say(ACCOUNT_MORE.delete)}
        </button>
      </form>
    </details>
  );
}
