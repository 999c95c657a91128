import { LANGUAGES } from '@taisen/kernel';
import { speak, useLanguage, useSay } from './language.ts';
import { FRAME, LANGUAGE_NAMES, LANGUAGE_SHORT } from './words/frame.ts';

export function LanguageSwitch() {
  const current = useLanguage();
  const say = useSay();
  return (
    <fieldset className="languages" aria-label={say(FRAME.language)}>
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === current}
          onClick={() => speak(language)}
        >
          <span aria-hidden="true">{LANGUAGE_SHORT[language]}</span>
          <span className="hidden-text">{LANGUAGE_NAMES[language]}</span>
        </button>
      ))}
    </fieldset>
  );
}
