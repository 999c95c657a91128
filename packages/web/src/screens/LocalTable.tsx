/** A table on this device: against a bot, or for two people who share the device. */
import type { Seat } from '@taisen/kernel';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { entryOf, type GameEntry, useMatchUi } from '../games/index.ts';
import { useSay } from '../language.ts';
import { TryAgain, useChallengeEnding } from '../learn/challenge/ending.tsx';
import { listTables, localConnection, setPace } from '../local/device.ts';
import type { TableRecord } from '../local/spec.ts';
import { useBotEnding } from '../outcome/bot-ending.tsx';
import { HandOver } from '../table/parts/HandOver.tsx';
import { TableMessage } from '../table/parts/TableMessage.tsx';
import { Screen } from '../table/Screen.tsx';
import { pace, useTableSettings } from '../table/settings.ts';
import { useSession } from '../table/use-session.ts';
import { forget, remember } from '../unfinished.ts';
import { LEARN } from '../words/learn.ts';
import { REPLAY } from '../words/replay.ts';
import { TABLE } from '../words/table.ts';

export default function LocalTable({ id }: { readonly id: string }) {
  const say = useSay();
  const [record, setRecord] = useState<TableRecord | null | undefined>(undefined);
  useEffect(() => {
    let late = false;
    listTables().then(
      (tables) => late || setRecord(tables.find((each) => each.id === id) ?? null),
      (error) => {
        console.error(error);
        if (!late) setRecord(null);
      },
    );
    return () => {
      late = true;
    };
  }, [id]);
  const { speed } = useTableSettings();
  useEffect(() => void setPace(pace()).catch(console.error), [speed]);
  const entry = entryOf(record?.spec.game);
  if (record === undefined) return <TableMessage>{say(TABLE.opening)}</TableMessage>;
  if (record === null || entry === undefined) return <TableMessage>{say(TABLE.lineClosed)}</TableMessage>;
  const people = ([0, 1] as const).filter((seat) => record.spec.seats[seat].kind === 'person');
  return people.length === 2 ? (
    <HotSeat entry={entry} id={id} record={record} />
  ) : (
    <AtTable entry={entry} id={id} record={record} seat={people[0] ?? 0} />
  );
}

interface AtTableProps {
  readonly entry: GameEntry;
  readonly id: string;
  readonly record: TableRecord;
  readonly seat: Seat;
  /** Called when this seat has nothing to decide and the other has. */
  readonly onDone?: () => void;
}

function AtTable({ entry, id, record: { spec, info }, seat, onDone }: AtTableProps) {
  const say = useSay();
  const ui = useMatchUi(entry, info);
  const [session, { shown, latest, connection, rematch }] = useSession(
    useMemo(() => localConnection(id, seat), [id, seat]),
  );
  const [, navigate] = useLocation();
  useEffect(() => {
    if (rematch !== null) navigate(`/table/local/${rematch}`);
  }, [rematch, navigate]);
  const over = latest?.result != null;
  // A position is not the result of a match, so there is no replay.
  const isLesson = spec.challenge !== undefined || (spec.origin !== undefined && 'saved' in spec.origin);
  useEffect(() => {
    if (isLesson) return;
    if (over) forget(entry.id);
    else remember(entry.id, `/table/local/${id}`);
  }, [entry.id, id, over, isLesson]);
  const result = latest?.result ?? null;
  const solved = useChallengeEnding({ entry, spec, seat, result });
  const played = useBotEnding({ entry, id, spec, seat, result });
  const theirs = shown !== null && shown === latest && shown.asked === null && shown.result === null;
  useEffect(() => {
    if (theirs) onDone?.();
  }, [theirs, onDone]);
  if (ui === null) return <TableMessage entry={entry}>{say(REPLAY.older)}</TableMessage>;
  if (connection === 'closed') return <TableMessage>{say(TABLE.lineClosed)}</TableMessage>;
  if (shown === null) return <TableMessage entry={entry}>{say(TABLE.opening)}</TableMessage>;
  // Somebody is asked after the turn that was to be won.
  const failed = shown.result === null && shown.view.turn !== spec.challenge?.turn && shown.view.pending.length > 0;
  return (
    <Screen
      session={session}
      ui={ui}
      shown={shown}
      bottom={seat}
      seat={seat}
      lesson={
        spec.challenge !== undefined && failed ? (
          <section className="teacher" role="status">
            <p>{say(LEARN.turnOver)}</p>
            <TryAgain entry={entry} challenge={spec.challenge} />
          </section>
        ) : spec.task === undefined ? null : (
          <p className="task">{say(spec.task)}</p>
        )
      }
      ending={solved ?? played}
    />
  );
}

/** Two people at one device, who must not see each other's hands. */
function HotSeat({ entry, id, record }: Pick<AtTableProps, 'entry' | 'id' | 'record'>) {
  const [seat, setSeat] = useState<Seat>(0);
  const [covered, cover] = useState(true);
  const [handing, setHanding] = useState(false);
  const onDone = useMemo(() => () => setHanding(true), []);
  useEffect(() => {
    if (!handing) return;
    // The last action stays visible for a moment.
    const timer = setTimeout(() => {
      setHanding(false);
      cover(true);
      setSeat((was) => (was === 0 ? 1 : 0));
    }, 900);
    return () => clearTimeout(timer);
  }, [handing]);
  if (covered) return <HandOver entry={entry} seat={seat} onShow={() => cover(false)} />;
  return <AtTable key={seat} entry={entry} id={id} record={record} seat={seat} onDone={onDone} />;
}
