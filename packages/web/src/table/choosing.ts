/** Choosing an option on the screen: the clicks so far, the reason of a refusal, the forecast. */
import type { DecisionView, OptionView, Seat } from '@taisen/kernel';
import type { ClientState } from '@taisen/protocol';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { GameUi } from '../games/game-ui.ts';
import { cardsOf, kindOf } from './cards.ts';
import { type Forecast, forecastOf } from './forecast.ts';
import { type Layout, zonesOf } from './layout.ts';
import {
  back,
  type Choice,
  drag,
  type Pick,
  type Press,
  press,
  type Selection,
  type SelectTarget,
  selectionOf,
} from './option-selector.ts';
import { report, type Session } from './session.ts';
import { useTableSettings } from './settings.ts';
import { type Unused, unusedBy } from './unused.ts';

export interface Refusal {
  readonly target: SelectTarget;
  /** The rule that forbids it; null if there is none. */
  readonly rule: string | null;
}

export interface Choosing {
  readonly decision: (DecisionView & { readonly options: readonly OptionView[] }) | null;
  readonly selection: Selection;
  readonly refusal: Refusal | null;
  readonly forecast: Forecast | null;
  /** The option that a bot advises, where advice is allowed. */
  readonly hint: number | null;
  /** The player is about to go on although something could still be used. */
  readonly unused: Unused | null;
  askHint(): void;
  /** An answer is on its way. */
  readonly busy: boolean;
  click(target: SelectTarget): void;
  /** A card is dragged: highlights where it can be dropped. */
  lift(card: number): void;
  drop(card: number, onto: SelectTarget): void;
  /** It is let go where it cannot be dropped. */
  letGo(): void;
  take(option: number): void;
  confirm(): void;
  goBack(): boolean;
}

const NOTHING: Choice = { options: [], where: () => null };
const NO_PICKS: readonly Pick[] = [];

export function useChoosing(session: Session, ui: GameUi, shown: ClientState, seat: Seat | null): Choosing {
  const { layout } = ui;
  const { confirm: confirming, askUnused } = useTableSettings();
  const { asked } = shown;
  const decision = useMemo(() => decisionFor(shown, seat), [shown, seat]);
  const choice = useMemo<Choice>(
    () => (decision === null || seat === null ? NOTHING : { options: decision.options, where: layout.where(seat) }),
    [decision, layout, seat],
  );
  const [picking, setPicking] = useState<{ asked: number | null; picks: readonly Pick[] }>({ asked, picks: NO_PICKS });
  const picks = picking.asked === asked ? picking.picks : NO_PICKS;
  const selection = useMemo(() => selectionOf(choice, picks), [choice, picks]);
  const [sent, setSent] = useState<number | null>(null);
  const answered = useRef<number | null>(null);
  const busy = sent !== null && sent === asked;
  const [refusal, ask] = useRefusal(session, layout, shown);
  const [hint, askHint] = useHint(session, asked);
  const forecast = useForecast(session, ui, shown, selection.ready);
  const [warned, setWarned] = useState<{ asked: number | null; option: number; of: Unused } | null>(null);

  const take = useCallback(
    (option: number) => {
      // A second click may come before the next render. A decision is answered once.
      if (asked === null || answered.current === asked) return;
      const isAgain = warned?.asked === asked && warned.option === option;
      const of =
        askUnused && !isAgain && decision !== null && seat !== null
          ? unusedBy(layout, shown.view, seat, decision.options, option)
          : null;
      if (of !== null) return setWarned({ asked, option, of });
      answered.current = asked;
      setSent(asked);
      setPicking({ asked: null, picks: NO_PICKS });
      session.request({ do: 'answer', asked, option }).catch((error) => {
        answered.current = null;
        setSent(null);
        report(error);
      });
    },
    [session, asked, decision, layout, shown.view, seat, askUnused, warned],
  );
  const acts = useMemo(() => {
    const open = decision !== null && !busy;
    const follow = (result: Press, dropped = false) => {
      setWarned(null);
      ask(null, picks, choice);
      if ('take' in result) return take(result.take);
      if ('refused' in result) return ask(result.refused, picks, choice);
      const next = selectionOf(choice, result.picks);
      // A place that was clicked or dropped on says all: whoever wants to see more first clicks the card only.
      const aimed = dropped || 'place' in (result.picks.at(-1) ?? {});
      if (next.sole && next.ready !== null && (aimed || (!confirming && next.places.length <= 1)))
        return take(next.ready);
      setPicking({ asked, picks: result.picks });
    };
    return {
      click: (target: SelectTarget) => {
        if (open) follow(press(choice, picks, target));
      },
      lift: (card: number) => {
        const begun = press(choice, NO_PICKS, { card });
        if (open && 'picks' in begun && !('refused' in begun)) setPicking({ asked, picks: begun.picks });
      },
      drop: (card: number, onto: SelectTarget) => {
        if (open) follow(drag(choice, card, onto), true);
      },
      // Whatever is chosen: a quick drag may end before the card is shown as chosen.
      letGo: () => setPicking({ asked: null, picks: NO_PICKS }),
      confirm: () => {
        if (selection.ready !== null && !busy) take(selection.ready);
      },
      goBack: () => {
        ask(null, picks, choice);
        setWarned(null);
        if (picks.length === 0) return false;
        setPicking({ asked, picks: back(picks) });
        return true;
      },
    };
  }, [decision, choice, picks, selection, asked, busy, confirming, ask, take]);
  const unused = warned !== null && warned.asked === asked ? warned.of : null;
  const latest = useRef(acts);
  latest.current = acts;
  // Stable, so that components that only pass it on are not rendered again.
  const click = useCallback((target: SelectTarget) => latest.current.click(target), []);
  // Stable until something in it changes, since everything on the table depends on it.
  return useMemo(
    () => ({ decision, selection, refusal, forecast, hint, unused, askHint, busy, take, ...acts, click }),
    [decision, selection, refusal, forecast, hint, unused, askHint, busy, take, acts, click],
  );
}

function decisionFor({ view, asked }: ClientState, seat: Seat | null): Choosing['decision'] {
  if (seat === null || asked === null) return null;
  const decision = view.pending.find((each) => each.seat === seat);
  return decision?.options === undefined ? null : { ...decision, options: decision.options };
}

type Ask = (target: SelectTarget | null, picks: readonly Pick[], choice: Choice) => void;

/** Milliseconds after which the reason of a refusal goes away. */
const REFUSAL_STAYS = 7000;

/** Asks the table why something is not allowed. The reason stays until the next click, or for a while. */
function useRefusal(session: Session, layout: Layout, { view }: ClientState): readonly [Refusal | null, Ask] {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const asking = useRef(0);
  const ask = useCallback<Ask>(
    (target, picks, choice) => {
      const number = ++asking.current;
      if (target === null) return setRefusal(null);
      const options = likelyOptions(view, layout, target, picks, choice);
      void (async () => {
        let rule: string | null = null;
        for (const option of options) {
          const reply = await session.request({ do: 'why-not', option });
          if (reply.type === 'why-not' && reply.rule !== null) rule ??= reply.rule;
          if (rule !== null) break;
        }
        if (asking.current === number) setRefusal({ target, rule });
      })().catch(console.error);
    },
    [session, layout, view],
  );
  useEffect(() => {
    if (refusal === null) return;
    const timer = setTimeout(() => setRefusal(null), REFUSAL_STAYS);
    return () => clearTimeout(timer);
  }, [refusal]);
  return [refusal, ask];
}

/** The options that a click on this may have meant: with the cards chosen so far, or with this card alone. */
function likelyOptions(
  view: ClientState['view'],
  layout: Layout,
  { card }: SelectTarget,
  picks: readonly Pick[],
  choice: Choice,
): readonly OptionView[] {
  if (card === undefined) return [];
  const [first] = picks;
  if (first !== undefined && 'card' in first) {
    const verbs = new Set(selectionOf(choice, picks).left.map((i) => choice.options[i]?.do as string));
    return [...verbs].map((verb) => ({ do: verb, card: first.card, target: card }));
  }
  const lying = cardsOf(view).get(card);
  const verbs = lying === undefined ? [] : (layout.wishes[kindOf(lying.zone)] ?? []);
  return verbs.map((verb) => ({ do: verb, card }));
}

/** Asks a bot for advice, which is for this decision only. */
function useHint(session: Session, asked: number | null): readonly [number | null, () => void] {
  const [hint, setHint] = useState<{ asked: number; option: number } | null>(null);
  const ask = useCallback(() => {
    if (asked === null) return;
    session.request({ do: 'advise', asked }).then((reply) => {
      if (reply.type !== 'advice' || reply.options.length === 0) return;
      const [best] = reply.options.toSorted((a, b) => b.estimate - a.estimate);
      if (best !== undefined) setHint({ asked, option: best.option });
    }, report);
  }, [session, asked]);
  return [hint !== null && hint.asked === asked ? hint.option : null, ask];
}

function useForecast(session: Session, { game, layout }: GameUi, { asked, view }: ClientState, ready: number | null) {
  const [forecast, setForecast] = useState<{ asked: number; ready: number; seen: Forecast } | null>(null);
  const inPlay = useMemo(() => {
    const rows = new Set(zonesOf(layout).flatMap(({ zone, as }) => (as === 'row' ? [zone] : [])));
    return (zone: string) => rows.has(zone);
  }, [layout]);
  useEffect(() => {
    if (asked === null || ready === null) return;
    let late = false;
    session.request({ do: 'forecast', asked, option: ready }).then(
      (reply) => {
        const seen = forecastOf(game, view, reply, inPlay);
        if (!late && seen !== null) setForecast({ asked, ready, seen });
      },
      // There is no forecast for this option.
      () => {},
    );
    return () => {
      late = true;
    };
  }, [session, game, asked, ready, view, inPlay]);
  return forecast !== null && forecast.asked === asked && forecast.ready === ready ? forecast.seen : null;
}
