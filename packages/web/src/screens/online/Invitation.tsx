import './online.css';
import type { TableInfo } from '@taisen/protocol';
import { useEffect, useMemo, useRef, useState } from 'react';
import { encode } from 'uqr';
import { useLocation } from 'wouter';
import { Copy } from '../../Copy.tsx';
import { type GameEntry, useGameUi } from '../../games/index.ts';
import { useSay } from '../../language.ts';
import { leaveTable, quickMatch } from '../../online/api.ts';
import { useSharedOrigins } from '../../online/sharing.ts';
import { sitDown } from '../../online/shuffle.ts';
import { Page } from '../../Page.tsx';
import { forget } from '../../unfinished.ts';
import { ONLINE } from '../../words/online.ts';
import { TableTerms } from './TableTerms.tsx';

/** Shown while the other seat is free: how to invite somebody. An open table is also listed for everyone. */
export function Invitation({ entry, table }: { readonly entry: GameEntry; readonly table: TableInfo }) {
  const say = useSay();
  const ui = useGameUi(entry);
  const [, navigate] = useLocation();
  const origins = useSharedOrigins();
  const open = !table.private;
  useWidening(table);
  const cancel = () => {
    forget(entry.id);
    leaveTable(table.id).then(() => navigate(`/${entry.id}`), console.error);
  };
  return (
    <Page title={say(ONLINE.waiting)} entry={entry} ui narrow>
      <h1 className="page-title">{say(ONLINE.waiting)}</h1>
      <p>{say(open ? ONLINE.stay : ONLINE.invite)}</p>
      {table.rated ? <p>{say(ONLINE.widening)}</p> : null}
      <TableTerms ui={ui} table={table} />
      {/* Nobody chooses the opponent of a rated game. */}
      {origins === null || table.rated ? null : <Invited origins={origins} />}
      <p className="play-begin">
        <button type="button" className="button" onClick={cancel}>
          {say(ONLINE.cancel)}
        </button>
      </p>
    </Page>
  );
}

/** The system's own way to send a link. Nothing to report if the user closes it. */
const share = (url: string): Promise<void> => navigator.share({ url }).catch(() => {});

/** Milliseconds. */
const WIDENING = 4000;

/** Whoever waits for a rated match asks again: the longer both wait, the further apart their ratings may be. */
function useWidening({ id, game, rulings, clock, rated }: TableInfo): void {
  const [, navigate] = useLocation();
  const wanted = JSON.stringify({ game, rulings, clock, rated, instead: id });
  useEffect(() => {
    if (!rated) return;
    const ask = async () => {
      const { table } = await quickMatch(JSON.parse(wanted));
      if (table.id === id) return;
      await sitDown(table.id);
      navigate(`/table/${table.id}`, { replace: true });
    };
    const timer = setInterval(() => void ask().catch(console.warn), WIDENING);
    return () => clearInterval(timer);
  }, [id, rated, wanted, navigate]);
}

/** The link as text and as a QR code. If the server is in several networks, the user chooses the address. */
function Invited({ origins }: { readonly origins: readonly string[] }) {
  const say = useSay();
  const field = useRef<HTMLInputElement>(null);
  const [chosen, choose] = useState(origins[0] ?? location.origin);
  const link = `${chosen}${location.pathname}`;
  return (
    <>
      {origins.length === 0 ? (
        <p className="only-here" role="alert">
          {say(ONLINE.onlyHere, { command: LAN_COMMAND })}
        </p>
      ) : null}
      <div className="invitation">
        <Code text={link} name={say(ONLINE.code)} />
        <p>
          {origins.length < 2 ? null : (
            <select
              className="field"
              value={chosen}
              aria-label={say(ONLINE.address)}
              onChange={({ target }) => choose(target.value)}
            >
              {origins.map((origin) => (
                <option key={origin}>{origin}</option>
              ))}
            </select>
          )}
          <input
            className="field"
            readOnly
            value={link}
            aria-label={say(ONLINE.link)}
            ref={field}
            onFocus={({ target }) => target.select()}
          />
          <Copy text={link} name={ONLINE.copy} className="button main" field={field} />
          {navigator.share === undefined ? null : (
            <button type="button" className="button" onClick={() => void share(link)}>
              {say(ONLINE.share)}
            </button>
          )}
        </p>
      </div>
    </>
  );
}

/** The command that makes the server reachable for other devices. */
const LAN_COMMAND = 'npm start -- --lan';

/** The QR code as one path, with a square for every dark module. */
function Code({ text, name }: { readonly text: string; readonly name: string }) {
  const { size, path } = useMemo(() => {
    const { data, size: modules } = encode(text, { border: 2 });
    const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size: modules, path: squares.join('') };
  }, [text]);
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={name}>
      <path fill="#fff" d={`M0 0h${size}v${size}h-${size}z`} />
      <path fill="#000" d={path} shapeRendering="crispEdges" />
    </svg>
  );
}
