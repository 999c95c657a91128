/** A deck that is built from what was opened or taken, and from nothing else. */
import type { DeckList } from '@taisen/kernel';
import { randomHex } from '@taisen/protocol';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { DeckPanel } from '../decks/DeckPanel.tsx';
import { type Lines, linesOf, listOf } from '../decks/deck.ts';
import { Pool } from '../decks/Pool.tsx';
import { deckStore, useOwnDecks } from '../decks/store.ts';
import { TestHand } from '../decks/TestHand.tsx';
import type { GameUi } from '../games/game-ui.ts';
import { useSay } from '../language.ts';
import { DRAFT } from '../words/draft.ts';
import { PLAY } from '../words/play.ts';

interface DraftDeckProps {
  readonly ui: GameUi;
  readonly pool: DeckList;
  readonly deck: DeckList;
  readonly kept: string | null;
  /** The name of an own deck that is made of it. */
  readonly name: string;
  readonly onChange: (deck: DeckList) => void;
  /** Returns a legal deck. */
  readonly build: () => DeckList;
  readonly onKeep: (id: string) => void;
}

export function DraftDeck({ ui, pool, deck, onChange, build, ...keep }: DraftDeckProps) {
  const say = useSay();
  const from = useMemo(() => linesOf(pool), [pool]);
  const lines = useMemo(() => linesOf(deck), [deck]);
  const change = (next: Lines) => onChange(listOf(next));
  return (
    <div className="builder draft-deck">
      <section className="builder-deck" aria-labelledby="draft-deck">
        <h2 id="draft-deck">{say(PLAY.yourDeck)}</h2>
        <p className="row">
          <button type="button" className="button small" onClick={() => onChange(build())}>
            {say(DRAFT.build)}
          </button>
          <button type="button" className="button small" disabled={deck.length === 0} onClick={() => onChange([])}>
            {say(DRAFT.empty)}
          </button>
        </p>
        <DeckPanel ui={ui} lines={lines} from={from} onChange={change} />
        <TestHand ui={ui} lines={lines} />
        <Keep ui={ui} deck={deck} {...keep} />
      </section>
      <Pool ui={ui} lines={lines} from={from} onChange={change} />
    </div>
  );
}

type KeepProps = Pick<DraftDeckProps, 'ui' | 'deck' | 'kept' | 'name' | 'onKeep'>;

/** Keeps the deck among the player's own; a second time, it replaces what was kept before. */
function Keep({ ui, deck, kept, name, onKeep }: KeepProps) {
  const say = useSay();
  const own = useOwnDecks().find(({ id }) => id === kept);
  const isKept = own?.cards.join() === deck.join();
  const keep = () => {
    const id = own?.id ?? randomHex(16);
    deckStore().save({ id, game: ui.game.id, name: own?.name ?? name, cards: deck });
    onKeep(id);
  };
  if (deck.length === 0) return null;
  return (
    <p className="row">
      {isKept ? (
        <Link className="button small" href={`/${ui.game.id}/decks/${own?.id}`}>
          {say(DRAFT.kept)}
        </Link>
      ) : (
        <button type="button" className="button small" onClick={keep}>
          {say(DRAFT.keep)}
        </button>
      )}
    </p>
  );
}
