import { type RefObject, useEffect, useRef } from 'react';
import type { Choosing } from '../choosing.ts';
import { moveFocus } from '../keys.ts';

interface Shortcuts {
  log(): void;
  zoom(): void;
  /** Skips the running animations. */
  hurry(): void;
  takeBack(): void;
}

const inField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, select, textarea, [role="dialog"].menu') !== null;

/** The keyboard shortcuts of the table. Enter is not among them: the browser clicks the focused element. */
export function useKeys(root: RefObject<HTMLElement | null>, choosing: Choosing, shortcuts: Shortcuts): void {
  const latest = useRef({ choosing, shortcuts });
  latest.current = { choosing, shortcuts };
  // One target on the table can be reached with Tab; arrow keys move on from there.
  useEffect(() => {
    const table = root.current;
    if (table === null || table.querySelector('[data-spot][tabindex="0"]') !== null) return;
    const first = table.querySelector('[data-spot][data-can]') ?? table.querySelector('[data-spot]');
    first?.setAttribute('tabindex', '0');
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || inField(event.target)) return;
      // Of the keys with Ctrl, only the one that takes back everywhere else, too.
      if ((event.ctrlKey || event.metaKey) && event.key !== 'z') return;
      // An enlarged card takes all keys, since it hides the table.
      const read = document.querySelector('.enlarged');
      if (read !== null) {
        // Until it has the focus, a key would press the focused button behind it.
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
  const { log, zoom, hurry, takeBack } = shortcuts;
  if (moveFocus(within, event.key)) return true;
  // While a pile is open, no key decides anything on the table.
  if (within.matches('.tall')) return false;
  switch (event.key) {
    case ' ': {
      // One Space too many at the end of a game must not start the next one.
      if (within.matches('.outcome')) return !within.contains(document.activeElement);
      hurry();
      // Held down, it decides only once: the player has not read the next decision yet.
      if (!event.repeat) within.querySelector<HTMLButtonElement>('[data-main]:not(:disabled)')?.click();
      return true;
    }
    case 'Escape':
      return choosing.goBack();
    case 'l':
    case 'L':
      log();
      return true;
    case 'u':
    case 'U':
      if (!event.repeat) takeBack();
      return true;
    case 'z':
    case 'Z':
      if (event.ctrlKey || event.metaKey) takeBack();
      else zoom();
      return true;
    default:
      return false;
  }
}
