import type { CardView } from '@taisen/kernel';
import { Card, CardBack } from '../../cards/Card.tsx';
import type { GameUi } from '../../games/game-ui.ts';
import { defOf } from '../cards.ts';
import { useScreen } from '../context.ts';

/** Cards that lie under another one, whose edges are visible. */
export function Charges({ cards }: { readonly cards: readonly CardView[] }) {
  const { ui } = useScreen();
  return (
    <span className="charges" aria-hidden="true">
      {cards.map(({ id, card }) => (
        <span key={id} data-card={id}>
          <Charge ui={ui} card={card} />
        </span>
      ))}
    </span>
  );
}

function Charge({ ui, card }: { readonly ui: GameUi; readonly card: string | undefined }) {
  const def = defOf(ui, card);
  return def === undefined ? <CardBack ui={ui} /> : <Card ui={ui} def={def} detail="thumb" mute />;
}
