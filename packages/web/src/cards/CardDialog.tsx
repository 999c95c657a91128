/** An enlarged card, with its text for screen readers, and buttons for the previous and the next card. */
import './dialog.css';
import { Dialog } from '@base-ui/react/dialog';
import { Modal } from '../dialog/Modal.tsx';
import type { AnyCard, GameUi } from '../games/game-ui.ts';
import { useLanguage, useSay } from '../language.ts';
import { FRAME } from '../words/frame.ts';
import { Card } from './Card.tsx';
import { Defined } from './Defined.tsx';
import { GALLERY } from './words.ts';

interface CardDialogProps {
  readonly ui: GameUi;
  readonly def: AnyCard | undefined;
  /** The list for the previous and the next card. */
  readonly among: readonly AnyCard[];
  readonly onShow: (def: AnyCard | undefined) => void;
}

export function CardDialog({ ui, def, among, onShow }: CardDialogProps) {
  const say = useSay();
  const language = useLanguage();
  const at = def === undefined ? -1 : among.indexOf(def);
  const previous = at > 0 ? among[at - 1] : undefined;
  const next = at >= 0 ? among[at + 1] : undefined;
  return (
    <Modal
      of={def ?? null}
      onClose={() => onShow(undefined)}
      className="dialog"
      backdrop="dialog-shade"
      ui={ui.game.id}
      onKeyDown={(event) => {
        if (event.key === 'ArrowLeft' && previous) onShow(previous);
        if (event.key === 'ArrowRight' && next) onShow(next);
      }}
    >
      {(shown) => (
        <>
          <div className="dialog-card">
            <Card ui={ui} def={shown} detail="full" />
          </div>
          <div className="dialog-words">
            <Dialog.Title>{shown.name[language]}</Dialog.Title>
            <Dialog.Description className="dialog-facts">{ui.facts(shown, language)}</Dialog.Description>
            {Object.keys(shown.text).length === 0 ? (
              <p className="dialog-plain">{say(GALLERY.plain)}</p>
            ) : (
              <Defined ui={ui} def={shown} />
            )}
            <p className="dialog-buttons">
              <button type="button" className="button small" disabled={!previous} onClick={() => onShow(previous)}>
                <span aria-hidden="true">←</span>
                <span className="hidden-text">{say(GALLERY.previous)}</span>
              </button>
              <button type="button" className="button small" disabled={!next} onClick={() => onShow(next)}>
                <span aria-hidden="true">→</span>
                <span className="hidden-text">{say(GALLERY.next)}</span>
              </button>
              <Dialog.Close className="button small">{say(FRAME.close)}</Dialog.Close>
            </p>
          </div>
        </>
      )}
    </Modal>
  );
}
