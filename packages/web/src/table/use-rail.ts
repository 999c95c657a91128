/** The log: docked beside a wide table, and saved as a setting; otherwise a drawer over it, closed at first. */
import { useCallback, useState, useSyncExternalStore } from 'react';
import { changeSettings, useTableSettings } from './settings.ts';

/** The same as in rail.css. */
const DOCKED = '(min-width: 80rem) and (min-height: 36.01rem)';

function subscribe(changed: () => void): () => void {
  const query = matchMedia(DOCKED);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

interface Rail {
  readonly open: boolean;
  /** Both states. The style sheet applies the right one as soon as the window is resized. */
  readonly attributes: { readonly 'data-log': true | undefined; readonly 'data-drawer': true | undefined };
  toggle(): void;
}

export function useRail(): Rail {
  const docked = useSyncExternalStore(subscribe, () => matchMedia(DOCKED).matches);
  const { log } = useTableSettings();
  const [drawer, setDrawer] = useState(false);
  const open = docked ? log : drawer;
  const toggle = useCallback(() => (docked ? changeSettings({ log: !open }) : setDrawer(!open)), [docked, open]);
  return { open, attributes: { 'data-log': log || undefined, 'data-drawer': drawer || undefined }, toggle };
}
