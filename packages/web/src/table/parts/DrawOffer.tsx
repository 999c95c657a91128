import type { Seat } from '@taisen/kernel';
import { TABLE } from '../../words/table.ts';
import { useScreen } from '../context.ts';

export function DrawOffer({ seat }: { readonly seat: Seat | null }) {
  const { client, say, request } = useScreen();
  if (seat === null || client.result !== null || client.draws === 0) return null;
  if ((client.draws & (1 << seat)) !== 0) return <p className="offer">{say(TABLE.drawSent)}</p>;
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
