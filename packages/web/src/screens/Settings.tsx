import { LANGUAGES } from '@taisen/kernel';
import { useState } from 'react';
import { speak, useLanguage, useSay } from '../language.ts';
import { Page } from '../Page.tsx';
import { chooseScheme, SCHEMES, scheme } from '../theme/scheme.ts';
import { FRAME, LANGUAGE_NAMES } from '../words/frame.ts';
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
        {LANGUAGES.map((each) => (
          <label key={each}>
            <input type="radio" name="language" checked={each === language} onChange={() => speak(each)} />
            <span lang={each}>{LANGUAGE_NAMES[each]}</span>
          </label>
        ))}
      </fieldset>
      <fieldset className="setting">
        <legend>{say(FRAME.theme)}</legend>
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
      </fieldset>
    </Page>
  );
}
