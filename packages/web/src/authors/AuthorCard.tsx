/** Everything about one card for its author. */
import { LANGUAGES } from '@taisen/kernel';
import { memo } from 'react';
import type { GameTests } from '../../build/tests/index.ts';
import { clausesOf } from '../cards/clauses.ts';
import type { AnyCard, GameUi } from '../games/game-ui.ts';
import { useLanguage, useSay } from '../language.ts';
import { AUTHORS } from '../words/authors.ts';
import { LANGUAGE_NAMES } from '../words/frame.ts';
import { AbilityTraits } from './AbilityTraits.tsx';
import type { AnyAbility } from './ability.ts';
import type { Placed } from './cards.ts';
import { Faces } from './Faces.tsx';
import { PositionList } from './PositionList.tsx';
import { TestList } from './TestList.tsx';

interface AuthorCardProps {
  readonly ui: GameUi;
  readonly def: AnyCard;
  readonly abilities: Readonly<Record<string, AnyAbility>>;
  readonly tests: GameTests;
  readonly positions: readonly Placed[];
}

export const AuthorCard = memo(function AuthorCard({ ui, def, abilities, tests, positions }: AuthorCardProps) {
  const say = useSay();
  const language = useLanguage();
  const title = `${def.id}:name`;
  return (
    <article id={def.id} className="author-card" aria-labelledby={title}>
      <header>
        <h2 id={title}>
          <a href={`#${def.id}`}>{def.name[language]}</a>
        </h2>
        <code>{def.id}</code>
        <p>{ui.facts(def, language)}</p>
      </header>
      <Faces ui={ui} def={def} />
      <section>
        {Object.keys(def.text).length === 0 ? <p className="soft">{say(AUTHORS.noClause)}</p> : null}
        {Object.keys(def.text).map((key) => (
          <Clause key={key} ui={ui} def={def} of={key} ability={abilities[key] ?? {}}>
            <TestList tests={tests.clauses[`${def.id}.${key}`]} />
          </Clause>
        ))}
      </section>
      <section>
        <h3>{say(AUTHORS.positions)}</h3>
        {positions.length === 0 ? (
          <p className="soft">{say(AUTHORS.noPosition)}</p>
        ) : (
          <PositionList positions={positions} />
        )}
      </section>
    </article>
  );
});

interface ClauseProps {
  readonly ui: GameUi;
  readonly def: AnyCard;
  readonly of: string;
  readonly ability: AnyAbility;
  readonly children: React.ReactNode;
}

function Clause({ ui, def, of, ability, children }: ClauseProps) {
  const say = useSay();
  const current = useLanguage();
  return (
    <div className="author-clause">
      <h3>
        {say(AUTHORS.clause)} <code>{of}</code> {ui.clauseKind?.(of, current)}
      </h3>
      <AbilityTraits ability={ability} />
      <dl>
        {LANGUAGES.map((language) => (
          <div key={language}>
            <dt>{LANGUAGE_NAMES[language]}</dt>
            <dd lang={language}>{clausesOf(def, language).find(({ key }) => key === of)?.text}</dd>
          </div>
        ))}
      </dl>
      {children}
    </div>
  );
}
