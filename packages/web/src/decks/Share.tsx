/** Exports a deck as a code or as text. */
import { useRef, useState } from 'react';
import { Copy } from '../Copy.tsx';
import type { GameUi } from '../games/game-ui.ts';
import { useLanguage, useSay } from '../language.ts';
import { codeOf } from './code.ts';
import type { Lines } from './deck.ts';
import { textOf } from './text.ts';
import { DECKS } from './words.ts';

export function Share({ ui, lines }: { readonly ui: GameUi; readonly lines: Lines }) {
  const say = useSay();
  const language = useLanguage();
  const [shown, setShown] = useState<'code' | 'text'>('code');
  const field = useRef<HTMLTextAreaElement>(null);
  const value = shown === 'code' ? codeOf(ui.game.id, lines) : textOf(lines, ui.cards, language);
  return (
    <details className="deck-share">
      <summary>{say(DECKS.share)}</summary>
      <p className="row">
        {(['code', 'text'] as const).map((each) => (
          <button
            key={each}
            type="button"
            className="chip"
            aria-pressed={shown === each}
            onClick={() => setShown(each)}
          >
            {say(DECKS[each])}
          </button>
        ))}
      </p>
      <textarea className="field" readOnly rows={4} aria-label={say(DECKS[shown])} value={value} ref={field} />
      <Copy text={value} name={DECKS.copy} className="button small" field={field} />
    </details>
  );
}
