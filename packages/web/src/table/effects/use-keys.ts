import { type RefObject, useEffect, useRef } from 'react';
import type { Choosing } from '../choosing.ts';
import { moveFocus } from '../keys.ts';

interface Shortcuts {
  log(): void;
  zoom(): void;
  /** Whatever moves on the screen is over at once. */
  hurry(): void;
}

const inField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, select, textarea, [role="dialog"].menu') !== null;

/** Keys of the table. Enter is the browser's own: it clicks what has the focus. */
export function useKeys(root: RefObject<HTMLElement | null>, choosing: Choosing, shortcuts: Shortcuts): void {
  const latest = useRef({ choosing, shortcuts });
  latest.current = { choosing, shortcuts };
  // One thing of the table can be reached with Tab; arrows go on from there.
  useEffect(() => {
    const table = root.current;
    if (table === null || table.querySelector('[data-spot][tabindex="0"]') !== null) return;
    const first = table.querySelector('[data-spot][data-can]') ?? table.querySelector('[data-spot]');
    first?.setAttribute('tabindex', '0');
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || inField(event.target)) return;
      // A card that is read takes all keys: the table behind it is not in sight.
      const read = document.querySelector('.enlarged');
      if (read !== null) {
        // Until it has the focus, a key would press what has it behind it.
        if ((event.key === ' ' || event.key === 'Enter') && !read.contains(document.activeElement))
          event.preventDefault();
        return;
      }
      const sheet = document.querySelector<HTMLElement>('.sheet, .outcome') ?? root.current;
      if (sheet === null) return;
      if (pressed(event, sheet, latest.current.choosing, latest.current.shortcuts)) event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [root]);
}

function pressed(event: KeyboardEvent, within: HTMLElement, choosing: Choosing, shortcuts: Shortcuts): boolean {
  const { log, zoom, hurry } = shortcuts;
  if (moveFocus(within, event.key)) return true;
  // A pile is looked through: nothing on the table is decided meanwhile.
  if (within.matches('.tall')) return false;
  switch (event.key) {
    case ' ': {
      // Who strikes it once too often at the end of a game has not asked for another one.
      if (within.matches('.outcome')) return !within.contains(document.activeElement);
      hurry();
      // Held down it decides once: the next question has not been read yet.
      if (!event.repeat) within.querySelector<HTMLButtonElement>('[data-main]:not(:disabled)')?.click();
      return true;
    }
    case 'Escape':
      return choosing.goBack();
    case 'l':
    case 'L':
      log();
      return true;
    case 'z':
    case 'Z':
      zoom();
      return true;
    default:
      return false;
  }
}
