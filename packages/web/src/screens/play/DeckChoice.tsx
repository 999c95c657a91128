import type { DeckList, RulingValues } from '@taisen/kernel';
import { isLegal } from '../../decks/legal.ts';
import { useOwnDecks } from '../../decks/store.ts';
import type { GameUi } from '../../games/game-ui.ts';
import { useSay } from '../../language.ts';
import { PLAY } from '../../words/play.ts';

interface DeckChoiceProps {
  readonly name: string;
  readonly ui: GameUi;
  readonly rulings: RulingValues;
  readonly chosen: DeckList;
  readonly onChoose: (cards: DeckList) => void;
}

/** The player's own decks and the ready-made ones that a table with these rulings allows. */
function useDecks(ui: GameUi, rulings: RulingValues) {
  const say = useSay();
  const own = useOwnDecks();
  const ready = ui.game.decks.map(({ id, name, plan, cards }) => ({ id, name: say(name), plan: say(plan), cards }));
  const mine = own
    .filter(({ game }) => game === ui.game.id)
    .map(({ id, name, cards }) => ({ id, name, plan: say(PLAY.ownDeck), cards }));
  return [...mine, ...ready].filter(({ cards }) => isLegal(ui.game, cards, rulings));
}

export function DeckChoice({ name, ui, rulings, chosen, onChoose }: DeckChoiceProps) {
  const decks = useDecks(ui, rulings);
  return (
    <fieldset className="setting decks">
      <legend>{name}</legend>
      {decks.map((deck) => (
        <label key={deck.id}>
          <input type="radio" name={name} checked={deck.cards === chosen} onChange={() => onChoose(deck.cards)} />
          <span>
            <b>{deck.name}</b>
            <small>{deck.plan}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
