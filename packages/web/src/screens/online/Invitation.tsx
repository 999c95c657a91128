import './online.css';
import { useMemo, useRef, useState } from 'react';
import { encode } from 'uqr';
import { Copy } from '../../Copy.tsx';
import type { GameEntry } from '../../games/index.ts';
import { useSay } from '../../language.ts';
import { useSharedOrigins } from '../../online/sharing.ts';
import { Page } from '../../Page.tsx';
import { ONLINE } from '../../words/online.ts';

/** Shown while the other seat is free: how to invite somebody. An open table is also listed for everyone. */
export function Invitation({ entry, open }: { readonly entry: GameEntry; readonly open: boolean }) {
  const say = useSay();
  const origins = useSharedOrigins();
  return (
    <Page title={say(ONLINE.waiting)} entry={entry} ui narrow>
      <h1 className="page-title">{say(ONLINE.waiting)}</h1>
      <p>{say(open ? ONLINE.stay : ONLINE.invite)}</p>
      {origins === null ? null : <Invited origins={origins} />}
    </Page>
  );
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
