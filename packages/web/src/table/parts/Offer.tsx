import type { Seat, Words } from '@taisen/kernel';
import type { ClientState } from '@taisen/protocol';
import { useEffect, useState } from 'react';
import { TABLE } from '../../words/table.ts';
import { useScreen } from '../context.ts';

/** Something that both players have to agree on. */
interface Kind {
  readonly offers: (client: ClientState) => number;
  readonly offered: Words;
  readonly sent: Words;
  readonly declined: Words;
  readonly accept: 'accept-draw' | 'accept-takeback';
  readonly refuse: 'refuse-draw' | 'refuse-takeback';
}

const DRAW: Kind = {
  offers: ({ draws }) => draws,
  offered: TABLE.drawOffered,
  sent: TABLE.drawSent,
  declined: TABLE.drawDeclined,
  accept: 'accept-draw',
  refuse: 'refuse-draw',
};
const TAKEBACK: Kind = {
  offers: ({ takebacks }) => takebacks,
  offered: TABLE.takebackAsked,
  sent: TABLE.takebackSent,
  declined: TABLE.takebackDeclined,
  accept: 'accept-takeback',
  refuse: 'refuse-takeback',
};
/** Milliseconds after which a refusal goes away. */
const DECLINED_STAYS = 6000;

export function Offers({ seat }: { readonly seat: Seat | null }) {
  const { client } = useScreen();
  if (seat === null || client.result !== null) return null;
  return [DRAW, TAKEBACK].map((kind) => <Offer key={kind.accept} kind={kind} seat={seat} />);
}

function Offer({ kind, seat }: { readonly kind: Kind; readonly seat: Seat }) {
  const { client, say, request, name } = useScreen();
  const declined = useDeclined(client, kind, seat);
  const offers = kind.offers(client);
  const other = seat === 0 ? 1 : 0;
  // A bot answers at once: nothing to read.
  const isBot = client.table.seats[other]?.kind === 'bot';
  if (offers === 0)
    return declined ? (
      <p className="offer" role="status">
        {say(kind.declined)}
      </p>
    ) : null;
  if ((offers & (1 << seat)) !== 0) return isBot ? null : <p className="offer">{say(kind.sent)}</p>;
  return (
    <p className="offer" role="alert">
      {say(kind.offered, { name: name(other) })}{' '}
      <button type="button" className="button small" onClick={() => request({ do: kind.accept })}>
        {say(TABLE.accept)}
      </button>{' '}
      <button type="button" className="button small" onClick={() => request({ do: kind.refuse })}>
        {say(TABLE.refuse)}
      </button>
    </p>
  );
}

/** The other player has refused: true for a while. */
function useDeclined({ entry, seq }: ClientState, { refuse }: Kind, seat: Seat): boolean {
  const [declined, setDeclined] = useState(false);
  useEffect(() => {
    if (entry?.do !== refuse || entry.seat === seat) return;
    setDeclined(true);
    const timer = setTimeout(() => setDeclined(false), DECLINED_STAYS);
    return () => clearTimeout(timer);
  }, [entry, seq, refuse, seat]);
  return declined;
}
