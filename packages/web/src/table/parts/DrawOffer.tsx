import type { Seat } from '@taisen/kernel';
import { TABLE } from '../../words/table.ts';
import { useShown } from '../context.ts';

export function DrawOffer({ seat }: { readonly seat: Seat | null }) {
  const { following, say, request } = useShown();
  if (seat === null || following.result !== null || following.draws === 0) return null;
  if ((following.draws & (1 << seat)) !== 0) return <p className="offer">{say(TABLE.drawSent)}</p>;
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
