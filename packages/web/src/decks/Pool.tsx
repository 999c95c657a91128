/** The cards that a deck is built from. A press adds one; each can be read. */
import { useMemo, useState } from 'react';
import { Card } from '../cards/Card.tsx';
import { CardDialog } from '../cards/CardDialog.tsx';
import { Filters } from '../cards/Filters.tsx';
import { cardsFor } from '../cards/filter.ts';
import { Grid } from '../cards/Grid.tsx';
import { useFilter } from '../cards/use-filter.ts';
import type { AnyCard, GameUi } from '../games/game-ui.ts';
import { useLanguage, useSay } from '../language.ts';
import { added, countOf, type Lines, led } from './deck.ts';
import { leaderOf, standsFirst } from './lead.ts';
import { DECKS } from './words.ts';

interface PoolProps {
  readonly ui: GameUi;
  readonly lines: Lines;
  readonly onChange: (lines: Lines) => void;
  /** The only cards that there are; all of the game if absent. */
  readonly from?: Lines;
}

export function Pool({ ui, lines, onChange, from }: PoolProps) {
  const say = useSay();
  const language = useLanguage();
  const [filter, setFilter] = useFilter(ui);
  const [read, setRead] = useState<AnyCard | undefined>(undefined);
  const cards = useMemo(() => {
    const fitting = cardsFor(ui, filter, language);
    return from === undefined ? fitting : fitting.filter(({ id }) => countOf(from, id) > 0);
  }, [ui, filter, language, from]);
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
          const most = from === undefined ? undefined : countOf(from, def.id);
          const left = most === undefined || n < most;
          const words = most === undefined ? DECKS.addNamed : left ? DECKS.addOf : DECKS.allIn;
          return (
            <>
              <button
                type="button"
                className="pick"
                tabIndex={tabIndex}
                aria-disabled={left ? undefined : true}
                onClick={() => left && add(def)}
              >
                <span className="hidden-text">{`${say(words, { name: def.name[language], n, of: most ?? n })}. ${ui.facts(def, language)}`}</span>
                <Card ui={ui} def={def} detail="card" mute />
                {most === undefined ? (
                  n > 0 ? (
                    <span className="pick-count">×{n}</span>
                  ) : null
                ) : (
                  <span className="pick-count" data-none={n === 0 || undefined} aria-hidden="true">
                    {n}/{most}
                  </span>
                )}
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
