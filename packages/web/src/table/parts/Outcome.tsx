/** The result of the match, and what to do next. */
import { sayRefusal } from '@taisen/kernel';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { TABLE } from '../../words/table.ts';
import { useScreen } from '../context.ts';
import { pace } from '../settings.ts';

const ENDS: Readonly<Record<string, keyof typeof TABLE>> = {
  concede: 'byConcede',
  time: 'byTime',
  agreement: 'byAgreement',
  fault: 'byFault',
  ruleset: 'byRuleset',
};

/** Milliseconds at normal speed, so that the last action is seen before the outcome covers it. */
const DELAY = 1600;

/** Whether the match has been over for `DELAY`. */
function useOver(over: boolean): boolean {
  const [shown, setShown] = useState(over);
  useEffect(() => {
    if (!over) return setShown(false);
    const timer = setTimeout(() => setShown(true), DELAY * pace());
    return () => clearTimeout(timer);
  }, [over]);
  return shown;
}

export function Outcome({ plays, children }: { readonly plays: boolean; readonly children?: ReactNode }) {
  const { client, say, name, view, ui, language, request } = useScreen();
  const { result, rematches } = client;
  const [seen, setSeen] = useState(false);
  const over = useOver(result !== null);
  if (result === null || !over || seen) return null;
  const { winner, rule } = result;
  const title =
    winner === null
      ? say(TABLE.drawn)
      : !plays
        ? say(TABLE.wonBy, { name: name(winner) })
        : say(winner === view.viewer ? TABLE.won : TABLE.lost);
  const how = ENDS[rule];
  const wanted = view.viewer !== 2 && (rematches & (1 << view.viewer)) !== 0;
  return (
    <section
      className="outcome"
      role="alertdialog"
      aria-label={title}
      data-won={plays && winner === view.viewer ? '' : undefined}
    >
      <h2>{title}</h2>
      <p>{how === undefined ? reason(ui.game, rule, language) : say(TABLE[how])}</p>
      <div className="actions">
        {plays ? (
          <button
            type="button"
            className="button main"
            disabled={wanted}
            onClick={() => request({ do: 'offer-rematch' })}
          >
            {say(wanted ? TABLE.rematchSent : TABLE.rematch)}
          </button>
        ) : null}
        {children}
        <Link className="button" href={`/${ui.game.id}`}>
          {say(TABLE.leave)}
        </Link>
        <button type="button" className="button small quiet" onClick={() => setSeen(true)}>
          {say(TABLE.close)}
        </button>
      </div>
    </section>
  );
}

/** The rule that ended the match, in the game's words if it has any for it. */
function reason(
  game: Parameters<typeof sayRefusal>[0],
  rule: string,
  language: Parameters<typeof sayRefusal>[2],
): string {
  return game.words[`rule.${rule}`] === undefined ? rule : sayRefusal(game, rule, language);
}
