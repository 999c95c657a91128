import type { Seat } from '@taisen/kernel';
import { useState } from 'react';
import { Shape } from '../../art/Shape.tsx';
import { TABLE } from '../../words/table.ts';
import { useScreen } from '../context.ts';

/** Always in the same place: a bot agrees at once, a person is asked. */
export function TakeBack({ seat }: { readonly seat: Seat }) {
  const { say, request, choosing, client } = useScreen();
  const [sent, setSent] = useState<number | null>(null);
  // While an answer or a takeback is being sent, it is not known whether there is anything to take back.
  const waiting = choosing.busy || sent === client.seq || (client.takebacks & (1 << seat)) !== 0;
  const takeBack = () => {
    setSent(client.seq);
    request({ do: 'takeback' });
  };
  return (
    <button
      type="button"
      className="button round"
      aria-label={say(TABLE.takeBack)}
      title={say(TABLE.takeBack)}
      data-take-back=""
      disabled={!client.mayTakeBack || waiting}
      onClick={takeBack}
    >
      <Shape name="undo" />
    </button>
  );
}
