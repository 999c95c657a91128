/** The passkeys of an account, named by their date. */
import type { Words } from '@taisen/kernel';
import { useCallback, useEffect, useState } from 'react';
import { useLanguage, useSay } from '../language.ts';
import { addPasskey, type Passkey, passkeysOf, passkeysWork, removePasskey } from '../online/passkeys.ts';
import { PASSKEYS } from '../words/passkeys.ts';

function aboutPasskeys(): Words {
  if (passkeysWork()) return PASSKEYS.about;
  return isSecureContext ? PASSKEYS.unsupported : PASSKEYS.needsHttps;
}

export function Passkeys({ onTrouble }: { readonly onTrouble: (trouble: unknown) => void }) {
  const say = useSay();
  const language = useLanguage();
  const [list, setList] = useState<readonly Passkey[]>([]);
  const reload = useCallback(() => passkeysOf().then(setList, onTrouble), [onTrouble]);
  useEffect(() => void reload(), [reload]);
  const carryOut = (work: Promise<unknown>) => {
    onTrouble(null);
    work.then(reload, onTrouble);
  };
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <section className="account-about">
      <h2>{say(PASSKEYS.title)}</h2>
      <p>{say(aboutPasskeys())}</p>
      <ul className="account-passkeys">
        {list.map(({ id, createdAt }) => {
          const name = say(PASSKEYS.named, { when: day.format(new Date(createdAt)) });
          return (
            <li key={id}>
              <span>{name}</span>
              <button
                type="button"
                className="button small"
                aria-label={say(PASSKEYS.removeNamed, { name })}
                onClick={() => carryOut(removePasskey(id))}
              >
                {say(PASSKEYS.remove)}
              </button>
            </li>
          );
        })}
      </ul>
      {passkeysWork() ? (
        <button type="button" className="button" onClick={() => carryOut(addPasskey(say(PASSKEYS.title)))}>
          {say(PASSKEYS.add)}
        </button>
      ) : null}
    </section>
  );
}
