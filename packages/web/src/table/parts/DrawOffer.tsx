import type { Seat } from '@taisen/kernel';
import { useEffect, useRef, useState } from 'react';
import { TABLE } from '../../words/table.ts';
import { useScreen } from '../context.ts';

export function DrawOffer({ seat }: { readonly seat: Seat | null }) {
  const { client, say, request } = useScreen();
  const isOver = seat === null || client.result !== null;
  const [declined, setDeclined] = useState(false);
  const mine = seat !== null && (client.draws & (1 << seat)) !== 0;
  const before = useRef(false);
  useEffect(() => {
    if (mine) setDeclined(false);
    // The offer is gone, and the match goes on.
    else if (before.current) setDeclined(true);
    before.current = mine;
  }, [mine]);
  if (isOver) return null;
  if (client.draws === 0)
    return declined ? (
      <p className="offer" role="status">
        {say(TABLE.drawDeclined)}{' '}
        <button type="button" className="button small" onClick={() => setDeclined(false)}>
          {say(TABLE.close)}
        </button>
      </p>
    ) : null;
  if (mine) return <p className="offer">{say(TABLE.drawSent)}</p>;
  return (
    <p className="offer">
      {say(TABLE.drawOffered)}{' '}
      <button type="button" className="button small" onClick={() => request({ do: 'accept-draw' })}>
        {say(TABLE.accept)}
      </button>{' '}
      <button type="button" className="button small" onClick={() => request({ do: 'refuse-draw' })}>
        {say(TABLE.refuse)}
      </button>
    </p>
  );
}
