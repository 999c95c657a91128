/** An enlarged card: beside the table while the pointer is on it, or over everything. */
import { Dialog } from '@base-ui/react/dialog';
import type { ClientState } from '@taisen/protocol';
import { memo, type RefObject, useRef } from 'react';
import { Card } from '../../cards/Card.tsx';
import { Defined } from '../../cards/Defined.tsx';
import { Modal } from '../../dialog/Modal.tsx';
import type { Now } from '../../games/game-ui.ts';
import { TABLE } from '../../words/table.ts';
import { cardsOf, defOf } from '../cards.ts';
import { type PreviewedCard, useScreen } from '../context.ts';
import { type Looking, useLooked } from '../looking.ts';
import { CardState } from './CardState.tsx';

/** The card of the last event, shown while the pointer is on no card. */
function latest({ events }: ClientState): PreviewedCard | null {
  const card = events.findLast((event) => event.type !== 'moved' && event.card?.card !== undefined)?.card?.card;
  return card === undefined ? null : { card };
}

export const Preview = memo(function Preview({ looking }: { readonly looking: Looking }) {
  const { ui, say, client } = useScreen();
  const of = useLooked(looking) ?? latest(client);
  const def = defOf(ui, of?.card);
  const now = usePresent(of);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <aside className="preview" aria-label={say(TABLE.preview)} tabIndex={0}>
      {def === undefined ? (
        <p>{say(TABLE.previewEmpty)}</p>
      ) : (
        <>
          <Card ui={ui} def={def} detail="full" now={now} mute />
          <Text card={of as PreviewedCard} />
        </>
      )}
    </aside>
  );
});

/** The card as it is now, not as it was when the pointer came to it. */
function usePresent(of: PreviewedCard | null): Now | undefined {
  const { view } = useScreen();
  const lying = of?.id === undefined ? undefined : cardsOf(view).get(of.id);
  return (lying === undefined ? of?.now : lying.card.now) as Now | undefined;
}

function Text({ card }: { readonly card: PreviewedCard }) {
  const { ui, language } = useScreen();
  const def = defOf(ui, card.card);
  const now = usePresent(card);
  if (def === undefined) return null;
  return (
    <div className="preview-text">
      <b>{def.name[language]}</b>
      <small>{ui.facts(def, language, now)}</small>
      <CardState of={card} />
      <Defined ui={ui} def={def} />
    </div>
  );
}

interface EnlargedProps {
  readonly of: PreviewedCard | null;
  onClose(): void;
}

export const Enlarged = memo(function Enlarged({ of, onClose }: EnlargedProps) {
  const { ui } = useScreen();
  const close = useRef<HTMLButtonElement>(null);
  return (
    <Modal of={of} onClose={onClose} className="enlarged" backdrop="sheet-shade" ui={ui.game.id} initialFocus={close}>
      {(shown) => <EnlargedCard of={shown} close={close} />}
    </Modal>
  );
});

interface EnlargedCardProps {
  readonly of: PreviewedCard;
  readonly close: RefObject<HTMLButtonElement | null>;
}

function EnlargedCard({ of, close }: EnlargedCardProps) {
  const { ui, say, language } = useScreen();
  const def = defOf(ui, of.card);
  const now = usePresent(of);
  if (def === undefined) return null;
  return (
    <>
      <Card ui={ui} def={def} detail="full" now={now} mute />
      <Dialog.Title className="hidden-text">{def.name[language]}</Dialog.Title>
      <div className="preview-text">
        {of.did === undefined ? null : (
          <ul className="did">
            {of.did.map((line, i) => (
              <li key={i}>{line}</li>
            ))}
          </ul>
        )}
        <small>{ui.facts(def, language, now)}</small>
        <CardState of={of} />
        <Defined ui={ui} def={def} />
      </div>
      <Dialog.Close className="button" ref={close}>
        {say(TABLE.close)}
      </Dialog.Close>
    </>
  );
}
