/** A button that copies a text. If that fails, it selects the text and explains how to copy it by hand. */
import type { Words } from '@taisen/kernel';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { copyText } from './clipboard.ts';
import { useSay } from './language.ts';
import { COPY } from './words/copy.ts';

interface CopyProps {
  readonly text: string;
  readonly name: Words;
  readonly className: string;
  /** The field with the text. Without it, one appears if the text has to be copied by hand. */
  readonly field?: RefObject<HTMLInputElement | HTMLTextAreaElement | null>;
}

export function Copy({ text, name, className, field }: CopyProps) {
  const say = useSay();
  const [tried, setTried] = useState<{ readonly text: string; readonly done: boolean } | null>(null);
  const own = useRef<HTMLInputElement>(null);
  const shown = field ?? own;
  // Another text may have been copied before.
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
