/** A table on a server, for sitting down, waiting, playing and watching. */
import type { Game, MatchLog, Seat } from '@taisen/kernel';
import type { TableInfo } from '@taisen/protocol';
import { useEffect, useMemo, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import { entryOf, type GameEntry, useMatchUi } from '../games/index.ts';
import { rulesFor } from '../games/modules.ts';
import { useSay } from '../language.ts';
import { tableOf } from '../online/api.ts';
import { serverConnection } from '../online/connection.ts';
import { sitDown, takePart } from '../online/shuffle.ts';
import { turningPoint } from '../outcome/turning-point.ts';
import { ofServer } from '../replay/sources.ts';
import { TableMessage } from '../table/parts/TableMessage.tsx';
import { Screen } from '../table/Screen.tsx';
import { useSession } from '../table/use-session.ts';
import { forget, remember } from '../unfinished.ts';
import { ONLINE } from '../words/online.ts';
import { REPLAY } from '../words/replay.ts';
import { TABLE } from '../words/table.ts';
import { Invitation } from './online/Invitation.tsx';
import { SitDown } from './online/SitDown.tsx';

interface Found {
  readonly table: TableInfo;
  readonly seat: Seat | null;
}

export default function OnlineTable({ id }: { readonly id: string }) {
  const say = useSay();
  const [search] = useSearchParams();
  const [found, setFound] = useState<Found | null | undefined>(undefined);
  const again = search.has('again');
  useEffect(() => {
    let late = false;
    // After a rematch both players keep their decks and only need to sit down.
    (again ? sitDown(id).catch(() => tableOf(id)) : tableOf(id)).then(
      (answer) => late || setFound(answer),
      (error) => {
        console.warn(error);
        if (!late) setFound(null);
      },
    );
    return () => {
      late = true;
    };
  }, [id, again]);
  const entry = entryOf(found?.table.game);
  if (found === undefined) return <TableMessage>{say(TABLE.opening)}</TableMessage>;
  if (found === null || entry === undefined) return <TableMessage>{say(TABLE.lineClosed)}</TableMessage>;
  const free = found.table.state === 'waiting' && found.seat === null;
  if (free && found.table.seats.includes(null)) return <SitDown entry={entry} table={found.table} onSit={setFound} />;
  return <AtServer entry={entry} table={found.table} own={found.seat} />;
}

/** Milliseconds between two looks whether the end of a match is stored, and how often to look. */
const LOOK_AGAIN = 500;
const MOST_LOOKS = 20;

/** The rules and the log of a finished match. The screens show its end a moment before the replay is stored. */
async function gameOf(id: string): Promise<[Game, MatchLog]> {
  for (let looks = 0; looks < MOST_LOOKS && (await tableOf(id)).table.state !== 'over'; looks++)
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN));
  const { log, info } = await ofServer(id);
  return [await rulesFor(info), log];
}

interface AtServerProps extends Pick<Found, 'table'> {
  readonly entry: GameEntry;
  /** The seat at which this person waits. */
  readonly own: Seat | null;
}

function AtServer({ entry, table, own }: AtServerProps) {
  const say = useSay();
  const { id } = table;
  const ui = useMatchUi(entry, table);
  const [session, { shown, latest, waiting, connection, rematch }] = useSession(
    useMemo(() => serverConnection(id), [id]),
  );
  const [, navigate] = useLocation();
  useEffect(() => {
    if (waiting !== null && own !== null && shown === null) takePart(waiting, own).catch(console.warn);
  }, [waiting, own, shown]);
  useEffect(() => {
    if (rematch !== null) navigate(`/table/${rematch}?again=1`);
  }, [rematch, navigate]);
  const seat = shown === null || shown.viewer === 2 ? null : shown.viewer;
  const over = latest?.result != null;
  const winner = latest?.result?.winner ?? null;
  const ending = useMemo(
    () => ({
      turning: {
        find: async () => (winner === null ? null : turningPoint(...(await gameOf(id)), winner)),
        replay: `/replay/${id}`,
      },
      more: (
        <Link className="button" href={`/replay/${id}`}>
          {say(TABLE.watchReplay)}
        </Link>
      ),
    }),
    [id, winner, say],
  );
  useEffect(() => {
    if (seat === null) return;
    if (over) forget(entry.id);
    else remember(entry.id, `/table/${id}`);
  }, [entry.id, id, over, seat]);
  if (ui === null) return <TableMessage entry={entry}>{say(REPLAY.older)}</TableMessage>;
  if (connection === 'closed')
    return waiting === null ? (
      <TableMessage entry={entry}>{say(TABLE.lineClosed)}</TableMessage>
    ) : (
      <TableMessage
        entry={entry}
        then={
          <Link className="button main" href={`/${entry.id}/play?quick=1`}>
            {say(ONLINE.quick)}
          </Link>
        }
      >
        {say(TABLE.closedMeanwhile)}
      </TableMessage>
    );
  if (shown === null)
    return waiting === null ? (
      <TableMessage entry={entry}>{say(connection === 'lost' ? TABLE.lineLost : TABLE.opening)}</TableMessage>
    ) : (
      <Invitation entry={entry} table={waiting} />
    );
  return (
    <Screen
      session={session}
      ui={ui}
      shown={shown}
      bottom={seat ?? 0}
      seat={seat}
      lost={connection === 'lost'}
      ending={ending}
    />
  );
}
