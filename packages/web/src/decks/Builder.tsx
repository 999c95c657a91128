/** The deck on the right, all cards on the left. Every change is saved at once. */
import { useMemo } from 'react';
import { Link } from 'wouter';
import type { GameUi } from '../games/game-ui.ts';
import { useSay } from '../language.ts';
import { HouseRules } from '../screens/play/HouseRules.tsx';
import { DeckPanel } from './DeckPanel.tsx';
import { type Lines, linesOf, listOf } from './deck.ts';
import { Pool } from './Pool.tsx';
import { PlayDeck } from './ReadyDeckView.tsx';
import { Share } from './Share.tsx';
import { deckStore, type OwnDeck } from './store.ts';
import { TestHand } from './TestHand.tsx';
import { DECKS } from './words.ts';

export function Builder({ ui, deck }: { readonly ui: GameUi; readonly deck: OwnDeck }) {
  const say = useSay();
  const lines = useMemo(() => linesOf(deck.cards), [deck.cards]);
  const save = (next: Lines) => deckStore().save({ ...deck, cards: listOf(next) });
  return (
    <div className="builder">
      <section className="builder-deck" aria-label={deck.name}>
        <Link href={`/${ui.game.id}/decks`}>← {say(DECKS.back)}</Link>
        <input
          className="field deck-name"
          aria-label={say(DECKS.name)}
          value={deck.name}
          onChange={(event) => deckStore().save({ ...deck, name: event.target.value })}
        />
        {ui.deck?.rulings ? (
          <HouseRules
            ui={ui}
            only={ui.deck.rulings}
            rulings={deck.rulings ?? {}}
            onChange={(rulings) => deckStore().save({ ...deck, rulings })}
          />
        ) : null}
        <DeckPanel ui={ui} lines={lines} rulings={deck.rulings} onChange={save} />
        <TestHand ui={ui} lines={lines} />
        <PlayDeck ui={ui} cards={deck.cards} rulings={deck.rulings} />
        <Share ui={ui} lines={lines} />
      </section>
      <Pool ui={ui} lines={lines} onChange={save} />
    </div>
  );
}
