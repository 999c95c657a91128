/** For those who build a game: every card in all sizes and languages, with its clauses, tests and positions. */
import '../authors/authors.css';
import { use, useDeferredValue, useMemo } from 'react';
import { AuthorCard } from '../authors/AuthorCard.tsx';
import type { AnyAbility } from '../authors/ability.ts';
import { cardsForAuthors, positionsByCard } from '../authors/cards.ts';
import { testsOf } from '../authors/game-tests.ts';
import { Head, Tested } from '../authors/Head.tsx';
import { usePageState } from '../authors/page-state.ts';
import { Filters } from '../cards/Filters.tsx';
import { GALLERY } from '../cards/words.ts';
import type { AnyCard } from '../games/game-ui.ts';
import { type GameEntry, useGameUi } from '../games/index.ts';
import { useSay } from '../language.ts';
import { positionsOf } from '../learn/lessons.ts';
import { addressOf } from '../learn/positions.ts';
import { Page } from '../Page.tsx';
import { AUTHORS } from '../words/authors.ts';
import { FRAME } from '../words/frame.ts';

const NO_POSITIONS = [] as const;
const NO_ABILITIES: Readonly<Record<string, AnyAbility>> = {};

export default function Authors({ entry }: { readonly entry: GameEntry }) {
  const say = useSay();
  const ui = useGameUi(entry);
  const tests = use(testsOf(entry.id));
  const positions = use(positionsOf(entry.id));
  const [state, setState] = usePageState();
  const { filter, onlyUntested } = useDeferredValue(state);
  const byCard = useMemo(() => {
    const placed = positions.map((position) => ({ href: addressOf(entry.id, positions, position), position }));
    return positionsByCard(ui.game, placed);
  }, [entry.id, ui.game, positions]);
  const abilities = useMemo(
    () => new Map(ui.game.cards.map((def) => [def.id, def.abilities as Readonly<Record<string, AnyAbility>>])),
    [ui.game],
  );
  const untested = (def: AnyCard) =>
    Object.keys(def.text).filter((key) => tests.clauses[`${def.id}.${key}`] === undefined).length;
  const without = ui.cards.reduce((sum, def) => sum + untested(def), 0);
  const all = ui.cards.reduce((sum, def) => sum + Object.keys(def.text).length, 0);
  const cards = cardsForAuthors(ui, filter).filter((def) => !onlyUntested || untested(def) > 0);
  return (
    <Page title={`${say(FRAME.authors)} – ${say(entry.name)}`} entry={entry} ui>
      <div className="authors">
        <Head entry={entry} about={say(AUTHORS.about)} tests={tests}>
          <Tested
            words={without === 0 ? AUTHORS.allClausesTested : AUTHORS.clausesUntested}
            n={without}
            all={all}
            only={state.onlyUntested}
            onOnly={(only) => setState({ ...state, onlyUntested: only })}
          />
        </Head>
        <Filters
          ui={ui}
          filter={state.filter}
          found={cards.length}
          onChange={(changed) => setState({ ...state, filter: changed })}
        />
        {cards.length === 0 ? <p className="waiting">{say(GALLERY.none)}</p> : null}
        {cards.map((def) => (
          <AuthorCard
            key={def.id}
            ui={ui}
            def={def}
            abilities={abilities.get(def.id) ?? NO_ABILITIES}
            tests={tests}
            positions={byCard.get(def.id) ?? NO_POSITIONS}
          />
        ))}
      </div>
    </Page>
  );
}
