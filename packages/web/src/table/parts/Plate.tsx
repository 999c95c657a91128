/** A player's name, numbers and clock. */
import { phrase, type Seat } from '@taisen/kernel';
import { winsAfter } from '@taisen/table';
import { memo } from 'react';
import { SERIES } from '../../words/series.ts';
import { TABLE } from '../../words/table.ts';
import { playerChips } from '../chips.ts';
import { dataAttributes, useScreen } from '../context.ts';
import { type Fact, playerPlace } from '../layout.ts';
import { samePlace } from '../option-selector.ts';
import type { Session } from '../session.ts';
import { Chips } from './Chips.tsx';
import { Clock } from './Clock.tsx';
import { Count } from './Count.tsx';
import { signed } from './Spot.tsx';

interface PlateProps {
  readonly seat: Seat;
  readonly session: Session;
}

export const Plate = memo(function Plate({ seat, session }: PlateProps) {
  const { layout, view, name, bottom, choosing, ui, language } = useScreen();
  const turn = view.active === seat && view.result === null;
  const asked = view.pending.some((decision) => decision.seat === seat);
  const change = choosing.forecast?.seats[seat] ?? 0;
  const count = view.zones[`hand:${seat}`]?.count ?? 0;
  return (
    <div
      className="plate"
      data-player={seat}
      data-own={seat === bottom || undefined}
      data-turn={turn || undefined}
      data-asked={asked || undefined}
    >
      <PlateTarget seat={seat} />
      <b className="plate-name">{name(seat)}</b>
      <Wins seat={seat} />
      <Clock seat={seat} session={session} />
      <dl className="facts">
        {layout.facts(view, seat).map((fact) => (
          <FactView key={fact.key} fact={fact} change={fact.life ? change : 0} />
        ))}
        <div className="fact hand-count">
          <dt>{phrase(ui.game, 'zone.hand', language)}</dt>
          <dd>{count}</dd>
        </div>
      </dl>
      <PlateChips seat={seat} />
    </div>
  );
});

/** In a series: the games that this player has won, of those that are needed. */
function Wins({ seat }: { readonly seat: Seat }) {
  const { client, say } = useScreen();
  const { series } = client.table;
  if (series === undefined) return null;
  const won = (client.result === null ? series.wins : winsAfter(series, client.result))[seat];
  const needed = Math.ceil(series.bestOf / 2);
  return (
    <span className="plate-wins" role="img" aria-label={say(SERIES.won, { n: won, of: needed })}>
      {'●'.repeat(won) + '○'.repeat(Math.max(0, needed - won))}
    </span>
  );
}

function PlateChips({ seat }: { readonly seat: Seat }) {
  const { ui, view, language } = useScreen();
  const chips = playerChips(ui, view, seat, language);
  if (chips.length === 0) return null;
  return (
    <>
      <Chips chips={chips} />
      <span className="hidden-text">{chips.map(({ name }) => name).join('. ')}</span>
    </>
  );
}

/** A player who can be attacked is a place to click, and to drop an attacker on. */
function PlateTarget({ seat }: { readonly seat: Seat }) {
  const { choosing, say, name } = useScreen();
  const place = playerPlace(seat);
  if (!choosing.selection.places.some((each) => samePlace(each, place))) return null;
  return (
    <button
      type="button"
      className="plate-target"
      tabIndex={-1}
      {...dataAttributes({ place }, place.zone)}
      data-can=""
      aria-label={say(TABLE.attackPlayer, { name: name(seat) })}
      onClick={() => choosing.click({ place })}
    />
  );
}

function FactView({ fact, change }: { readonly fact: Fact; readonly change: number }) {
  const { ui, language } = useScreen();
  const { key, of, pips, life, warns } = fact;
  const value = fact.words === undefined ? fact.value : fact.words[language];
  const share = of === undefined || typeof value !== 'number' ? null : Math.max(0, Math.min(1, value / of));
  return (
    <div className="fact" data-key={key} data-life={life} data-warns={warns}>
      <dt>{phrase(ui.game, `table.${key}`, language)}</dt>
      <dd>
        {pips === undefined ? null : <Pips {...pips} />}
        <span className="value" data-pips={pips !== undefined || undefined}>
          {life && typeof value === 'number' ? <Count value={value} /> : value}
        </span>
        {change === 0 ? null : <em className="change">{signed(change)}</em>}
      </dd>
      {share === null ? null : (
        <span className="gauge" aria-hidden="true">
          <i style={{ transform: `scaleX(${share})` }} />
        </span>
      )}
    </div>
  );
}

/** More than this are shown as a number. */
const MOST_PIPS = 12;

function Pips({ all, spent }: { readonly all: number; readonly spent: number }) {
  if (all > MOST_PIPS) return null;
  return (
    <span className="pips" aria-hidden="true">
      {Array.from({ length: all }, (_, i) => (
        <i key={i} data-spent={i >= all - spent || undefined} />
      ))}
    </span>
  );
}
