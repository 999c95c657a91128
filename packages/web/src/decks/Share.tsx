/** Exports a deck as a link, a code or a text. */
import { deckCode, MOST_CARDS } from '@taisen/protocol';
import { useRef, useState } from 'react';
import { Copy } from '../Copy.tsx';
import type { GameUi } from '../games/game-ui.ts';
import { useLanguage, useSay } from '../language.ts';
import { useSharedOrigins } from '../online/sharing.ts';
import { type Lines, listOf, sizeOf } from './deck.ts';
import { deckLink } from './link.ts';
import { textOf } from './text.ts';
import { DECKS } from './words.ts';

export function Share({ ui, lines }: { readonly ui: GameUi; readonly lines: Lines }) {
  const say = useSay();
  const language = useLanguage();
  const [shown, setShown] = useState<'link' | 'code' | 'text'>('link');
  const field = useRef<HTMLTextAreaElement>(null);
  const [opened, setOpened] = useState(false);
  const [origin = location.origin] = useSharedOrigins(opened) ?? [];
  // A code has a limit; such a deck cannot be played either.
  if (sizeOf(lines) === 0 || sizeOf(lines) > MOST_CARDS) return null;
  const code = deckCode(ui.game, listOf(lines));
  const value = { link: origin + deckLink(ui.game.id, code), code, text: textOf(lines, ui.cards, language) }[shown];
  return (
    <details className="deck-share" onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
      <summary>{say(DECKS.share)}</summary>
      <p className="row">
        {(['link', 'code', 'text'] as const).map((each) => (
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
