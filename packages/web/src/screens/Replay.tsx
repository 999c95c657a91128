/** Shows a finished match: `/replay/local/ID`, `/replay/ID`, `/replay/file`, each with `?at=N`. */
import type { CardView, Seat, View, Words } from '@taisen/kernel';
import type { ClientState } from '@taisen/protocol';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import type { GameUi } from '../games/game-ui.ts';
import { entryOf, type GameEntry, useGameUi, useMatchUi } from '../games/index.ts';
import { type Say, useSay } from '../language.ts';
import { openTable } from '../local/device.ts';
import { levelNamed, STEADY } from '../local/levels.ts';
import type { LocalSeat } from '../local/spec.ts';
import { useSharedOrigins } from '../online/sharing.ts';
import { nameOf } from '../people/names.ts';
import { type Eyes, ReplayBar } from '../replay/ReplayBar.tsx';
import { ofServer, ofThisDevice, openedFile, type Source, troubleOf } from '../replay/sources.ts';
import { ReplayTransport } from '../replay/transport.ts';
import { TableMessage } from '../table/parts/TableMessage.tsx';
import { Screen } from '../table/Screen.tsx';
import { useSession } from '../table/use-session.ts';
import { REPLAY } from '../words/replay.ts';
import { TABLE } from '../words/table.ts';

interface ReplayProps {
  readonly from: 'local' | 'server' | 'file';
  readonly id: string;
}

const READERS = { local: ofThisDevice, server: ofServer, file: openedFile };

export default function Replay({ from, id }: ReplayProps) {
  const say = useSay();
  const [source, setSource] = useState<Source | null | undefined>(undefined);
  const [trouble, setTrouble] = useState<Words>(REPLAY.cannotRead);
  useEffect(() => {
    let late = false;
    READERS[from](id).then(
      (read) => late || setSource(read),
      (error) => {
        console.error(error);
        if (late) return;
        setTrouble(troubleOf(error));
        setSource(null);
      },
    );
    return () => {
      late = true;
    };
  }, [from, id]);
  const entry = entryOf(source?.log.game);
  if (source === undefined) return <TableMessage>{say(TABLE.opening)}</TableMessage>;
  if (source === null || entry === undefined) return <TableMessage>{say(trouble)}</TableMessage>;
  return <Watch entry={entry} source={source} shared={from === 'server'} />;
}

interface WatchProps {
  readonly entry: GameEntry;
  readonly source: Source;
  /** Others can open it, too. */
  readonly shared: boolean;
}

function Watch({ entry, source, shared }: WatchProps) {
  const say = useSay();
  const ui = useMatchUi(entry, { ...source.info, patch: source.patch });
  const newest = useGameUi(entry);
  const [search, setSearch] = useSearchParams();
  const [eyes, setEyes] = useState<Eyes>(0);
  const seat: Seat = eyes === 1 ? 1 : 0;
  const transport = useMemo(
    () => (ui === null ? null : new ReplayTransport(ui.game, source.log, source.info, seat)),
    [ui, source, seat],
  );
  if (ui === null || transport === null) return <TableMessage entry={entry}>{say(REPLAY.older)}</TableMessage>;
  const at = Math.min(transport.length, Number(search.get('at') ?? 0) || 0);
  return (
    <Playing
      key={seat}
      {...{ entry, ui, transport, source, shared, eyes, at }}
      isOlder={source.patch === undefined && ui.game.ruleset !== newest.game.ruleset}
      onEyes={setEyes}
      onSeek={(to) => setSearch({ at: String(Math.max(0, Math.min(transport.length, to))) }, { replace: true })}
    />
  );
}

interface PlayingProps extends WatchProps {
  readonly ui: GameUi;
  /** It was played with another version of the rules than this build has. */
  readonly isOlder: boolean;
  readonly transport: ReplayTransport;
  readonly eyes: Eyes;
  readonly at: number;
  onEyes(eyes: Eyes): void;
  onSeek(at: number): void;
}

/** Milliseconds between two decisions while it plays. */
const PACE = 900;

function Playing({ entry, ui, isOlder, transport, source, shared, eyes, at, onEyes, onSeek }: PlayingProps) {
  const [origin = location.origin] = useSharedOrigins(shared) ?? [];
  const say = useSay();
  const [session, { shown }] = useSession(transport.open);
  const [playing, setPlaying] = useState(false);
  const [, navigate] = useLocation();
  useEffect(() => transport.seek(at), [transport, at]);
  useEffect(() => {
    if (!playing) return;
    if (at >= transport.length) return setPlaying(false);
    const timer = setTimeout(() => onSeek(at + 1), PACE);
    return () => clearTimeout(timer);
  }, [playing, at, transport, onSeek]);
  const bottom: Seat = eyes === 1 ? 1 : 0;
  const name = (seat: Seat) => nameOf(say, source.info.seats[seat]) || say(TABLE.player, { n: seat + 1 });
  const playOn = useCallback(() => {
    const you: LocalSeat = { kind: 'person', name: '' };
    const bot: LocalSeat = { kind: 'bot', level: STEADY, name: say(levelNamed(STEADY)) };
    const { setup, game } = transport.log;
    openTable({
      game,
      decks: setup.decks,
      rulings: setup.rulings ?? {},
      seats: bottom === 0 ? [you, bot] : [bot, you],
      ...(source.patch === undefined ? {} : { patch: source.patch }),
      origin: { log: transport.log, at, ...(source.info.module === undefined ? {} : { module: source.info.module }) },
    }).then((id) => navigate(`/table/local/${id}`), console.error);
  }, [transport, source, at, bottom, navigate, say]);
  if (shown === null) return <TableMessage entry={entry}>{say(TABLE.opening)}</TableMessage>;
  return (
    <Screen
      session={session}
      ui={ui}
      shown={eyes === 'both' ? withBothHands(shown, transport.viewOf(1), 1) : shown}
      bottom={bottom}
      seat={null}
      occasion="replay"
      controls={
        <ReplayBar
          {...{ at, eyes, playing, onEyes, onSeek }}
          length={transport.length}
          names={[name(0), name(1)]}
          shuffle={source.shuffle}
          version={isOlder ? versionOf(source.log.ruleset) : null}
          onPlay={() => setPlaying(!playing)}
          onPlayOn={playOn}
          onExport={() => save(source)}
          result={resultText(source.log.result, name, say)}
          link={`${origin}${location.pathname}${location.search}`}
        />
      }
    />
  );
}

/** Who won; null for a log that was cut off. */
function resultText(result: Source['log']['result'], name: (seat: Seat) => string, say: Say): string | null {
  if (result == null) return null;
  return result.winner === null ? say(TABLE.drawn) : say(TABLE.wonBy, { name: name(result.winner) });
}

/** Added to the ids of another viewer's cards, which would otherwise clash. */
const OTHER_IDS = 1_000_000;

function withBothHands(shown: ClientState, other: View, seat: Seat): ClientState {
  const hand = other.zones[`hand:${seat}`];
  if (hand === undefined) return shown;
  const cards = hand.cards.map((card): CardView | null =>
    card === null ? null : { ...card, id: card.id + OTHER_IDS },
  );
  const zones = { ...shown.view.zones, [`hand:${seat}`]: { ...hand, cards } };
  return { ...shown, view: { ...shown.view, zones } };
}

/** e.g. 1.2.0 of `1.2.0-5f0c3a…`. */
const versionOf = (ruleset: string): string => ruleset.replace(/-[^-]*$/, '');

function save({ file, info }: Source): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(file)], { type: 'application/json' }));
  link.download = `taisen-${info.game}-${info.id}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
