/** The sheets over the table: choices that do not lie on it, and opened piles. */
import { Dialog } from '@base-ui/react/dialog';
import { type CardView, cardNamed, type OptionView, sayOption, zoneNamed } from '@taisen/kernel';
import { memo, useCallback, useRef, useState } from 'react';
import { Card } from '../../cards/Card.tsx';
import { Modal } from '../../dialog/Modal.tsx';
import { TABLE } from '../../words/table.ts';
import { cardsOf, defOf, kindOf, type Lying } from '../cards.ts';
import { type PreviewedCard, useScreen } from '../context.ts';
import { zonesOf } from '../layout.ts';
import { Actions, Prompt } from './Bar.tsx';
import { Enlarged } from './Preview.tsx';
import { Spot } from './Spot.tsx';

/** Cards in piles that can be or are chosen, and faces of cards that are not on the table. */
function useHiddenChoices() {
  const { choosing, layout, view } = useScreen();
  const piles = new Set(zonesOf(layout).flatMap(({ zone, as }) => (as === 'pile' ? [zone] : [])));
  const { selection, decision } = choosing;
  const lying = cardsOf(view);
  const inPiles = [...selection.chosen, ...selection.cards.keys()].flatMap((id) => {
    const found = lying.get(id);
    return found !== undefined && piles.has(kindOf(found.zone)) ? [found] : [];
  });
  const faces = selection.buttons.filter((i) => decision?.options[i]?.face !== undefined);
  // Cards that could be chosen before stay, so that the others do not move during the choice.
  const offered = useRef<{ readonly decision: typeof decision; readonly cards: Set<Lying> }>(null);
  if (offered.current?.decision !== decision) offered.current = { decision, cards: new Set() };
  for (const card of inPiles) offered.current.cards.add(card);
  return { cards: inPiles.length === 0 ? [] : [...offered.current.cards], faces };
}

interface ChoiceSheetProps {
  /** The player wants to see the table first. */
  readonly hidden: boolean;
  onHide(): void;
}

/** Opens automatically for choices that are not visible on the table. */
export function ChoiceSheet({ hidden, onHide }: ChoiceSheetProps) {
  const { choosing, ui, say } = useScreen();
  const { cards, faces } = useHiddenChoices();
  const open = !hidden && choosing.decision !== null && cards.length + faces.length > 0;
  return (
    <Dialog.Root open={open} onOpenChange={(now) => (now ? undefined : onHide())} modal={false}>
      <Dialog.Portal>
        <Dialog.Popup className="sheet" data-game={ui.game.id} initialFocus={false}>
          <Dialog.Title className="hidden-text">{say(TABLE.chooseTarget)}</Dialog.Title>
          <Prompt />
          <div className="sheet-cards">
            {cards.map(({ card, zone, at }) => (
              <Spot key={card.id} card={card} zone={zone} at={at} detail="card" />
            ))}
            {faces.map((i) => (
              <FaceChoice key={i} option={choosing.decision?.options[i] as OptionView} at={i} />
            ))}
          </div>
          <div className="sheet-foot">
            <button type="button" className="button small quiet" onClick={onHide}>
              {say(TABLE.seeTable)}
            </button>
            <Actions />
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function FaceChoice({ option, at }: { readonly option: OptionView; readonly at: number }) {
  const { ui, choosing, view, language } = useScreen();
  const def = defOf(ui, option.face);
  if (def === undefined) return null;
  return (
    <button type="button" className="spot" data-can="" data-spot="" data-in="faces" onClick={() => choosing.take(at)}>
      <span className="hidden-text">{sayOption(ui.game, view, option, language)}</span>
      <Card ui={ui} def={def} detail="card" mute />
    </button>
  );
}

interface PileSheetProps {
  readonly zone: string | null;
  onClose(): void;
}

export const PileSheet = memo(function PileSheet({ zone, onClose }: PileSheetProps) {
  const { ui } = useScreen();
  return (
    <Modal of={zone} onClose={onClose} className="sheet tall" backdrop="sheet-shade" ui={ui.game.id}>
      {(shown) => <PileCards zone={shown} />}
    </Modal>
  );
});

function PileCards({ zone }: { readonly zone: string }) {
  const { view, ui, language, say, reader } = useScreen();
  // Nested in this dialog: keys and clicks go to the upper of two dialogs only if it is nested in the lower.
  const [enlarged, enlarge] = useState<PreviewedCard | null>(null);
  const close = useCallback(() => enlarge(null), []);
  const { cards = [], count = 0 } = view.zones[zone] ?? {};
  const seen = cards.filter((card): card is CardView => card !== null);
  return (
    <>
      <Dialog.Title className="sheet-title">
        {say(TABLE.cardsIn, { zone: zoneNamed(ui.game, zone, reader, language), n: count })}
      </Dialog.Title>
      <div className="sheet-cards">
        {seen.toReversed().map(({ id, card, now }) => {
          const def = defOf(ui, card);
          return def === undefined || card === undefined ? null : (
            <button key={id} type="button" className="spot" onClick={() => enlarge({ card, now })}>
              <span className="hidden-text">{cardNamed(ui.game, card, language)}</span>
              <Card ui={ui} def={def} detail="card" mute />
            </button>
          );
        })}
      </div>
      <div className="actions">
        <Dialog.Close className="button">{say(TABLE.close)}</Dialog.Close>
      </div>
      <Enlarged of={enlarged} onClose={close} />
    </>
  );
}
