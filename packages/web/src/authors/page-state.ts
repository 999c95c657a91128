/** The page for authors as it was when somebody comes back to it, or when a changed card has reloaded it. */
import { useLayoutEffect, useState } from 'react';
import { type Filter, NO_FILTER } from '../cards/filter.ts';

export interface PageState {
  readonly filter: Filter;
  readonly onlyUntested: boolean;
}

/** The topmost card in the window, and how far below the window's edge it begins. */
interface Place {
  readonly card: string;
  readonly top: number;
}

interface Kept extends PageState {
  readonly place: Place | null;
}

const FRESH: PageState = { filter: NO_FILTER, onlyUntested: false };

/** With the entry of the browser's history, so that every tab and every way back has its own. */
const kept = (): Kept | undefined => (history.state as { readonly authors?: Kept } | null)?.authors;
const keep = (authors: Kept): void => history.replaceState({ ...(history.state as object | null), authors }, '');

function currentPlace(): Place | null {
  if (scrollY === 0) return null;
  for (const { id, top, bottom } of cardsOnPage()) if (bottom > 0) return { card: id, top };
  return null;
}

function* cardsOnPage() {
  for (const card of document.querySelectorAll('.author-card')) {
    const { top, bottom } = card.getBoundingClientRect();
    yield { id: card.id, top, bottom };
  }
}

/** For how many frames a place is kept while the cards around it get their real height. */
const FRAMES = 20;
const BY_HAND = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to a place. Only cards near the window have their real height, so those that come near move it. Returns a
 * function that ends it; whoever scrolls by hand ends it, too.
 */
function goTo({ card, top }: Place): () => void {
  let left = FRAMES;
  const end = () => {
    left = 0;
    for (const type of BY_HAND) removeEventListener(type, end);
  };
  const step = () => {
    const element = document.getElementById(card);
    if (element === null || left-- <= 0) return end();
    const off = element.getBoundingClientRect().top - top;
    if (Math.abs(off) >= 1) scrollBy({ top: off, behavior: 'instant' });
    requestAnimationFrame(step);
  };
  for (const type of BY_HAND) addEventListener(type, end);
  step();
  return end;
}

/** A little below the edge; `scroll-margin-top` of a card. */
const MARGIN = 16;

function placeOfFragment(): Place | null {
  const card = decodeURIComponent(location.hash.slice(1));
  return card === '' ? null : { card, top: MARGIN };
}

export function usePageState(): readonly [PageState, (state: PageState) => void] {
  const [state, setState] = useState<PageState>(() => kept() ?? FRESH);
  useLayoutEffect(() => {
    let end = () => {};
    const begin = (place: Place | null) => {
      end();
      if (place !== null) end = goTo(place);
    };
    const place = kept()?.place ?? placeOfFragment();
    // The elements are in the page only now, so the browser has to look for the fragment again.
    if (location.hash !== '') location.replace(location.hash);
    begin(place);
    const follow = () => begin(placeOfFragment());
    addEventListener('hashchange', follow);
    return () => {
      removeEventListener('hashchange', follow);
      end();
    };
  }, []);
  useLayoutEffect(() => {
    const save = () => keep({ ...state, place: currentPlace() });
    // A click may follow a link, and what has been drawn since the last scrolling may have moved the cards.
    const moments = ['scrollend', 'click', 'pagehide'] as const;
    for (const moment of moments) addEventListener(moment, save, { capture: true });
    return () => {
      for (const moment of moments) removeEventListener(moment, save, { capture: true });
    };
  }, [state]);
  const change = (next: PageState) => {
    keep({ ...next, place: null });
    setState(next);
  };
  return [state, change];
}
