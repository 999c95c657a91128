/** The hands: one's own as a fan of faces, the other player's as backs. */
import { type CardView, type Seat, zoneNamed } from '@taisen/kernel';
import { memo } from 'react';
import { CardBack } from '../../cards/Card.tsx';
import { TABLE } from '../../words/table.ts';
import { useScreen } from '../context.ts';
import { Spot } from './Spot.tsx';

export const Hand = memo(function Hand({ seat }: { readonly seat: Seat }) {
  const { view, ui, language, reader } = useScreen();
  const zone = `hand:${seat}`;
  const cards = (view.zones[zone]?.cards ?? []).filter((card): card is CardView => card !== null);
  return (
    // biome-ignore lint/a11y/useSemanticElements: when a card comes to a fieldset, Chromium loses the faces of others
    <div
      role="group"
      className="hand"
      aria-label={zoneNamed(ui.game, zone, reader, language)}
      data-zone={zone}
      // A wheel turns in one direction only.
      onWheel={({ currentTarget, deltaX, deltaY }) => currentTarget.scrollBy({ left: deltaX === 0 ? deltaY : 0 })}
    >
      {cards.map((card, at) => (
        <div
          className="held"
          key={card.id}
          style={{ '--n': cards.length, '--i': at - (cards.length - 1) / 2 } as React.CSSProperties}
        >
          <Spot card={card} zone={zone} at={at} detail="thumb" />
        </div>
      ))}
    </div>
  );
});

/** The other player's hand: backs, and the faces that this viewer knows. */
export const OtherHand = memo(function OtherHand({ seat }: { readonly seat: Seat }) {
  const { view, ui, language, say, reader } = useScreen();
  const zone = `hand:${seat}`;
  const { count = 0, cards = [] } = view.zones[zone] ?? {};
  const known = cards.filter((card): card is CardView => card !== null);
  const name = zoneNamed(ui.game, zone, reader, language);
  return (
    // biome-ignore lint/a11y/useSemanticElements: when a card comes to a fieldset, Chromium loses the faces of others
    <div
      role="group"
      className="other-hand"
      data-zone={zone}
      data-open={count > 0 && known.length === count ? '' : undefined}
      aria-label={say(TABLE.cardsIn, { zone: name, n: count })}
    >
      {known.map((card, at) => (
        <Spot key={card.id} card={card} zone={zone} at={at} />
      ))}
      {Array.from({ length: Math.max(0, count - known.length) }, (_, i) => (
        <span className="back" key={i}>
          <CardBack ui={ui} />
        </span>
      ))}
    </div>
  );
});
