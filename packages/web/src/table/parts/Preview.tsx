/** A card large: beside the table while one points at it, or over everything. */
import { Dialog } from '@base-ui/react/dialog';
import type { Following } from '@taisen/protocol';
import { memo, useRef } from 'react';
import { Card } from '../../cards/Card.tsx';
import { Defined } from '../../cards/Defined.tsx';
import { TABLE } from '../../words/table.ts';
import type { Now } from '../../worlds/world.ts';
import { defOf } from '../cards.ts';
import { type PreviewedCard, useShown } from '../context.ts';
import { type Looking, useLooked } from '../looking.ts';

/** The card of the last thing that happened, for who points at nothing. */
function latest({ events }: Following): PreviewedCard | null {
  const card = events.findLast((event) => event.type !== 'moved' && event.card?.card !== undefined)?.card?.card;
  return card === undefined ? null : { card };
}

export const Preview = memo(function Preview({ looking }: { readonly looking: Looking }) {
  const { world, say, following } = useShown();
  const of = useLooked(looking) ?? latest(following);
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
});

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

interface EnlargedProps {
  readonly of: PreviewedCard | null;
  onClose(): void;
}

export const Enlarged = memo(function Enlarged({ of, onClose }: EnlargedProps) {
  return (
    <Dialog.Root open={of !== null} onOpenChange={(open) => (open ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Backdrop className="sheet-shade" />
        {of === null ? null : <EnlargedCard of={of} />}
      </Dialog.Portal>
    </Dialog.Root>
  );
});

function EnlargedCard({ of }: { readonly of: PreviewedCard }) {
  const { world, say, language } = useShown();
  const def = defOf(world, of.card);
  const close = useRef<HTMLButtonElement>(null);
  if (def === undefined) return null;
  return (
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
  );
}
