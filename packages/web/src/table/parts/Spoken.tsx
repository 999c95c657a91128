import { sayEvent } from '@taisen/kernel';
import { memo, useEffect, useState } from 'react';
import { useScreen } from '../context.ts';
import { usePrompt } from './Bar.tsx';

/** Announces events and prompts to screen readers. */
export const Spoken = memo(function Spoken() {
  const { client, ui, language, reader } = useScreen();
  const prompt = usePrompt();
  const [announced, announce] = useState('');
  useEffect(() => {
    const lines = client.fresh
      .filter(({ type }) => type !== 'moved' && type !== 'resolves')
      .map((event) => sayEvent(ui.game, event, reader, language));
    announce(lines.join(language === 'en' ? '. ' : '。'));
  }, [client, ui, language, reader]);
  return (
    <div className="hidden-text" aria-live="polite">
      <p>{announced}</p>
      <p>{prompt}</p>
    </div>
  );
});
