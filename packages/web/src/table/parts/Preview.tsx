/** A card large: beside the table while one points at it, or over everything. */
import { Dialog } from '@base-ui/react/dialog';
import type { Following } from '@taisen/protocol';
import { useRef } from 'react';
import { Card } from '../../cards/Card.tsx';
import { Defined } from '../../cards/Defined.tsx';
import { TABLE } from '../../words/table.ts';
import type { Now } from '../../worlds/world.ts';
import { defOf } from '../cards.ts';
import { type PreviewedCard, useShown } from '../context.ts';

/** The card of the last thing that happened, for who points at nothing. */
export function latest({ events }: Following): PreviewedCard | null {
  const card = events.findLast((event) => event.type !== 'moved' && event.card?.card !== undefined)?.card?.card;
  return card === undefined ? null : { card };
}

export function Preview({ of }: { readonly of: PreviewedCard | null }) {
  const { world, say } = useShown();
  const def = defOf(world, of?.card);
  return (
    <aside className="preview" aria-label={say(TABLE.preview)}>
      {def === undefined ? (
        <p>{say(TABLE.previewEmpty)}</p>
      ) : (
        <>
          <Card world={world} def={def} detail="full" now={of?.now as Now | undefined} mute />
          <Text card={of as PreviewedCard} />
        </>
      )}
    </aside>
  );
}

function Text({ card }: { readonly card: PreviewedCard }) {
  const { world, language } = useShown();
  const def = defOf(world, card.card);
  if (def === undefined) return null;
  return (
    <div className="preview-text">
      <b>{def.name[language]}</b>
      <small>{world.facts(def, language, card.now as Now | undefined)}</small>
      <Defined world={world} def={def} />
    </div>
  );
}

export function Enlarged({ of, onClose }: { readonly of: PreviewedCard | null; readonly onClose: () => void }) {
  const { world, say, language } = useShown();
  const def = defOf(world, of?.card);
  const close = useRef<HTMLButtonElement>(null);
  return (
    <Dialog.Root open={def !== undefined} onOpenChange={(open) => (open ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Backdrop className="sheet-shade" />
        {def === undefined || of === null ? null : (
          <Dialog.Popup className="enlarged" data-world={world.game.id} initialFocus={close}>
            <Card world={world} def={def} detail="full" now={of.now as Now | undefined} mute />
            <Dialog.Title className="hidden-text">{def.name[language]}</Dialog.Title>
            <div className="preview-text">
              <small>{world.facts(def, language, of.now as Now | undefined)}</small>
              <Defined world={world} def={def} />
            </div>
            <Dialog.Close className="button" ref={close}>
              {say(TABLE.close)}
            </Dialog.Close>
          </Dialog.Popup>
        )}
      </Dialog.Portal>
    </Dialog.Root>
  );
}
