/** The decks to choose from, each by its three best cards. */
import type { DeckList, RulingValues } from '@taisen/kernel';
import { Card } from '../../cards/Card.tsx';
import { isLegal } from '../../decks/legal.ts';
import { type OwnDeck, useOwnDecks } from '../../decks/store.ts';
import { topCards } from '../../decks/top-cards.ts';
import { DECKS } from '../../decks/words.ts';
import type { GameUi } from '../../games/game-ui.ts';
import { type Say, useSay } from '../../language.ts';
import { PLAY } from '../../words/play.ts';

interface DeckChoiceProps {
  readonly name: string;
  readonly ui: GameUi;
  readonly rulings: RulingValues;
  /** Null for any deck, if `any` is offered. */
  readonly chosen: DeckList | null;
  readonly onChoose: (cards: DeckList, id: string) => void;
  /** Offers to take any deck. */
  readonly onAny?: () => void;
}

/** The player's own decks and the ready-made ones. */
export function decksOf(ui: GameUi, own: readonly OwnDeck[], say: Say) {
  const ready = ui.game.decks.map(({ id, name, plan, cards }) => ({ id, name: say(name), plan: say(plan), cards }));
  const mine = own
    .filter(({ game }) => game === ui.game.id)
    .map(({ id, name, cards }) => ({ id, name, plan: say(PLAY.ownDeck), cards }));
  return [...mine, ...ready];
}

export function DeckChoice({ name, ui, rulings, chosen, onChoose, onAny }: DeckChoiceProps) {
  const say = useSay();
  const known = decksOf(ui, useOwnDecks(), say);
  // It came as a link.
  const sent =
    chosen === null || known.some(({ cards }) => cards === chosen)
      ? []
      : [{ id: 'sent', name: say(DECKS.shared), plan: say(DECKS.sharedAbout), cards: chosen }];
  const decks = [...sent, ...known].filter(({ cards }) => isLegal(ui.game, cards, rulings));
  const plan = decks.find(({ cards }) => cards === chosen)?.plan;
  return (
    <fieldset className="tiles deck-tiles">
      <legend>{name}</legend>
      <div>
        {onAny === undefined ? null : (
          <label data-chosen={chosen === null || undefined}>
            <input type="radio" name={name} checked={chosen === null} onChange={onAny} />
            <span className="any-deck" aria-hidden="true">
              ?
            </span>
            <b>{say(PLAY.anyDeck)}</b>
          </label>
        )}
        {decks.map((deck) => (
          <label key={deck.id} data-chosen={deck.cards === chosen || undefined}>
            <input
              type="radio"
              name={name}
              checked={deck.cards === chosen}
              onChange={() => onChoose(deck.cards, deck.id)}
            />
            <span className="deck-top">
              {topCards(ui, deck.cards).map((def) => (
                <Card key={def.id} ui={ui} def={def} detail="thumb" mute />
              ))}
            </span>
            <b>{deck.name}</b>
            <span className="hidden-text">{deck.plan}</span>
          </label>
        ))}
      </div>
      {plan === undefined ? null : <p className="about-chosen">{plan}</p>}
    </fieldset>
  );
}
