import type { TokenList } from '@taisen/protocol';
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { Copy } from '../../Copy.tsx';
import { DECKS } from '../../decks/words.ts';
import { useLanguage, useSay } from '../../language.ts';
import { createToken, revokeToken, tokensOf } from '../../online/account.ts';
import { ACCOUNT_MORE } from '../../words/account-more.ts';

/** Days. */
const LASTING = [30, 365] as const;

/** Tokens with which programs use the account. */
export function Tokens({ onTrouble }: { readonly onTrouble: (trouble: unknown) => void }) {
  const say = useSay();
  const language = useLanguage();
  const [tokens, setTokens] = useState<TokenList['tokens']>([]);
  const [fresh, setFresh] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const reload = useCallback(() => tokensOf().then(setTokens, onTrouble), [onTrouble]);
  useEffect(() => void reload(), [reload]);
  const create = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    onTrouble(null);
    const days = Number(fields.get('days'));
    const scope = fields.get('scope') === 'play' ? 'play' : 'read';
    createToken(String(fields.get('name')), scope, days === 0 ? null : days).then(({ token }) => {
      setFresh(token);
      form.reset();
      void reload();
    }, onTrouble);
  };
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  return (
    <details className="account-part">
      <summary>{say(ACCOUNT_MORE.tokens)}</summary>
      <p>{say(ACCOUNT_MORE.tokensAbout)}</p>
      <ul className="account-passkeys">
        {tokens.map(({ id, name, scope, used, expires }) => (
          <li key={id}>
            <span>
              <b>{name}</b> · {say(scope === 'play' ? ACCOUNT_MORE.play : ACCOUNT_MORE.read)} ·{' '}
              {used === null ? say(ACCOUNT_MORE.unused) : say(ACCOUNT_MORE.used, { when: day.format(used) })} ·{' '}
              {expires === null
                ? say(ACCOUNT_MORE.untilRevoked)
                : say(ACCOUNT_MORE.until, { when: day.format(expires) })}
            </span>
            <button
              type="button"
              className="button small"
              aria-label={say(ACCOUNT_MORE.revokeNamed, { name })}
              onClick={() => void revokeToken(id).then(reload, onTrouble)}
            >
              {say(ACCOUNT_MORE.revoke)}
            </button>
          </li>
        ))}
      </ul>
      {fresh === null ? null : (
        <div role="status">
          <p>{say(ACCOUNT_MORE.created)}</p>
          <p className="row">
            <input className="field" readOnly value={fresh} aria-label={say(ACCOUNT_MORE.tokens)} ref={field} />
            <Copy text={fresh} name={DECKS.copy} className="button small" field={field} />
          </p>
        </div>
      )}
      <form className="account-form" onSubmit={create}>
        <label>
          <span>{say(ACCOUNT_MORE.tokenName)}</span>
          <input className="field" name="name" required maxLength={40} autoComplete="off" />
        </label>
        <label>
          <span>{say(ACCOUNT_MORE.scope)}</span>
          <select className="field" name="scope">
            <option value="read">{say(ACCOUNT_MORE.read)}</option>
            <option value="play">{say(ACCOUNT_MORE.play)}</option>
          </select>
        </label>
        <label>
          <span>{say(ACCOUNT_MORE.lasts)}</span>
          <select className="field" name="days">
            {LASTING.map((days) => (
              <option key={days} value={days}>
                {say(ACCOUNT_MORE.days, { n: days })}
              </option>
            ))}
            <option value="0">{say(ACCOUNT_MORE.untilRevoked)}</option>
          </select>
        </label>
        <button type="submit" className="button">
          {say(ACCOUNT_MORE.create)}
        </button>
      </form>
    </details>
  );
}
