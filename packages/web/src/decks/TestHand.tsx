/** A random hand of this deck, a new one at every click. */
import { useState } from 'react';
import { Card } from '../cards/Card.tsx';
import type { GameUi } from '../games/game-ui.ts';
import { useSay } from '../language.ts';
import { handOf, type Lines, listOf } from './deck.ts';
import { standsFirst } from './lead.ts';
import { DECKS } from './words.ts';

export function TestHand({ ui, lines }: { readonly ui: GameUi; readonly lines: Lines }) {
  const say = useSay();
  const [hand, setHand] = useState<readonly string[]>([]);
  const size = ui.deck?.hand ?? 0;
  // Cards that begin on the table are not drawn.
  const drawn = listOf(lines).filter((id) => !standsFirst(ui, id));
  return (
    <div className="test-hand">
      <button
        type="button"
        className="button small"
        onClick={() => setHand(handOf(drawn, size, (below) => Math.floor(Math.random() * below)))}
      >
        {say(DECKS.testHand)}
      </button>
      <ul>
        {hand.map((id, at) => {
          const def = ui.cards.find((each) => each.id === id);
          return def ? (
            <li key={`${id} ${at}`}>
              <Card ui={ui} def={def} detail="thumb" />
            </li>
          ) : null;
        })}
      </ul>
    </div>
  );
}
