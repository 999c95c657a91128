/** The screen of a table, for every game, local and online. */
import './table.css';
import './spots.css';
import './bar.css';
import './plate.css';
import './sheets.css';
import './rail.css';
import './lesson.css';
import './phone.css';
import './low.css';
import './stage.css';
import './chips.css';
import { type Seat, SPECTATOR } from '@taisen/kernel';
import type { ClientRequest, ClientState } from '@taisen/protocol';
import { type CSSProperties, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Shape } from '../art/Shape.tsx';
import type { GameUi } from '../games/game-ui.ts';
import { useLanguage, useSay } from '../language.ts';
import { Voice } from '../opponents/Voice.tsx';
import { nameOf } from '../people/names.ts';
import { TABLE } from '../words/table.ts';
import { useChoosing } from './choosing.ts';
import { Deferred, type PreviewedCard, type ScreenState, TableContext } from './context.ts';
import { useStepAnimation } from './effects/step-animation.ts';
import { useDrag } from './effects/use-drag.ts';
import { useKeys } from './effects/use-keys.ts';
import { useNotice, usePlayed } from './effects/use-notice.ts';
import type { Layout } from './layout.ts';
import { Looking } from './looking.ts';
import { Arrow } from './parts/Arrow.tsx';
import { Actions, Phases, Prompt } from './parts/Bar.tsx';
import { TimeWarning } from './parts/Clock.tsx';
import { Hand, OtherHand } from './parts/Hand.tsx';
import { Log } from './parts/Log.tsx';
import { Menu } from './parts/Menu.tsx';
import { Offers } from './parts/Offer.tsx';
import { type Ending, Outcome } from './parts/Outcome.tsx';
import { Plate } from './parts/Plate.tsx';
import { Enlarged, Preview } from './parts/Preview.tsx';
import { Recent } from './parts/Recent.tsx';
import { ChoiceSheet, PileSheet } from './parts/Sheets.tsx';
import { Side } from './parts/Side.tsx';
import { Spoken } from './parts/Spoken.tsx';
import { StageView } from './parts/StageView.tsx';
import { TakeBack } from './parts/TakeBack.tsx';
import { Zone } from './parts/Zone.tsx';
import { Stage } from './scene.ts';
import { report, type Session } from './session.ts';
import { changeSettings, useTableSettings } from './settings.ts';
import { useRail } from './use-rail.ts';

export interface ScreenProps {
  readonly session: Session;
  readonly ui: GameUi;
  readonly shown: ClientState;
  /** The seat at the bottom of the screen. */
  readonly bottom: Seat;
  /** The seat that chooses here; null for a spectator. */
  readonly seat: Seat | null;
  /** The connection is lost at present. */
  readonly lost?: boolean;
  /** What the outcome shows beside the result. */
  readonly ending?: Ending;
  /** Set if the screen is not for playing a match. */
  readonly occasion?: 'replay' | 'lesson';
  /** The controls of a replay, shown between the players. */
  readonly controls?: ReactNode;
  /** The text of a lesson. It has its own place and covers nothing. */
  readonly lesson?: ReactNode;
}

/** How much room the lines of a side need, as table.css reads it. A game's theme usually says so. */
function roomOf({ room }: Layout): CSSProperties {
  if (room === undefined) return {};
  const { cols, back, lines } = room;
  return { '--cols': cols, '--back': back, ...(lines === undefined ? {} : { '--lines': lines }) } as CSSProperties;
}

export function Screen(props: ScreenProps) {
  const { session, ui, shown, bottom, seat, lost = false, ending, occasion, controls, lesson } = props;
  const language = useLanguage();
  const say = useSay();
  const { layout } = ui;
  const choosing = useChoosing(session, ui, shown, seat);
  const [looking] = useState(() => new Looking());
  const [stage] = useState(() => new Stage());
  const [enlarged, enlarge] = useState<PreviewedCard | null>(null);
  const [pile, setPile] = useState<string | null>(null);
  const closePile = useCallback(() => setPile(null), []);
  const closeEnlarged = useCallback(() => enlarge(null), []);
  const [hidden, setHidden] = useState<number | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const { speed, sound, autoPass } = useTableSettings();
  const rail = useRail();
  useStepAnimation({ session, root, shown, ui, stage });
  useNotice(ui, say, choosing);
  const over = shown.result !== null;
  usePlayed(ui.game.id, seat !== null && over);
  // Nothing stays open over the outcome.
  useEffect(() => {
    if (!over) return;
    setPile(null);
    enlarge(null);
  }, [over]);
  const { cards: choosable } = choosing.selection;
  const lookThrough = useCallback(
    (zone: string) => {
      const canChoose = shown.view.zones[zone]?.cards.some((card) => card !== null && choosable.has(card.id));
      if (!canChoose) return setPile(zone);
      setHidden(null);
      // If the sheet with its cards is already open, moves the focus there.
      root.current?.ownerDocument.querySelector<HTMLElement>('.sheet .spot[data-can]')?.focus();
    },
    [shown, choosable],
  );
  const request = useCallback((message: ClientRequest) => void session.request(message).catch(report), [session]);
  const question = useCallback((message: ClientRequest) => session.request(message), [session]);
  const passes = autoPass[ui.game.id];
  useEffect(() => {
    // A new table does not have the player's settings yet.
    if (seat !== null && passes !== undefined && Object.keys(passes).length > 0)
      request({ do: 'auto-pass', kinds: passes });
  }, [request, seat, passes]);
  const { seats } = shown.table;
  const name = useCallback(
    (each: Seat) => {
      const called = nameOf(say, seats[each]);
      if (called !== '') return called;
      if (seat === null) return say(TABLE.player, { n: each + 1 });
      return say(each === seat ? TABLE.you : TABLE.opponent);
    },
    [seats, say, seat],
  );
  const context = useMemo<ScreenState>(
    () => ({
      ui,
      layout,
      language,
      say,
      client: shown,
      view: shown.view,
      bottom,
      reader: seat ?? SPECTATOR,
      choosing,
      name,
      preview: looking.look,
      enlarge,
      request,
      question,
      lookThrough,
    }),
    [ui, layout, language, say, shown, bottom, seat, choosing, name, looking, request, question, lookThrough],
  );
  useKeys(root, choosing, {
    log: rail.toggle,
    zoom: () => looking.at !== null && enlarge(looking.at),
    hurry: () => session.skipAnimations(),
    takeBack: () => root.current?.querySelector<HTMLButtonElement>('[data-take-back]:not(:disabled)')?.click(),
  });
  const dragging = useDrag(choosing);
  const top: Seat = bottom === 0 ? 1 : 0;
  return (
    <TableContext value={context}>
      <main
        className="table"
        ref={root}
        data-game={ui.game.id}
        data-seq={shown.seq}
        data-occasion={occasion}
        {...rail.attributes}
        data-still={speed === 'off' || undefined}
        data-asked={(choosing.decision !== null && !choosing.busy) || undefined}
        data-watching={seat === null || undefined}
        style={roomOf(layout)}
        aria-label={say(TABLE.table)}
        {...dragging}
        onPointerDownCapture={() => session.state.shown !== session.state.latest && session.skipAnimations()}
      >
        <h1 className="hidden-text">{say(ui.game.name)}</h1>
        {lost ? (
          <p className="connection-lost" role="alert">
            {say(TABLE.lineLost)}
          </p>
        ) : null}
        <TimeWarning session={session} seat={seat} lost={lost} />
        <div className="wing">
          <div className="corner top">
            <Plate seat={top} session={session} />
          </div>
          {lesson}
          <Deferred>
            <Preview looking={looking} />
          </Deferred>
          <Deferred>
            <Recent />
          </Deferred>
          <div className="corner bottom">
            <Plate seat={bottom} session={session} />
          </div>
        </div>
        <OtherHand seat={top} />
        <Side seat={top} />
        <div className="between">
          <Phases />
          {layout.middle.length === 0 ? null : (
            <div className="middle">
              {layout.middle.map((spec) => (
                <Zone key={spec.zone} spec={spec} seat={bottom} />
              ))}
            </div>
          )}
          <div className="asking">
            <Prompt />
            <Actions />
            <Offers seat={seat} />
          </div>
          {controls}
        </div>
        <Side seat={bottom} />
        {seat === null && shown.viewer !== bottom ? <OtherHand seat={bottom} /> : <Hand seat={bottom} />}
        <aside className="rail">
          <Deferred>
            <Recent />
            <Log />
          </Deferred>
        </aside>
        <div className="table-tools">
          <button
            type="button"
            className="button round"
            aria-label={say(TABLE.log)}
            aria-expanded={rail.open}
            onClick={rail.toggle}
          >
            <Shape name="lines" />
          </button>
          <button
            type="button"
            className="button round"
            aria-label={say(TABLE.sound)}
            aria-pressed={sound}
            onClick={() => changeSettings({ sound: !sound })}
          >
            <Shape name={sound ? 'sound' : 'mute'} />
          </button>
          {seat === null || occasion === 'lesson' ? null : <TakeBack seat={seat} />}
          <Menu plays={seat !== null} over={over} />
        </div>
        {seat === null ? null : <Voice seat={top} />}
        <Arrow />
        <StageView stage={stage} />
        <ChoiceSheet hidden={hidden === shown.seq} onHide={() => setHidden(shown.seq)} />
        <PileSheet zone={pile} onClose={closePile} />
        <Enlarged of={enlarged} onClose={closeEnlarged} />
        <Outcome plays={seat !== null} ending={ending} />
        <Deferred>
          <Spoken />
        </Deferred>
      </main>
    </TableContext>
  );
}
