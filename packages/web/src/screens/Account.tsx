/** The account: name, ratings, making a guest's account permanent, signing in and out, tokens and data. */
import './settings.css';
import type { Words } from '@taisen/kernel';
import type { Me, SignInWays } from '@taisen/protocol';
import { type FormEvent, type ReactNode, useCallback, useEffect, useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import { entryOf } from '../games/index.ts';
import { useSay } from '../language.ts';
import {
  type Credentials,
  deleteAccount,
  keepAccount,
  rename,
  signedIn,
  signIn,
  signInByProvider,
  signInWays,
  signOut,
  signOutEverywhere,
  whoAmI,
} from '../online/account.ts';
import { isRefusal, type ServerError } from '../online/api.ts';
import { passkeysWork, passkeyTrouble, signInByPasskey } from '../online/passkeys.ts';
import { Page } from '../Page.tsx';
import { ACCOUNT } from '../words/account.ts';
import { ACCOUNT_MORE } from '../words/account-more.ts';
import { ONLINE } from '../words/online.ts';
import { PASSKEYS } from '../words/passkeys.ts';
import { RECOVERY } from '../words/recovery.ts';
import { REFUSALS } from '../words/refusals.ts';
import { Password } from './account/Password.tsx';
import { Confirmed, Email, Forgot, NewPassword } from './account/Recovery.tsx';
import { Tokens } from './account/Tokens.tsx';
import { YourData } from './account/YourData.tsx';
import { Passkeys } from './Passkeys.tsx';

export default function Account() {
  const say = useSay();
  const [who, setWho] = useState<Me | null | undefined>(undefined);
  const [trouble, setTrouble] = useState<unknown>(null);
  const reload = useCallback(() => whoAmI().then(setWho, setTrouble), []);
  const [search] = useSearchParams();
  const returned = search.get('signed');
  useEffect(() => {
    // From the provider: the decks of this device become those of the account.
    if (returned === 'in') signedIn().catch(setTrouble);
    void reload();
  }, [reload, returned]);
  const ways = useWays();
  const [confirm, reset] = [search.get('confirm'), search.get('reset')];
  const carryOut = (work: Promise<unknown>) => {
    setTrouble(null);
    work.then(reload, setTrouble);
  };
  const [isDeleted, setDeleted] = useState(false);
  const remove = (confirm: string, password: string) => deleteAccount(confirm, password).then(() => setDeleted(true));
  return (
    <Page title={say(ACCOUNT.title)} narrow>
      <h1 className="page-title">{say(ACCOUNT.title)}</h1>
      {trouble === null ? null : (
        <p role="alert" className="account-trouble">
          {say(wordsFor(trouble), { why: trouble instanceof Error ? trouble.message : String(trouble) })}
        </p>
      )}
      {returned === 'not' ? <p role="alert">{say(RECOVERY.byFailed)}</p> : null}
      {confirm === null ? null : <Confirmed token={confirm} onTrouble={setTrouble} onChange={reload} />}
      {reset === null ? null : <NewPassword token={reset} onTrouble={setTrouble} />}
      {who == null ? null : <Profile who={who} onRename={(name) => carryOut(rename(name))} />}
      {who === null || who?.guest === true ? (
        <>
          {who === null ? <p className="account-about">{say(ACCOUNT.about)}</p> : null}
          <div className="account-forms">
            <CredentialsForm kind="keep" onSend={(credentials) => carryOut(keepAccount(credentials))} />
            <CredentialsForm kind="signIn" onSend={(credentials) => carryOut(signIn(credentials))}>
              {passkeysWork() ? (
                <button type="button" className="button" onClick={() => carryOut(signInByPasskey())}>
                  {say(PASSKEYS.signIn)}
                </button>
              ) : null}
              {ways.oidc === null ? null : (
                <button type="button" className="button" onClick={() => carryOut(signInByProvider())}>
                  {say(RECOVERY.by, { name: ways.oidc })}
                </button>
              )}
            </CredentialsForm>
          </div>
          {ways.mail ? <Forgot onTrouble={setTrouble} /> : null}
        </>
      ) : null}
      {who?.guest === false ? (
        <>
          <p className="account-about row">
            <Link className="button" href={`/people/${who.id}`}>
              {say(ACCOUNT_MORE.profile)}
            </Link>
            <Link className="button" href="/games">
              {say(ACCOUNT_MORE.games)}
            </Link>
          </p>
          <Passkeys onTrouble={setTrouble} />
          {who.password ? <Password onTrouble={setTrouble} /> : null}
          {ways.mail ? <Email who={who} onTrouble={setTrouble} onChange={reload} /> : null}
          <Tokens onTrouble={setTrouble} />
        </>
      ) : null}
      {who == null ? null : (
        <YourData who={who} onDelete={(confirm, password) => carryOut(remove(confirm, password))} />
      )}
      {isDeleted ? <p role="status">{say(ACCOUNT_MORE.deleted)}</p> : null}
      {who?.guest === false ? (
        <p className="account-about row">
          <button type="button" className="button" onClick={() => carryOut(signOut())}>
            {say(ACCOUNT.signOut)}
          </button>
          <button type="button" className="button" onClick={() => carryOut(signOutEverywhere())}>
            {say(ACCOUNT_MORE.everywhere)}
          </button>
        </p>
      ) : null}
    </Page>
  );
}

/** What the operator has set up. Without a server, nothing. */
function useWays(): SignInWays {
  const [ways, setWays] = useState<SignInWays>({ mail: false, oidc: null });
  useEffect(() => {
    let late = false;
    signInWays().then((found) => late || setWays(found), console.warn);
    return () => {
      late = true;
    };
  }, []);
  return ways;
}

function wordsFor(trouble: unknown): Words {
  const passkey = passkeyTrouble(trouble);
  if (passkey !== undefined) return passkey;
  if (!isRefusal(trouble)) return ONLINE.noServer;
  const { status, message, key } = trouble as ServerError;
  const words = key === null ? undefined : REFUSALS[key];
  if (words !== undefined && status !== 401 && status !== 429) return words;
  if (message === 'Invalid password') return ACCOUNT_MORE.wrongPassword;
  if (message === 'Invalid token') return REFUSALS['old-link'] as Words;
  if (status === 401) return ACCOUNT.wrong;
  if (status === 429) return ACCOUNT.tooMany;
  return ONLINE.refused;
}

function Profile({ who, onRename }: { readonly who: Me; readonly onRename: (name: string) => void }) {
  const say = useSay();
  const [name, setName] = useState(who.name);
  const send = (event: FormEvent) => {
    event.preventDefault();
    onRename(name);
  };
  return (
    <>
      <form className="account-name" onSubmit={send}>
        <label>
          <span>
            {say(ACCOUNT.name)} {who.guest ? <small>· {say(ACCOUNT.guest)}</small> : null}
          </span>
          <input
            className="field"
            value={name}
            maxLength={40}
            required
            autoComplete="nickname"
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        <button type="submit" className="button" disabled={name.trim() === '' || name === who.name}>
          {say(ACCOUNT.change)}
        </button>
      </form>
      {who.ratings.length === 0 ? null : (
        <section className="account-about">
          <h2>{say(ACCOUNT.ratings)}</h2>
          <ul className="account-ratings">
            {who.ratings.map(({ game, value, deviation, games }) => (
              <li key={game}>
                <span>{say(entryOf(game)?.name ?? { ja: game, 'zh-Hant': game, en: game })}</span>
                <b>
                  {Math.round(value)} <small>±{Math.round(deviation * 2)}</small>
                </b>
                <small>{say(ACCOUNT.games, { n: games })}</small>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

const ABOUT = { keep: ACCOUNT.keepAbout, signIn: ACCOUNT.signInAbout };

interface CredentialsFormProps {
  readonly kind: 'keep' | 'signIn';
  readonly onSend: (credentials: Credentials) => void;
  /** Other ways to sign in. */
  readonly children?: ReactNode;
}

function CredentialsForm({ kind, onSend, children }: CredentialsFormProps) {
  const say = useSay();
  const fresh = kind === 'keep';
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    onSend({ username: String(fields.get('username')), password: String(fields.get('password')) });
  };
  return (
    <form className="account-form" onSubmit={send}>
      <h2>{say(ACCOUNT[kind])}</h2>
      <p>{say(ABOUT[kind])}</p>
      <label>
        <span>{say(ACCOUNT.username)}</span>
        <input
          className="field"
          name="username"
          required
          minLength={3}
          maxLength={30}
          pattern="[a-zA-Z0-9_.]{3,30}"
          title={say(ACCOUNT.usernameRule)}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        {fresh ? <small>{say(ACCOUNT.usernameRule)}</small> : null}
      </label>
      <label>
        <span>{say(ACCOUNT.password)}</span>
        <input
          className="field"
          name="password"
          type="password"
          required
          minLength={fresh ? 8 : 1}
          maxLength={128}
          autoComplete={fresh ? 'new-password' : 'current-password'}
        />
        {fresh ? <small>{say(ACCOUNT.passwordRule)}</small> : null}
      </label>
      <button type="submit" className={`button ${fresh ? 'main' : ''}`}>
        {say(ACCOUNT[kind])}
      </button>
      {children}
    </form>
  );
}
