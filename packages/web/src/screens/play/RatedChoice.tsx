import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useSay } from '../../language.ts';
import { whoAmI } from '../../online/account.ts';
import { ACCOUNT } from '../../words/account.ts';
import { ONLINE } from '../../words/online.ts';

interface RatedChoiceProps {
  readonly rated: boolean;
  readonly onChoose: (rated: boolean) => void;
}

/** Whether a match counts for the rating. Says beforehand that it needs an account. */
export function RatedChoice({ rated, onChoose }: RatedChoiceProps) {
  const say = useSay();
  const [isGuest, setGuest] = useState(false);
  useEffect(() => {
    let late = false;
    whoAmI().then(
      (who) => late || setGuest(who === null || who.guest),
      // Without a server, opening a table shows the error.
      () => {},
    );
    return () => {
      late = true;
    };
  }, []);
  return (
    <fieldset className="setting">
      <legend>{say(ONLINE.kind)}</legend>
      {([false, true] as const).map((each) => (
        <label key={String(each)}>
          <input type="radio" name="rated" checked={each === rated} onChange={() => onChoose(each)} />
          <span>
            <b>{say(each ? ONLINE.rated : ONLINE.casual)}</b>{' '}
            <small>{say(each ? ONLINE.ratedAbout : ONLINE.casualAbout)}</small>
          </span>
        </label>
      ))}
      {rated && isGuest ? (
        <p role="status">
          {say(ONLINE.needsAccount)} <Link href="/account">{say(ACCOUNT.keep)}</Link>
        </p>
      ) : null}
    </fieldset>
  );
}
