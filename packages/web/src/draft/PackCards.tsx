/** The cards of a pack, each to be read by a press. */
import { useState } from 'react';
import { Card } from '../cards/Card.tsx';
import { CardDialog } from '../cards/CardDialog.tsx';
import { Grid } from '../cards/Grid.tsx';
import { countOf, linesOf } from '../decks/deck.ts';
import type { AnyCard, GameUi } from '../games/game-ui.ts';
import { useLanguage } from '../language.ts';
import type { Pack } from './packs.ts';

interface PackCardsProps {
  readonly ui: GameUi;
  readonly label: string;
  readonly pack: Pack;
}

export function PackCards({ ui, label, pack }: PackCardsProps) {
  const language = useLanguage();
  const [read, setRead] = useState<AnyCard | undefined>(undefined);
  const lines = linesOf(pack.cards);
  const defs = ui.cards.filter(({ id }) => countOf(lines, id) > 0);
  return (
    <>
      <Grid label={label} cards={defs}>
        {(def, tabIndex) => {
          const n = countOf(lines, def.id);
          return (
            <button type="button" className="pick" tabIndex={tabIndex} onClick={() => setRead(def)}>
              <span className="hidden-text">{`${n > 1 ? `${n} × ` : ''}${def.name[language]}, ${ui.facts(def, language)}`}</span>
              <Card ui={ui} def={def} detail="card" mute />
              {n > 1 ? (
                <span className="pick-count" aria-hidden="true">
                  ×{n}
                </span>
              ) : null}
            </button>
          );
        }}
      </Grid>
      <CardDialog ui={ui} def={read} among={defs} onShow={setRead} />
    </>
  );
}
