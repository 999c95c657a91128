import type { CardView } from '@taisen/kernel';
import { Card, CardBack } from '../../cards/Card.tsx';
import type { World } from '../../worlds/world.ts';
import { defOf } from '../cards.ts';
import { useShown } from '../context.ts';

/** Cards that lie under another: their edges look out. */
export function Charges({ cards }: { readonly cards: readonly CardView[] }) {
  const { world } = useShown();
  return (
    <span className="charges" aria-hidden="true">
      {cards.map(({ id, card }) => (
        <span key={id} data-card={id}>
          <Charge world={world} card={card} />
        </span>
      ))}
    </span>
  );
}

function Charge({ world, card }: { readonly world: World; readonly card: string | undefined }) {
  const def = defOf(world, card);
  return def === undefined ? <CardBack world={world} /> : <Card world={world} def={def} detail="thumb" mute />;
}
