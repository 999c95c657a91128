import type { ReadyDeck } from '@taisen/kernel';
import { Link } from 'wouter';
import type { GameUi } from '../games/game-ui.ts';
import { useSay } from '../language.ts';
import { DeckLines, DeckState } from './DeckPanel.tsx';
import { linesOf } from './deck.ts';
import { Share } from './Share.tsx';
import { TestHand } from './TestHand.tsx';
import { DECKS } from './words.ts';

interface ReadyDeckProps {
  readonly ui: GameUi;
  readonly deck: ReadyDeck;
  readonly onCopy: (name: string, cards: readonly string[]) => void;
}

export function ReadyDeckView({ ui, deck, onCopy }: ReadyDeckProps) {
  const say = useSay();
  const lines = linesOf(deck.cards);
  return (
    <section className="ready-deck">
      <div className="deck-about">
        <Link href={`/${ui.game.id}/decks`}>← {say(DECKS.back)}</Link>
        <h2>{say(deck.name)}</h2>
        <p>{say(deck.plan)}</p>
        <button
          type="button"
          className="button main"
          onClick={() => onCopy(say(DECKS.copyOf, { name: say(deck.name) }), deck.cards)}
        >
          {say(DECKS.makeOwn)}
        </button>
        <DeckState ui={ui} lines={lines} />
        <TestHand ui={ui} lines={lines} />
        <Share ui={ui} lines={lines} />
      </div>
      <DeckLines ui={ui} lines={lines} />
    </section>
  );
}
