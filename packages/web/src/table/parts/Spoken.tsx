import { sayEvent } from '@taisen/kernel';
import { memo, useEffect, useState } from 'react';
import { useShown } from '../context.ts';
import { usePrompt } from './Bar.tsx';

/** Speaks what happened and what is asked, for who does not see it. */
export const Spoken = memo(function Spoken() {
  const { following, world, language, reader } = useShown();
  const prompt = usePrompt();
  const [told, tell] = useState('');
  useEffect(() => {
    const lines = following.fresh
      .filter(({ type }) => type !== 'moved' && type !== 'resolves')
      .map((event) => sayEvent(world.game, event, reader, language));
    tell(lines.join(language === 'en' ? '. ' : '。'));
  }, [following, world, language, reader]);
  return (
    <div className="hidden-text" aria-live="polite">
      <p>{told}</p>
      <p>{prompt}</p>
    </div>
  );
});
