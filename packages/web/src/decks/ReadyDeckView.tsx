import type { ReadyDeck } from '@taisen/kernel';
import { Link } from 'wouter';
import { useSay } from '../language.ts';
import type { World } from '../worlds/world.ts';
import { DeckLines, DeckState } from './DeckPanel.tsx';
import { linesOf } from './deck.ts';
import { Share } from './Share.tsx';
import { TestHand } from './TestHand.tsx';
import { DECKS } from './words.ts';

interface ReadyDeckProps {
  readonly world: World;
  readonly deck: ReadyDeck;
  readonly onCopy: (name: string, cards: readonly string[]) => void;
}

export function ReadyDeckView({ world, deck, onCopy }: ReadyDeckProps) {
  const say = useSay();
  const lines = linesOf(deck.cards);
  return (
    <section className="ready-deck">
      <div className="deck-about">
        <Link href={`/${world.game.id}/decks`}>← {say(DECKS.back)}</Link>
        <h2>{say(deck.name)}</h2>
        <p>{say(deck.plan)}</p>
        <button
          type="button"
          className="button main"
          onClick={() => onCopy(say(DECKS.copyOf, { name: say(deck.name) }), deck.cards)}
        >
          {say(DECKS.makeOwn)}
        </button>
        <DeckState world={world} lines={lines} />
        <TestHand world={world} lines={lines} />
        <Share world={world} lines={lines} />
      </div>
      <DeckLines world={world} lines={lines} />
    </section>
  );
}
