/** What comes over the table: cards to choose from that do not lie on it, and piles to look through. */
import { Dialog } from '@base-ui/react/dialog';
import { type CardView, cardNamed, type OptionView, sayOption, zoneNamed } from '@taisen/kernel';
import { useEffect, useState } from 'react';
import { Card } from '../../cards/Card.tsx';
import { TABLE } from '../../words/table.ts';
import { cardsOf, defOf, kindOf } from '../cards.ts';
import { useShown } from '../context.ts';
import { zonesOf } from '../layouts/layout.ts';
import { Actions, Prompt } from './Bar.tsx';
import { Spot } from './Spot.tsx';

/** Cards that can be chosen now but lie in piles, and faces of cards that lie nowhere. */
function useHiddenChoices() {
  const { choosing, layout, view } = useShown();
  const piles = new Set(zonesOf(layout).flatMap(({ zone, as }) => (as === 'pile' ? [zone] : [])));
  const lying = cardsOf(view);
  const { narrowed, decision } = choosing;
  const ids = [...narrowed.cards.keys()];
  const inPiles = ids.filter((id) => {
    const found = lying.get(id);
    return found !== undefined && piles.has(kindOf(found.zone));
  });
  const faces = narrowed.buttons.filter((i) => decision?.options[i]?.face !== undefined);
  const elsewhere = ids.length - inPiles.length + narrowed.places.length;
  return { inPiles, faces, only: elsewhere === 0 && narrowed.chosen.size === 0 };
}

/** Opens by itself when there is something to choose that cannot be seen on the table. */
export function ChoiceSheet() {
  const { choosing, view, world, say, language } = useShown();
  const { inPiles, faces } = useHiddenChoices();
  const count = inPiles.length + faces.length;
  const [hidden, hide] = useState(false);
  useEffect(() => hide(false), [choosing.decision, inPiles[0]]);
  const chosenFromPile = [...choosing.narrowed.chosen].filter((id) => !isOnTable(view, id));
  const open =
    !hidden && choosing.decision !== null && (count > 0 || (chosenFromPile.length > 0 && choosing.narrowed.sole));
  const lying = cardsOf(view);
  const listed = [...new Set([...chosenFromPile, ...inPiles])].flatMap((id) => lying.get(id) ?? []);
  return (
    <Dialog.Root open={open} onOpenChange={(now) => (now ? undefined : hide(true))} modal={false}>
      <Dialog.Portal>
        <Dialog.Popup className="sheet" data-world={world.game.id} initialFocus={false}>
          <Dialog.Title className="hidden-text">{say(TABLE.chooseTarget)}</Dialog.Title>
          <Prompt />
          <div className="sheet-cards">
            {listed.map(({ card, zone, at }) => (
              <Spot key={card.id} card={card} zone={zone} at={at} detail="card" />
            ))}
            {faces.map((i) => (
              <FaceChoice key={i} option={choosing.decision?.options[i] as OptionView} at={i} />
            ))}
          </div>
          <Actions />
          <span className="hidden-text" lang={language} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const isOnTable = (view: Parameters<typeof cardsOf>[0], id: number): boolean => {
  const zone = cardsOf(view).get(id)?.zone ?? '';
  return !/^(?:deck|trash|graveyard|discard|home|gone|removed)/.test(zone);
};

function FaceChoice({ option, at }: { readonly option: OptionView; readonly at: number }) {
  const { world, choosing, view, language } = useShown();
  const def = defOf(world, option.face);
  if (def === undefined) return null;
  return (
    <button type="button" className="spot" data-can="" data-spot="" data-in="faces" onClick={() => choosing.take(at)}>
      <span className="hidden-text">{sayOption(world.game, view, option, language)}</span>
      <Card world={world} def={def} detail="card" mute />
    </button>
  );
}

export function PileSheet({ zone, onClose }: { readonly zone: string | null; readonly onClose: () => void }) {
  const { view, world, language, say, enlarge } = useShown();
  const cards = (zone === null ? [] : (view.zones[zone]?.cards ?? [])).filter(
    (card): card is CardView => card !== null,
  );
  return (
    <Dialog.Root open={zone !== null} onOpenChange={(open) => (open ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Backdrop className="sheet-shade" />
        {zone === null ? null : (
          <Dialog.Popup className="sheet tall" data-world={world.game.id}>
            <Dialog.Title className="sheet-title">
              {say(TABLE.cardsIn, {
                zone: zoneNamed(world.game, zone, view.viewer, language),
                n: view.zones[zone]?.count ?? 0,
              })}
            </Dialog.Title>
            <div className="sheet-cards">
              {cards.toReversed().map(({ id, card, now }) => {
                const def = defOf(world, card);
                return def === undefined || card === undefined ? null : (
                  <button key={id} type="button" className="spot" onClick={() => enlarge({ card, now })}>
                    <span className="hidden-text">{cardNamed(world.game, card, language)}</span>
                    <Card world={world} def={def} detail="card" mute />
                  </button>
                );
              })}
            </div>
            <div className="actions">
              <Dialog.Close className="button">{say(TABLE.close)}</Dialog.Close>
            </div>
          </Dialog.Popup>
        )}
      </Dialog.Portal>
    </Dialog.Root>
  );
}
