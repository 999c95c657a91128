import type { CardView } from '@taisen/kernel';
import { Card, CardBack } from '../../cards/Card.tsx';
import { defOf } from '../cards.ts';
import { useShown } from '../context.ts';

/** Cards that lie under another: their edges look out. */
export function Charges({ cards }: { readonly cards: readonly CardView[] }) {
  const { world } = useShown();
  return (
    <span className="charges" aria-hidden="true">
      {cards.map(({ id, card }) => {
        const def = defOf(world, card);
        return (
          <span key={id} data-card={id}>
            {def === undefined ? <CardBack world={world} /> : <Card world={world} def={def} detail="thumb" mute />}
          </span>
        );
      })}
    </span>
  );
}
