/** A dialog that is open while it has something to show. */
import { Dialog } from '@base-ui/react/dialog';
import { type KeyboardEvent, type ReactNode, type RefObject, useState } from 'react';

interface ModalProps<T> {
  /** What it shows; null closes it. */
  readonly of: T | null;
  onClose(): void;
  readonly className: string;
  readonly backdrop: string;
  readonly ui: string;
  readonly initialFocus?: RefObject<HTMLElement | null>;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly children: (of: T) => ReactNode;
}

export function Modal<T>({ of, onClose, className, backdrop, ui, children, ...popup }: ModalProps<T>) {
  const shown = useLast(of);
  return (
    <Dialog.Root open={of !== null} onOpenChange={(open) => (open ? undefined : onClose())}>
      <Dialog.Portal>
        {/* Also over another dialog. */}
        <Dialog.Backdrop className={backdrop} forceRender />
        <Dialog.Popup className={className} data-game={ui} {...popup}>
          {shown === null ? null : children(shown)}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/**
 * The value, or the last one before null. A dialog closes when the exit animation of its popup ends. If the content were
 * removed before that, the animation would never end, and the backdrop would stay over the page and block every click.
 */
function useLast<T>(value: T | null): T | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}
