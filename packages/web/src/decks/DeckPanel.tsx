/** A deck: its size, the rules that it breaks, its charts and its cards. */
import type { RulingValues } from '@taisen/kernel';
import { Link } from 'wouter';
import { Card } from '../cards/Card.tsx';
import type { AnyCard, GameUi } from '../games/game-ui.ts';
import { hasRuleBook } from '../games/rule-books.ts';
import { useLanguage, useSay } from '../language.ts';
import { Charts } from './Charts.tsx';
import { added, countOf, type Lines, led, listOf, removed, sizeOf } from './deck.ts';
import { leaderOf, standsFirst } from './lead.ts';
import { problemsOf } from './legal.ts';
import { DECKS } from './words.ts';

interface DeckPanelProps {
  readonly ui: GameUi;
  readonly lines: Lines;
  /** The house rules of the table for which it is built. */
  readonly rulings?: RulingValues | undefined;
  /** If absent, the deck is read-only. */
  readonly onChange?: ((lines: Lines) => void) | undefined;
  /** Of which cards there are only so many; without it there are enough of all. */
  readonly from?: Lines;
}

export function DeckPanel(props: DeckPanelProps) {
  return (
    <>
      <DeckState {...props} />
      <DeckLines {...props} />
    </>
  );
}

export function DeckState({ ui, lines, rulings = {} }: Pick<DeckPanelProps, 'ui' | 'lines' | 'rulings'>) {
  const say = useSay();
  const { game, deck } = ui;
  const problems = problemsOf(game, listOf(lines), rulings);
  return (
    <>
      <div className="deck-state" role="status" data-legal={problems.length === 0}>
        <b>{say(DECKS.size, { n: sizeOf(lines), size: deck?.size ?? 0 })}</b>
        <p>{say(problems.length === 0 ? DECKS.legal : DECKS.problems)}</p>
        <ul>
          {problems.map(({ rule, message }) => (
            <li key={rule + message.en}>
              {say(message)} {hasRuleBook(game.id) ? <Link href={`/${game.id}/rules#${rule}`}>{rule}</Link> : rule}
            </li>
          ))}
        </ul>
      </div>
      <Charts ui={ui} lines={lines} />
    </>
  );
}

export function DeckLines({ ui, lines, onChange, from }: DeckPanelProps) {
  const byId = new Map(ui.cards.map((def) => [def.id, def]));
  const { lead } = ui.deck ?? {};
  const isFirst = (id: string) => standsFirst(ui, id);
  const main = leaderOf(ui, lines);
  return (
    <ul className="deck-lines">
      {lines.map(({ id, count }) => {
        const def = byId.get(id);
        if (def === undefined) return null;
        return (
          <li key={id}>
            <span className="line-card">
              <Card ui={ui} def={def} detail="thumb" mute />
            </span>
            <LineWords ui={ui} def={def} isMain={id === main} />
            {onChange ? (
              <span className="line-tools">
                {lead?.next(def) && id !== main ? (
                  <Tool
                    sign="★"
                    words={DECKS.lead}
                    def={def}
                    lead={lead.name}
                    act={() => onChange(led(lines, id, isFirst))}
                  />
                ) : null}
                <Tool sign="−" words={DECKS.less} def={def} act={() => onChange(removed(lines, id))} />
                <b>{count}</b>
                <Tool
                  sign="+"
                  words={DECKS.more}
                  def={def}
                  disabled={from !== undefined && count >= countOf(from, id)}
                  act={() => onChange(led(added(lines, id), main, isFirst))}
                />
              </span>
            ) : (
              <b className="line-tools">×{count}</b>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function LineWords({ ui, def, isMain }: { readonly ui: GameUi; readonly def: AnyCard; readonly isMain: boolean }) {
  const language = useLanguage();
  return (
    <span className="line-words">
      <Link href={`/${ui.game.id}/cards/${def.id}`}>{def.name[language]}</Link>
      <small>
        {isMain ? `★ ${ui.deck?.lead?.name[language]} · ` : ''}
        {ui.facts(def, language)}
      </small>
    </span>
  );
}

interface ToolProps {
  readonly sign: string;
  readonly words: (typeof DECKS)[keyof typeof DECKS];
  readonly def: AnyCard;
  readonly lead?: AnyCard['name'];
  readonly disabled?: boolean;
  readonly act: () => void;
}

function Tool({ sign, words, def, lead, disabled = false, act }: ToolProps) {
  const say = useSay();
  const name = say(def.name);
  return (
    <button type="button" disabled={disabled} onClick={act}>
      <span className="hidden-text">{say(words, { name, lead: lead ? say(lead) : '' })}</span>
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}
