/** One zone of one side: a row of cards, or a pile. */
import { type CardView, phrase, type Seat, zoneNamed } from '@taisen/kernel';
import { memo, useMemo, useSyncExternalStore } from 'react';
import { Card, CardBack } from '../../cards/Card.tsx';
import { TABLE } from '../../words/table.ts';
import { defOf, kindOf } from '../cards.ts';
import { Deferred, useScreen } from '../context.ts';
import { type ZoneSpec, zoneName } from '../layout.ts';
import { EmptyPlace, Spot } from './Spot.tsx';

interface ZoneProps {
  readonly spec: ZoneSpec;
  readonly seat: Seat;
}

export function Zone({ spec, seat }: ZoneProps) {
  const { view } = useScreen();
  const zone = zoneName(spec, spec.across ? (seat === 0 ? 1 : 0) : seat);
  const count = view.zones[zone]?.count ?? 0;
  if (spec.fleeting && count === 0) return null;
  return spec.as === 'row' ? (
    <Row spec={spec} zone={zone} seat={seat} />
  ) : (
    <Deferred>
      <Pile zone={zone} />
    </Deferred>
  );
}

function Row({ spec, zone, seat }: { readonly spec: ZoneSpec; readonly zone: string; readonly seat: Seat }) {
  const { view, ui, language, reader, choosing } = useScreen();
  const cards = view.zones[zone]?.cards ?? [];
  const hasRoom = cards.length === 0 || cards.includes(null);
  const isPlace = choosing.selection.places.some((each) => each.zone === zone && each.at === undefined);
  const under = useUnder(seat, kindOf(zone));
  const firstEmpty = cards.indexOf(null);
  const wide = useWide();
  const detail = spec.texts && wide ? 'card' : 'thumb';
  return (
    // biome-ignore lint/a11y/useSemanticElements: when a card comes to a fieldset, Chromium loses the faces of others
    <div
      role="group"
      className="row"
      aria-label={zoneNamed(ui.game, zone, reader, language)}
      data-zone={zone}
      data-kind={kindOf(zone)}
      data-small={spec.small}
      data-can={(isPlace && !hasRoom) || undefined}
    >
      {spec.sign === undefined ? null : (
        <span className="row-sign" aria-hidden="true" lang="zh-Hant">
          {spec.sign}
        </span>
      )}
      {cards.map((card, at) =>
        card === null ? (
          <EmptyPlace key={`empty ${at}`} zone={zone} at={at} sign={spec.sign} named={at === firstEmpty} />
        ) : (
          <Spot key={card.id} card={card} zone={zone} at={at} under={under(at)} detail={detail} />
        ),
      )}
      {cards.length === 0 ? <EmptyPlace zone={zone} sign={spec.sign} named /> : null}
    </div>
  );
}

/** A desktop, where cards can be large enough to be read. */
const WIDE = '(min-width: 75rem) and (min-height: 48rem)';

function useWide(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(WIDE);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => matchMedia(WIDE).matches,
  );
}

/** For a row: the cards that lie under each of its places. */
function useUnder(seat: Seat, kind: string): (at: number) => readonly CardView[] | undefined {
  const { layout, view } = useScreen();
  const { under } = layout;
  const cards = under?.on === kind ? view.zones[`${under.zone}:${seat}`]?.cards : undefined;
  return useMemo(() => {
    const piles = new Map<number | undefined, CardView[]>();
    for (const card of cards ?? []) {
      if (card === null) continue;
      const at = under?.place(card.now ?? {});
      piles.set(at, [...(piles.get(at) ?? []), card]);
    }
    return (at) => piles.get(at);
  }, [cards, under]);
}

const Pile = memo(function Pile({ zone }: { readonly zone: string }) {
  const { view, ui, language, say, reader, lookThrough, choosing } = useScreen();
  const { count = 0, cards = [] } = view.zones[zone] ?? {};
  const top = cards.at(-1);
  const def = defOf(ui, top?.under === undefined || top.under === 0 ? top?.card : undefined);
  const can = cards.some((card) => card !== null && choosing.selection.cards.has(card.id));
  const name = zoneNamed(ui.game, zone, reader, language);
  return (
    <div className="pile" data-zone={zone} data-kind={kindOf(zone)}>
      <button
        type="button"
        className="spot"
        tabIndex={-1}
        data-spot=""
        data-in={zone}
        data-can={can || undefined}
        data-empty={count === 0 || undefined}
        disabled={cards.length === 0}
        onClick={() => lookThrough(zone)}
      >
        <span className="hidden-text">{say(TABLE.cardsIn, { zone: name, n: count })}</span>
        {count === 0 ? null : def === undefined ? <CardBack ui={ui} /> : <Card ui={ui} def={def} detail="thumb" mute />}
        <span className="pile-count" aria-hidden="true">
          {count}
        </span>
      </button>
      <span className="pile-name" aria-hidden="true">
        {phrase(ui.game, `zone.${kindOf(zone)}`, language)}
      </span>
    </div>
  );
});
