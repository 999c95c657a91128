/** Marks of what lasts on a card or a player. */
import type { CardView } from '@taisen/kernel';
import { Shape } from '../../art/Shape.tsx';
import type { Say } from '../../language.ts';
import { TABLE } from '../../words/table.ts';
import { defOf } from '../cards.ts';
import type { Chip } from '../chips.ts';
import { useScreen } from '../context.ts';

/** More than these are counted: a card has no room for them. */
const MOST = 4;

export function Chips({ chips }: { readonly chips: readonly Chip[] }) {
  if (chips.length === 0) return null;
  const more = chips.length > MOST ? chips.length - MOST + 1 : 0;
  return (
    <span className="chips" aria-hidden="true">
      {chips.slice(0, more > 0 ? MOST - 1 : MOST).map(({ key, shape, good, label, turns }) => (
        <i
          key={key}
          className="chip"
          data-good={good === null ? undefined : good}
          data-brief={turns === 0 || undefined}
        >
          <Shape name={shape} />
          {label === '' ? null : <b>{label}</b>}
        </i>
      ))}
      {more > 0 ? (
        <i className="chip">
          <b>+{more}</b>
        </i>
      ) : null}
    </span>
  );
}

/** Each mark with what it does, for how long, and where it comes from. */
export function ChipList({ chips }: { readonly chips: readonly Chip[] }) {
  const { say } = useScreen();
  if (chips.length === 0) return null;
  return (
    <ul className="chip-list">
      {chips.map((chip) => (
        <li key={chip.key}>
          <i className="chip" data-good={chip.good === null ? undefined : chip.good} aria-hidden="true">
            <Shape name={chip.shape} />
          </i>
          <span>
            <b>
              {chip.name}
              {chip.label === '' || chip.name.includes(chip.label) ? '' : ` ${chip.label}`}
            </b>{' '}
            {chip.rule} <small>{[chip.source, lasting(chip, say)].filter(Boolean).join(' · ')}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}

function lasting({ turns, source }: Chip, say: Say): string {
  if (turns === null) return source === '' ? '' : say(TABLE.whileItStays);
  return turns === 0 ? say(TABLE.thisTurn) : say(TABLE.moreTurns, { n: turns });
}

/** The elements of the cards under a card, lit while they can pay for something now. */
export function ChargePips({ cards, ready }: { readonly cards: readonly CardView[]; readonly ready: boolean }) {
  const { ui } = useScreen();
  if (ui.charge === undefined || cards.length === 0) return null;
  return (
    <span className="charge-pips" aria-hidden="true" data-ready={ready || undefined}>
      {cards.map(({ id, card }) => {
        const def = defOf(ui, card);
        const pip = def === undefined ? null : ui.charge?.(def);
        return (
          <i key={id} style={{ color: pip?.color ?? '#fff' }}>
            {pip === null || pip === undefined ? '?' : <Shape name={pip.shape} />}
          </i>
        );
      })}
    </span>
  );
}
