/** One card on the table, or one empty place: a button that can be focused, chosen and dragged. */
import type { CardView } from '@taisen/kernel';
import { cardNamed, phrase, zoneNamed } from '@taisen/kernel';
import { memo, useRef } from 'react';
import { Card, CardBack } from '../../cards/Card.tsx';
import type { Detail, GameUi, Now } from '../../games/game-ui.ts';
import { TABLE } from '../../words/table.ts';
import { defOf, kindOf } from '../cards.ts';
import { type Chip, chipsOf } from '../chips.ts';
import type { Choosing } from '../choosing.ts';
import { dataAttributes, type PreviewedCard, type ScreenState, useScreen } from '../context.ts';
import { SLACK } from '../effects/use-drag.ts';
import type { Foreseen } from '../forecast.ts';
import { type Place, samePlace } from '../option-selector.ts';
import { Charges } from './Charges.tsx';
import { ChargePips, Chips } from './Chips.tsx';

interface SpotProps {
  readonly card: CardView;
  readonly zone: string;
  readonly at: number;
  readonly detail?: Detail;
  /** The cards that lie under it. */
  readonly under?: readonly CardView[] | undefined;
}

/** Milliseconds after which a pressed card is enlarged. */
const LONG_PRESS = 420;

/** Selects the state that concerns this card. It rarely changes, so the memoized view is rarely rendered again. */
export function Spot(props: SpotProps) {
  const { choosing, ui, language, say, reader, preview, enlarge, view } = useScreen();
  const { selection, refusal, forecast, decision, click } = choosing;
  const { card, zone, at } = props;
  const place: Place = { zone, at };
  const chips = useSame(chipsOf(ui, view, card, language));
  const chosen = selection.chosen.has(card.id);
  const eligible = selection.cards.has(card.id);
  const can = eligible || selection.places.some((each) => each.at === at && samePlace(each, place));
  return (
    <SpotView
      {...props}
      {...{ ui, language, say, reader, preview, enlarge, click, can, chosen }}
      dim={decision !== null && !can && !chosen}
      drags={eligible || chosen}
      chips={chips}
      ready={decision?.options.some((option) => option.card === card.id && option.ability !== undefined) === true}
      asks={decision?.card?.id === card.id && card.id !== 0}
      refused={refusal?.target.card === card.id}
      seen={forecast?.cards.get(card.id)}
    />
  );
}

interface SpotViewProps
  extends SpotProps,
    Pick<ScreenState, 'ui' | 'language' | 'say' | 'reader' | 'preview' | 'enlarge'>,
    Pick<Choosing, 'click'> {
  readonly can: boolean;
  readonly chosen: boolean;
  readonly dim: boolean;
  readonly drags: boolean;
  readonly asks: boolean;
  readonly refused: boolean;
  /** The forecast of the choice for this card. */
  readonly seen: Foreseen | undefined;
  readonly chips: readonly Chip[];
  /** One of its abilities can be used now. */
  readonly ready: boolean;
}

/** How a forecast shows what becomes of a card. */
const FATES = {
  falls: { sign: '✕', words: TABLE.falls },
  returns: { sign: '↩', words: TABLE.returns },
  chosen: { sign: '◎', words: TABLE.isTarget },
} as const;

/** The earlier list while it has the same content, so that the card is not rendered again. */
function useSame<T>(list: readonly T[]): readonly T[] {
  const last = useRef(list);
  if (JSON.stringify(last.current) !== JSON.stringify(list)) last.current = list;
  return last.current;
}

const NONE_UNDER: readonly CardView[] = [];

const SpotView = memo(function SpotView(props: SpotViewProps) {
  const { card, zone, at, detail = 'thumb', under = NONE_UNDER, seen } = props;
  const { ui, language, say, reader, can, chosen, dim, drags, asks, refused, chips, ready } = props;
  const target = { card: card.id, place: { zone, at } };
  const state = stateOf(card);
  const label = [
    factsOf(props, card),
    state['tired'] ? say(TABLE.hasActed) : '',
    state['defending'] ? say(TABLE.defends) : '',
    ...chips.map(({ name }) => name),
    ready && under.length > 0 ? say(TABLE.skillReady) : '',
    seen?.fate === undefined ? '' : say(FATES[seen.fate].words),
    chosen ? say(TABLE.chosen) : can ? say(TABLE.canBeChosen) : '',
  ]
    .filter(Boolean)
    .join(language === 'en' ? ', ' : '、');
  const previewed: PreviewedCard | null =
    card.card === undefined ? null : { card: card.card, id: card.id, now: card.now };
  const press = useLongPress(() => previewed !== null && props.enlarge(previewed));
  return (
    <button
      type="button"
      className="spot"
      tabIndex={-1}
      aria-pressed={chosen}
      {...dataAttributes(target, zone)}
      {...flags({ can: can && !chosen, chosen, dim, asks, drags, refused, ...state })}
      onClick={() => press.wasLong() || props.click(target)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && props.preview(previewed)}
      onFocus={() => props.preview(previewed)}
      {...press.handlers}
      aria-description={zoneNamed(ui.game, zone, reader, language)}
    >
      <span className="hidden-text">{label}</span>
      {under.length > 0 ? <Charges cards={under} /> : null}
      <Picture ui={ui} card={card} detail={detail} />
      {detail === 'thumb' && card.card !== undefined ? (
        <span className="spot-name" aria-hidden="true">
          {cardNamed(ui.game, card.card, language)}
        </span>
      ) : null}
      <Chips chips={chips} />
      <ChargePips cards={under} ready={ready} />
      {seen === undefined ? null : (
        <span className="forecast" aria-hidden="true" data-fate={seen.fate}>
          {seen.amount === 0 ? '' : signed(seen.amount)}
          {seen.fate === undefined ? null : <b>{FATES[seen.fate].sign}</b>}
        </span>
      )}
    </button>
  );
});

interface PictureProps {
  readonly ui: GameUi;
  readonly card: CardView;
  readonly detail: Detail;
}

function Picture({ ui, card, detail }: PictureProps) {
  const def = defOf(ui, card.card);
  // A card whose face only its holder knows is still shown face down.
  if (def === undefined) return <CardBack ui={ui} />;
  return (
    <>
      <Card ui={ui} def={def} detail={detail} now={card.now as Now | undefined} mute />
      {card.faceDown ? <span className="covered" aria-hidden="true" /> : null}
    </>
  );
}

export const signed = (amount: number): string => (amount > 0 ? `+${amount}` : `−${-amount}`);

function factsOf({ ui, language, say }: Pick<ScreenState, 'ui' | 'language' | 'say'>, card: CardView): string {
  const def = defOf(ui, card.card);
  if (def === undefined) return say(TABLE.faceDown);
  return `${cardNamed(ui.game, card.card, language)}, ${ui.facts(def, language, card.now as Now | undefined)}`;
}

/** States of cards in play that several games have. */
function stateOf({ now, faceDown }: CardView): Record<string, boolean> {
  const facts = (now ?? {}) as Record<string, unknown>;
  return {
    tired: facts['exhausted'] === true || facts['attacked'] === true || Number(facts['attacks'] ?? 0) > 0,
    defending: facts['defending'] === true,
    facedown: faceDown === true,
  };
}

const flags = (states: Readonly<Record<string, boolean>>): Record<string, string> =>
  Object.fromEntries(Object.entries(states).flatMap(([name, on]) => (on ? [[`data-${name}`, '']] : [])));

interface EmptyProps {
  readonly zone: string;
  readonly at?: number;
  readonly sign?: string | undefined;
  /** It says what it is: one of a row does. */
  readonly named?: boolean;
}

export function EmptyPlace({ zone, at, sign, named = false }: EmptyProps) {
  const { choosing, ui, language, say, reader } = useScreen();
  const place: Place = at === undefined ? { zone } : { zone, at };
  const can = choosing.selection.places.some((each) => samePlace(each, place));
  const chosen = choosing.selection.place !== null && samePlace(choosing.selection.place, place);
  const name = zoneNamed(ui.game, zone, reader, language);
  const words = say(TABLE.emptyPlace, { zone: name, n: (at ?? 0) + 1 });
  return (
    <button
      type="button"
      className="spot empty"
      tabIndex={-1}
      {...dataAttributes({ place }, zone)}
      {...flags({ can, chosen })}
      onClick={() => (can || chosen ? choosing.click({ place }) : choosing.goBack())}
    >
      <span className="hidden-text">{can ? `${words}, ${say(TABLE.canBeChosen)}` : words}</span>
      <span aria-hidden="true">{sign}</span>
      {named ? (
        <small className="place-name" aria-hidden="true">
          {phrase(ui.game, `zone.${kindOf(zone)}`, language)}
        </small>
      ) : null}
    </button>
  );
}

function useLongPress(then: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const long = useRef(false);
  const begun = useRef({ clientX: 0, clientY: 0 });
  const stop = () => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
  };
  return {
    wasLong: () => long.current,
    handlers: {
      onPointerDown: ({ clientX, clientY }: { clientX: number; clientY: number }) => {
        long.current = false;
        begun.current = { clientX, clientY };
        stop();
        timer.current = setTimeout(() => {
          long.current = true;
          then();
        }, LONG_PRESS);
      },
      onPointerMove: ({ clientX, clientY }: { clientX: number; clientY: number }) => {
        const { clientX: x, clientY: y } = begun.current;
        if (timer.current !== null && Math.hypot(clientX - x, clientY - y) >= SLACK) stop();
      },
      onPointerUp: stop,
      onPointerLeave: stop,
      onPointerCancel: stop,
      onContextMenu: (event: { preventDefault(): void }) => event.preventDefault(),
    },
  };
}
