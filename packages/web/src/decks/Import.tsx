import { MOST_CARDS } from '@taisen/protocol';
import { type FormEvent, useState } from 'react';
import type { GameUi } from '../games/game-ui.ts';
import { useSay } from '../language.ts';
import { type Lines, linesOf, sizeOf } from './deck.ts';
import { readCode } from './link.ts';
import { readText } from './text.ts';
import { DECKS } from './words.ts';

/** The most letters of unknown names to show. */
const MOST_NAMES = 300;

interface ImportProps {
  readonly ui: GameUi;
  readonly onRead: (lines: Lines) => void;
}

/** Reads a code or a text. Shows what it cannot read, and does not import part of a deck. */
export function Import({ ui, onRead }: ImportProps) {
  const say = useSay();
  const [text, setText] = useState('');
  const [trouble, setTrouble] = useState('');
  const read = (event: FormEvent) => {
    event.preventDefault();
    const { lines, unknown } = readText(text, ui.cards);
    // Also a whole link.
    const coded = readCode(ui.game, /[?&]code=([\w-]+)/.exec(text)?.[1] ?? text);
    if (coded === null && unknown.length > 0)
      return setTrouble(say(DECKS.unknown, { names: unknown.join(' / ').slice(0, MOST_NAMES) }));
    const found = coded === null ? lines : linesOf(coded);
    if (found.length === 0) return setTrouble(say(DECKS.empty));
    if (sizeOf(found) > MOST_CARDS) return setTrouble(say(DECKS.tooMany, { n: sizeOf(found), most: MOST_CARDS }));
    onRead(found);
  };
  return (
    <details className="deck-import">
      <summary>{say(DECKS.import)}</summary>
      <form onSubmit={read}>
        <textarea
          className="field"
          rows={5}
          aria-label={say(DECKS.importHint)}
          placeholder={say(DECKS.importHint)}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <p role="alert">{trouble}</p>
        <button type="submit" className="button small">
          {say(DECKS.import)}
        </button>
      </form>
    </details>
  );
}
