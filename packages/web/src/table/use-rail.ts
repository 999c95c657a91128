/** The log: docked beside a wide table, and kept so; elsewhere a drawer over it, closed until somebody opens it. */
import { useCallback, useState, useSyncExternalStore } from 'react';
import { changeSettings, useTableSettings } from './settings.ts';

/** The same as in rail.css. */
const DOCKED = '(min-width: 80rem) and (min-height: 36.01rem)';

function subscribe(tell: () => void): () => void {
  const query = matchMedia(DOCKED);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
}

interface Rail {
  readonly open: boolean;
  /** Both of its states: which one counts, the style sheet knows as soon as the window has changed. */
  readonly marks: { readonly 'data-log': true | undefined; readonly 'data-drawer': true | undefined };
  toggle(): void;
}

export function useRail(): Rail {
  const docked = useSyncExternalStore(subscribe, () => matchMedia(DOCKED).matches);
  const { log } = useTableSettings();
  const [drawer, setDrawer] = useState(false);
  const open = docked ? log : drawer;
  const toggle = useCallback(() => (docked ? changeSettings({ log: !open }) : setDrawer(!open)), [docked, open]);
  return { open, marks: { 'data-log': log || undefined, 'data-drawer': drawer || undefined }, toggle };
}
