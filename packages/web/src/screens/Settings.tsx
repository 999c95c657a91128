import { LANGUAGES } from '@taisen/kernel';
import { useState } from 'react';
import { Link } from 'wouter';
import { speak, useLanguage, useSay } from '../language.ts';
import { Page } from '../Page.tsx';
import { SpeedChoice, Switches } from '../table/parts/Preferences.tsx';
import { chooseScheme, SCHEMES, scheme } from '../theme/scheme.ts';
import { ACCOUNT } from '../words/account.ts';
import { FRAME, LANGUAGE_NAMES } from '../words/frame.ts';
import { TABLE } from '../words/table.ts';
import './settings.css';

export default function Settings() {
  const say = useSay();
  const language = useLanguage();
  const [theme, setTheme] = useState(scheme);
  return (
    <Page title={say(FRAME.settings)} narrow>
      <h1 className="page-title">{say(FRAME.settings)}</h1>
      <fieldset className="setting">
        <legend>{say(FRAME.language)}</legend>
        <div>
          {LANGUAGES.map((each) => (
            <label key={each}>
              <input type="radio" name="language" checked={each === language} onChange={() => speak(each)} />
              <span lang={each}>{LANGUAGE_NAMES[each]}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className="setting">
        <legend>{say(FRAME.theme)}</legend>
        <div>
          {SCHEMES.map((each) => (
            <label key={each}>
              <input
                type="radio"
                name="theme"
                checked={each === theme}
                onChange={() => {
                  chooseScheme(each);
                  setTheme(each);
                }}
              />
              {say(FRAME[each])}
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className="setting">
        <legend>{say(TABLE.speed)}</legend>
        <div>
          <SpeedChoice />
        </div>
      </fieldset>
      <fieldset className="setting">
        <legend>{say(TABLE.settings)}</legend>
        <div>
          <Switches />
        </div>
      </fieldset>
      <section className="setting">
        <h2>{say(ACCOUNT.title)}</h2>
        <p>{say(ACCOUNT.about)}</p>
        <p>
          <Link className="button" href="/account">
            {say(ACCOUNT.open)}
          </Link>
        </p>
      </section>
    </Page>
  );
}
