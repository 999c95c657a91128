/** All decks of a game: the player's own, and the ready-made ones with their plans. */
import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Link } from 'wouter';
import { Card } from '../cards/Card.tsx';
import type { GameUi } from '../games/game-ui.ts';
import { useSay } from '../language.ts';
import { FRAME } from '../words/frame.ts';
import { linesOf, listOf } from './deck.ts';
import { Import } from './Import.tsx';
import { isLegal } from './legal.ts';
import { deckStore, type OwnDeck } from './store.ts';
import { DECKS } from './words.ts';

interface ShelfProps {
  readonly ui: GameUi;
  readonly own: readonly OwnDeck[];
  readonly onMake: (name: string, cards: readonly string[]) => void;
}

export function DeckShelf({ ui, own, onMake }: ShelfProps) {
  const say = useSay();
  const base = `/${ui.game.id}/decks`;
  return (
    <>
      <section className="shelf">
        <h2>{say(DECKS.own)}</h2>
        {own.length === 0 ? <p className="soft">{say(DECKS.none)}</p> : null}
        <ul>
          {own.map((deck) => (
            <li key={deck.id}>
              <Link href={`${base}/${deck.id}`} className="shelf-deck">
                <Faces ui={ui} cards={deck.cards} />
                <b>{deck.name}</b>
                <span>
                  {say(DECKS.size, { n: deck.cards.length, size: ui.deck?.size ?? 0 })} ·{' '}
                  {say(isLegal(ui.game, deck.cards, deck.rulings ?? {}) ? DECKS.legal : DECKS.problems)}
                </span>
              </Link>
              <RemoveDeck deck={deck} />
            </li>
          ))}
        </ul>
        <p className="row">
          <button type="button" className="button main" onClick={() => onMake(say(DECKS.fresh), [])}>
            {say(DECKS.fresh)}
          </button>
        </p>
        <Import ui={ui} onRead={(lines) => onMake(say(DECKS.fresh), listOf(lines))} />
      </section>
      <section className="shelf">
        <h2>{say(DECKS.ready)}</h2>
        <ul>
          {ui.game.decks.map((deck) => (
            <li key={deck.id}>
              <Link href={`${base}/${deck.id}`} className="shelf-deck">
                <Faces ui={ui} cards={deck.cards} />
                <b>{say(deck.name)}</b>
                <span>{say(deck.plan)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** Shows the five cards with the fewest copies, since decks are built around those. */
function Faces({ ui, cards }: { readonly ui: GameUi; readonly cards: readonly string[] }) {
  const few = linesOf(cards)
    .toSorted((a, b) => a.count - b.count)
    .slice(0, 5);
  return (
    <span className="shelf-faces">
      {few.map(({ id }) => {
        const def = ui.cards.find((each) => each.id === id);
        return def ? <Card key={id} ui={ui} def={def} detail="thumb" mute /> : null;
      })}
    </span>
  );
}

function RemoveDeck({ deck }: { readonly deck: OwnDeck }) {
  const say = useSay();
  return (
    <AlertDialog.Root>
      <AlertDialog.Trigger className="button small" aria-label={`${say(DECKS.remove)}: ${deck.name}`}>
        {say(DECKS.remove)}
      </AlertDialog.Trigger>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="dialog-shade" />
        <AlertDialog.Popup className="dialog question" data-game={deck.game}>
          <AlertDialog.Title>{say(DECKS.sure, { name: deck.name })}</AlertDialog.Title>
          <p className="row">
            <AlertDialog.Close className="button main" onClick={() => deckStore().remove(deck.id)}>
              {say(DECKS.remove)}
            </AlertDialog.Close>
            <AlertDialog.Close className="button">{say(FRAME.close)}</AlertDialog.Close>
          </p>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
