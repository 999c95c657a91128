/** The text of a card, in which terms can be tapped to read their definitions. */
import './defined.css';
import { Fragment, useState } from 'react';
import type { AnyCard, GameUi } from '../games/game-ui.ts';
import { useLanguage } from '../language.ts';
import { clausesOf } from './clauses.ts';
import { inTerms, type Term } from './terms.ts';

export function Defined({ ui, def }: { readonly ui: GameUi; readonly def: AnyCard }) {
  const language = useLanguage();
  const [asked, ask] = useState<{ readonly of: string; readonly term: Term } | null>(null);
  const term = asked?.of === def.id ? asked.term : null;
  return (
    <div className="defined">
      {clausesOf(def, language).map(({ key, text }) => (
        <p key={key}>
          {ui.clauseKind ? <b>{ui.clauseKind(key, language)} </b> : null}
          {inTerms(ui.game, text, language).map((piece, i) =>
            typeof piece === 'string' ? (
              <Fragment key={`${i} ${piece}`}>{piece}</Fragment>
            ) : (
              <span key={`${i} ${piece.name}`} className="mention">
                <button
                  type="button"
                  className="term"
                  aria-expanded={term?.rule === piece.rule}
                  onClick={() => ask(term?.rule === piece.rule ? null : { of: def.id, term: piece })}
                >
                  {piece.name}
                </button>
                {piece.stop}
              </span>
            ),
          )}
        </p>
      ))}
      <p className="definition" role="status" hidden={term === null}>
        {term === null ? null : (
          <>
            <b>{term.name}</b> {term.rule}
          </>
        )}
      </p>
    </div>
  );
}
