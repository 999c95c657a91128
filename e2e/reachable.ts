/** Where a click reaches an element. Everything that clicks what is visible finds its points here. */
import type { Page } from 'playwright-core';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** An element that a click reaches. */
export interface Reachable extends Point {
  readonly isSpot: boolean;
  readonly words: string;
}

/** Everything of a selector that a click reaches now, in the order of the page. */
export function reachable(page: Page, selector: string): Promise<readonly Reachable[]> {
  return page.evaluate(`(${reachableOf})(${JSON.stringify(selector)}, ${pointOn})`);
}

/** Runs in the page. */
function reachableOf(selector: string, find: typeof pointOn): readonly Reachable[] {
  const found: Reachable[] = [];
  for (const element of document.querySelectorAll(selector)) {
    const point = find(element);
    if (point === null) continue;
    const words = element.ariaLabel ?? element.textContent ?? '';
    found.push({ ...point, isSpot: element.matches('.spot'), words });
  }
  return found;
}

/**
 * A point at which a click reaches an element and nothing clickable inside or above it; null if there is none. Runs in
 * the page, so it must not use anything outside of it.
 */
export function pointOn(element: Element): Point | null {
  const CLICKABLE = 'a[href], button, input, select, textarea, summary, label, [role="button"]';
  const PARTS = [
    [0.5, 0.5],
    [0.12, 0.4],
    [0.5, 0.15],
    [0.3, 0.15],
    [0.88, 0.4],
    [0.5, 0.85],
    [0.06, 0.06],
    [0.94, 0.94],
  ] as const;
  // A link in a text may have a box in each of several lines.
  for (const { left, top, width, height } of element.getClientRects()) {
    for (const [fx, fy] of PARTS) {
      const [x, y] = [left + width * fx, top + height * fy];
      const hit = document.elementFromPoint(x, y);
      if (hit !== null && (hit === element || hit.closest(CLICKABLE) === element)) return { x, y };
    }
  }
  return null;
}
