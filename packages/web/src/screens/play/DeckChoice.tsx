import { type DeckList, rulingsOf } from '@taisen/kernel';
import { useOwnDecks } from '../../decks/store.ts';
import type { GameUi } from '../../games/game-ui.ts';
import { useSay } from '../../language.ts';
import { PLAY } from '../../words/play.ts';

interface DeckChoiceProps {
  readonly name: string;
  readonly ui: GameUi;
  readonly chosen: DeckList;
  readonly onChoose: (cards: DeckList) => void;
}

/** The ready-made decks of a game, and the player's own that are legal. */
export function useDecks(ui: GameUi) {
  const say = useSay();
  const own = useOwnDecks();
  const usual = rulingsOf(ui.game, {});
  const ready = ui.game.decks.map(({ id, name, plan, cards }) => ({ id, name: say(name), plan: say(plan), cards }));
  const mine = own
    .filter(({ game, cards }) => game === ui.game.id && ui.game.checkDeck(cards, usual).length === 0)
    .map(({ id, name, cards }) => ({ id, name, plan: say(PLAY.ownDeck), cards }));
  return [...mine, ...ready];
}

export function DeckChoice({ name, ui, chosen, onChoose }: DeckChoiceProps) {
  const decks = useDecks(ui);
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
