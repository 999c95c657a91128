/** A drafted deck, and what was left out. A press moves a card from one to the other. */
import type { DeckList } from '@taisen/kernel';
import { Card } from '../cards/Card.tsx';
import { Grid } from '../cards/Grid.tsx';
import { countOf, linesOf } from '../decks/deck.ts';
import type { AnyCard, GameUi } from '../games/game-ui.ts';
import { useLanguage, useSay } from '../language.ts';
import { DRAFT } from '../words/draft.ts';
import { PLAY } from '../words/play.ts';

interface BenchProps {
  readonly ui: GameUi;
  readonly deck: DeckList;
  readonly rest: DeckList;
  readonly onOut?: (id: string) => void;
  readonly onIn?: (id: string) => void;
}

export function Bench({ ui, deck, rest, onOut, onIn }: BenchProps) {
  const say = useSay();
  return (
    <>
      <Cards ui={ui} label={say(PLAY.yourDeck)} list={deck} verb={DRAFT.outNamed} onPress={onOut} />
      {rest.length === 0 ? null : (
        <Cards ui={ui} label={say(DRAFT.rest)} list={rest} verb={DRAFT.inNamed} onPress={onIn} />
      )}
    </>
  );
}

interface CardsProps {
  readonly ui: GameUi;
  readonly label: string;
  readonly list: DeckList;
  readonly verb: typeof DRAFT.inNamed | typeof DRAFT.outNamed;
  readonly onPress: ((id: string) => void) | undefined;
}

function Cards({ ui, label, list, verb, onPress }: CardsProps) {
  const say = useSay();
  const language = useLanguage();
  const lines = linesOf(list);
  const defs = ui.cards.filter(({ id }) => countOf(lines, id) > 0);
  return (
    <section className="draft-cards">
      <h2>{label}</h2>
      <Grid label={label} cards={defs}>
        {(def: AnyCard, tabIndex) => {
          const n = countOf(lines, def.id);
          const face = (
            <>
              <Card ui={ui} def={def} detail="card" mute={onPress !== undefined} />
              {n > 1 ? <span className="pick-count">×{n}</span> : null}
            </>
          );
          if (onPress === undefined) return <div className="pick">{face}</div>;
          return (
            <button type="button" className="pick" tabIndex={tabIndex} onClick={() => onPress(def.id)}>
              <span className="hidden-text">{`${say(verb, { name: def.name[language] })}. ${ui.facts(def, language)}`}</span>
              {face}
            </button>
          );
        }}
      </Grid>
    </section>
  );
}
