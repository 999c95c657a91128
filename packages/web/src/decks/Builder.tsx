/** The deck on the right, all cards on the left. Every change is saved at once. */
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { Card } from '../cards/Card.tsx';
import { CardDialog } from '../cards/CardDialog.tsx';
import { Filters } from '../cards/Filters.tsx';
import { cardsFor } from '../cards/filter.ts';
import { Grid } from '../cards/Grid.tsx';
import { useFilter } from '../cards/use-filter.ts';
import type { AnyCard, GameUi } from '../games/game-ui.ts';
import { useLanguage, useSay } from '../language.ts';
import { HouseRules } from '../screens/play/HouseRules.tsx';
import { DeckPanel } from './DeckPanel.tsx';
import { added, countOf, type Lines, led, linesOf, listOf } from './deck.ts';
import { leaderOf, standsFirst } from './lead.ts';
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

interface PoolProps {
  readonly ui: GameUi;
  readonly lines: Lines;
  readonly onChange: (lines: Lines) => void;
}

function Pool({ ui, lines, onChange }: PoolProps) {
  const say = useSay();
  const language = useLanguage();
  const [filter, setFilter] = useFilter(ui);
  const [read, setRead] = useState<AnyCard | undefined>(undefined);
  const cards = useMemo(() => cardsFor(ui, filter, language), [ui, filter, language]);
  // A new card must not come before the leader.
  const add = ({ id }: AnyCard) =>
    onChange(led(added(lines, id), leaderOf(ui, lines), (each) => standsFirst(ui, each)));
  return (
    <section className="builder-pool" aria-label={say(DECKS.pool)}>
      <h2>{say(DECKS.pool)}</h2>
      <Filters ui={ui} filter={filter} found={cards.length} onChange={setFilter} />
      <Grid label={say(DECKS.pool)} cards={cards}>
        {(def, tabIndex) => {
          const n = countOf(lines, def.id);
          return (
            <>
              <button type="button" className="pick" tabIndex={tabIndex} onClick={() => add(def)}>
                <span className="hidden-text">{`${say(DECKS.addNamed, { name: def.name[language], n })}. ${ui.facts(def, language)}`}</span>
                <Card ui={ui} def={def} detail="card" mute />
                {n > 0 ? <span className="pick-count">×{n}</span> : null}
              </button>
              <button type="button" className="read" tabIndex={tabIndex} onClick={() => setRead(def)}>
                <span className="hidden-text">{say(DECKS.read, { name: def.name[language] })}</span>
                <span aria-hidden="true">i</span>
              </button>
            </>
          );
        }}
      </Grid>
      <CardDialog ui={ui} def={read} among={cards} onShow={setRead} />
    </section>
  );
}
