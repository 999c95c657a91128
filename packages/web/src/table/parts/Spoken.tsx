import { sayEvent } from '@taisen/kernel';
import { memo, useEffect, useState } from 'react';
import { useScreen } from '../context.ts';
import { usePrompt } from './Bar.tsx';

/** Speaks what happened and what is asked, for who does not see it. */
export const Spoken = memo(function Spoken() {
  const { client, ui, language, reader } = useScreen();
  const prompt = usePrompt();
  const [told, tell] = useState('');
  useEffect(() => {
    const lines = client.fresh
      .filter(({ type }) => type !== 'moved' && type !== 'resolves')
      .map((event) => sayEvent(ui.game, event, reader, language));
    tell(lines.join(language === 'en' ? '. ' : '。'));
  }, [client, ui, language, reader]);
  return (
    <div className="hidden-text" aria-live="polite">
      <p>{told}</p>
      <p>{prompt}</p>
    </div>
  );
});
