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
          aria-label={LANGUAGE_NAMES[language]}
          aria-pressed={language === current}
          onClick={() => speak(language)}
        >
          {LANGUAGE_SHORT[language]}
        </button>
      ))}
    </fieldset>
  );
}
