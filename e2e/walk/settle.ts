/** Waiting until a page has come to rest. */
import type { Page } from 'playwright-core';

/** Runs in every page before its own scripts. */
export function countChanges(): void {
  const counted = { changes: 0 };
  Object.assign(globalThis, { counted });
  const count = () => {
    counted.changes++;
  };
  new MutationObserver(count).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  for (const event of ['scroll', 'input', 'focusin', 'focusout', 'toggle'])
    document.addEventListener(event, count, { capture: true, passive: true });
}

/** Waits until the page no longer changes by itself and the player has something to do, or until `most` ms are over. */
export function settle(page: Page, most: number): Promise<boolean> {
  return page.evaluate(settled, most);
}

/** Runs in the page. */
function settled(most: number): Promise<boolean> {
  const { counted } = globalThis as unknown as { counted: { changes: number } };
  /** Not what only draws attention, for example the light around a card that can be chosen. */
  const moves = () =>
    document.getAnimations().some((motion) => {
      const { endTime = 0 } = motion.effect?.getComputedTiming() ?? {};
      const longest = 'animationName' in motion ? 2000 : Number.MAX_VALUE;
      return motion.playState === 'running' && Number(endTime) < longest;
    });
  const isBusy = () => {
    if (document.querySelector('p.waiting[role="status"]') !== null || moves()) return true;
    // The prompt says for whom the table waits. It is empty when the game is over.
    const prompt = document.querySelector('.table:not([data-asked], [data-watching], [data-occasion]) .prompt');
    return (prompt?.textContent ?? '') !== '' && document.querySelector('.outcome, .sheet, .enlarged') === null;
  };
  const began = performance.now();
  return new Promise((done) => {
    let [known, still] = [-1, 0];
    const look = () => {
      still = counted.changes === known && !isBusy() ? still + 1 : 0;
      known = counted.changes;
      if (still >= 2) done(true);
      else if (performance.now() - began > most) done(false);
      else requestAnimationFrame(() => setTimeout(look, 4));
    };
    look();
  });
}
