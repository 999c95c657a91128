/** A deck to look at: a ready-made one, or one that somebody has sent as a link. */
import type { DeckList, RulingValues } from '@taisen/kernel';
import { deckCode } from '@taisen/protocol';
import { Link } from 'wouter';
import type { GameUi } from '../games/game-ui.ts';
import { useSay } from '../language.ts';
import { DeckLines, DeckState } from './DeckPanel.tsx';
import { linesOf } from './deck.ts';
import { isLegal } from './legal.ts';
import { Share } from './Share.tsx';
import { TestHand } from './TestHand.tsx';
import { DECKS } from './words.ts';

interface ReadyDeckProps {
  readonly ui: GameUi;
  readonly name: string;
  readonly about: string;
  readonly cards: DeckList;
  readonly onCopy: (name: string, cards: readonly string[]) => void;
}

export function ReadyDeckView({ ui, name, about, cards, onCopy }: ReadyDeckProps) {
  const say = useSay();
  const lines = linesOf(cards);
  return (
    <section className="ready-deck">
      <div className="deck-about">
        <Link href={`/${ui.game.id}/decks`}>← {say(DECKS.back)}</Link>
        <h2>{name}</h2>
        <p>{about}</p>
        <p className="row">
          <PlayDeck ui={ui} cards={cards} />
          <button type="button" className="button" onClick={() => onCopy(say(DECKS.copyOf, { name }), cards)}>
            {say(DECKS.makeOwn)}
          </button>
        </p>
        <DeckState ui={ui} lines={lines} />
        <TestHand ui={ui} lines={lines} />
        <Share ui={ui} lines={lines} />
      </div>
      <DeckLines ui={ui} lines={lines} />
    </section>
  );
}

/** Leads to the choice of an opponent, with this deck. Nothing for a deck that breaks a rule. */
export function PlayDeck({ ui, cards, rulings = {} }: PlayDeckProps) {
  const say = useSay();
  if (!isLegal(ui.game, cards, rulings)) return null;
  return (
    <Link className="button main" href={`/${ui.game.id}/play?deck=${deckCode(ui.game, cards)}`}>
      {say(DECKS.play)}
    </Link>
  );
}

interface PlayDeckProps {
  readonly ui: GameUi;
  readonly cards: DeckList;
  readonly rulings?: RulingValues | undefined;
}
