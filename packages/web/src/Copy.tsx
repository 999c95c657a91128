/** A button that copies a text. Where that cannot be done, the text is selected and it is said how to do it by hand. */
import type { Words } from '@taisen/kernel';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { copyText } from './clipboard.ts';
import { useSay } from './language.ts';
import { COPY } from './words/copy.ts';

interface CopyProps {
  readonly text: string;
  readonly name: Words;
  readonly className: string;
  /** Where the text can be seen; without, it is shown when it has to be copied by hand. */
  readonly field?: RefObject<HTMLInputElement | HTMLTextAreaElement | null>;
}

export function Copy({ text, name, className, field }: CopyProps) {
  const say = useSay();
  const [tried, setTried] = useState<{ readonly text: string; readonly done: boolean } | null>(null);
  const own = useRef<HTMLInputElement>(null);
  const shown = field ?? own;
  // What was copied before is not this text.
  const done = tried?.text === text ? tried.done : null;
  useEffect(() => {
    if (tried?.done !== false) return;
    shown.current?.focus();
    shown.current?.select();
  }, [tried, shown]);
  const copy = () => {
    copyText(text).then((copied) => setTried({ text, done: copied }), console.error);
  };
  return (
    <>
      <button type="button" className={className} onClick={copy}>
        {say(done === true ? COPY.copied : name)}
      </button>
      {done === false ? (
        <>
          {field === undefined ? (
            <input className="field" readOnly value={text} aria-label={say(name)} ref={own} />
          ) : null}
          <small role="alert">{say(COPY.byHand)}</small>
        </>
      ) : null}
    </>
  );
}
