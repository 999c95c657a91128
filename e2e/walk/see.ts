/** What a person sees on a page: everything that can be clicked now, and everything that is not as it should be. */
import type { Page } from 'playwright-core';
import { type Point, pointOn } from '../reachable.ts';

export type Kind = 'card' | 'button' | 'link' | 'text' | 'select' | 'range';

export interface Target extends Point {
  readonly kind: Kind;
  readonly words: string;
  /** It answers the decision: a highlighted card or place, or a button of the prompt. */
  readonly answers: boolean;
  readonly drags: boolean;
}

export interface Seen {
  readonly path: string;
  /** The table has a decision for the player. */
  readonly asked: boolean;
  /** A local table in which the player has nothing to do: it must not stay so. */
  readonly waits: boolean;
  readonly canGoBack: boolean;
  readonly targets: readonly Target[];
  /** Boxes that stay where they are, by a name that says in which state of the screen. */
  readonly places: Readonly<Record<string, readonly [number, number, number, number]>>;
  readonly faults: readonly string[];
  /** Counts every change of the page. */
  readonly changes: number;
}

export function see(page: Page): Promise<Seen> {
  return page.evaluate(`(${seen})(${pointOn})`);
}

/** Runs in the page, so it must not use anything outside of it. */
function seen(find: typeof pointOn): Seen {
  const faults = new Set<string>();
  const px = (n: number) => Math.round(n * 10) / 10;
  const nameOf = (element: Element | null): string => {
    if (element === null) return 'nothing';
    const words = (element.ariaLabel ?? element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
    const classes = (element.getAttribute('class') ?? '').trim().replace(/\s+/g, '.');
    return `${element.tagName.toLowerCase()}${classes === '' ? '' : `.${classes}`} “${words}”`;
  };
  const isInWindow = ({ left, top, right, bottom, width, height }: DOMRect) =>
    width > 0 && height > 0 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });

  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element) => {
    const style = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, style);
    return style;
  };
  const scrolls = (box: Element) => {
    const { overflowX, overflowY } = styleOf(box);
    return (
      (/auto|scroll/.test(overflowX) && box.scrollWidth > box.clientWidth) ||
      (/auto|scroll/.test(overflowY) && box.scrollHeight > box.clientHeight)
    );
  };
  /** Scrolls as a person can, which is not where overflow is hidden, and returns how to undo it. */
  const bringIntoView = (element: Element): (() => void) => {
    const before: [Element, number, number][] = [];
    for (let box = element.parentElement; box !== null; box = box.parentElement) {
      const isPage = box === document.documentElement;
      if (!isPage && !scrolls(box)) continue;
      before.push([box, box.scrollLeft, box.scrollTop]);
      const inner = element.getBoundingClientRect();
      const outer = isPage ? new DOMRect(0, 0, innerWidth, innerHeight) : box.getBoundingClientRect();
      box.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2;
      box.scrollTop += inner.top + inner.height / 2 - outer.top - outer.height / 2;
    }
    return () => {
      for (const [box, left, top] of before) {
        box.scrollLeft = left;
        box.scrollTop = top;
      }
    };
  };
  /** By how many pixels something is cut off by a box that cannot be scrolled, and by which. */
  const cutBy = (inner: DOMRect, of: Element): readonly [number, Element] | null => {
    for (let box = of.parentElement; box !== null && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, position } = styleOf(box);
      const outer = box.getBoundingClientRect();
      if (overflowX !== 'visible') {
        const cut = Math.max(outer.left - inner.left, inner.right - outer.right);
        if (/auto|scroll/.test(overflowX)) {
          if (cut > 0) return null;
        } else if (cut > 2) return [cut, box];
      }
      if (overflowY !== 'visible') {
        const cut = Math.max(outer.top - inner.top, inner.bottom - outer.bottom);
        if (/auto|scroll/.test(overflowY)) {
          if (cut > 0) return null;
        } else if (cut > 2) return [cut, box];
      }
      if (position === 'fixed') return null;
    }
    return null;
  };

  const dialogs = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"], .rail')].filter(isShown);
  const root = document.getElementById('root');
  /** What is open covers what lies behind it, and so does its shade. */
  const mayCover = (hit: Element | null) =>
    hit !== null &&
    (dialogs.some((dialog) => dialog.contains(hit)) ||
      (root?.contains(hit) === false && dialogs.some((dialog) => !root.contains(dialog))));

  // Nothing but what is open lies over the page.
  for (let x = 4; x < innerWidth; x += innerWidth / 8)
    for (let y = 4; y < innerHeight; y += innerHeight / 8) {
      const hit = document.elementFromPoint(x, y);
      if (hit === null || hit === document.body || hit === document.documentElement) continue;
      if (root?.contains(hit) === false && !mayCover(hit)) faults.add(`${nameOf(hit)} covers the page`);
    }
  if (document.querySelector('.waiting[role="alert"]') !== null) faults.add('the page has failed');
  const table = document.querySelector('.table');
  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > innerWidth + 1) faults.add(`the page is ${scrollWidth} wide`);
  if (table !== null && scrollHeight > innerHeight + 1) faults.add(`the table is ${scrollHeight} high`);

  // Everything clickable can be clicked, and is whole.
  const CLICKABLE =
    'a[href], button:not(:disabled), input:not(:disabled, [type="hidden"], [type="file"]), select:not(:disabled), textarea, summary';
  const targets: Target[] = [];
  const kindOf = (element: Element): Kind => {
    if (element.matches('.spot')) return 'card';
    if (element.matches('a[href]')) return 'link';
    if (element.matches('select')) return 'select';
    if (element.matches('input[type="range"]')) return 'range';
    return element.matches('textarea, input:not([type="radio"], [type="checkbox"], [type="button"], [type="submit"])')
      ? 'text'
      : 'button';
  };
  /** An input is as large as its label. */
  const boxOf = (element: Element): Element =>
    element.matches('input[type="radio"], input[type="checkbox"]') ? (element.closest('label') ?? element) : element;
  const inView = [...document.querySelectorAll(CLICKABLE)].filter(
    (element) =>
      isShown(element) &&
      element.closest('[inert], .hidden-text') === null &&
      isInWindow(element.getBoundingClientRect()),
  );
  for (const element of inView) {
    const box = boxOf(element);
    const point = find(element) ?? (box === element ? null : find(box));
    if (point === null) {
      const { left, top, width, height } = element.getBoundingClientRect();
      const over = document.elementFromPoint(left + width / 2, top + height / 2);
      if (mayCover(over)) continue;
      const undo = bringIntoView(element);
      const now = element.getBoundingClientRect();
      const still = document.elementFromPoint(now.left + now.width / 2, now.top + now.height / 2);
      if (find(element) === null && !mayCover(still)) faults.add(`${nameOf(element)} is covered by ${nameOf(still)}`);
      undo();
      continue;
    }
    const kind = kindOf(element);
    const words = (element.ariaLabel ?? (box.textContent || element.getAttribute('name') || '')).trim();
    targets.push({
      ...point,
      kind,
      words: words.replace(/\s+/g, ' ').slice(0, 60),
      answers: element.matches('.spot[data-can], .actions button:not([data-back]), .teacher .button'),
      drags: element.matches('[data-drags]'),
    });
    const { left, top, right, bottom, width, height } = box.getBoundingClientRect();
    // A word of a text is as high as its line.
    const isInText =
      element.matches('.term, .card-link') ||
      (styleOf(element).display.startsWith('inline') &&
        [...(element.parentNode?.childNodes ?? [])].some(
          (node) => node.nodeType === 3 && node.nodeValue?.trim() !== '',
        ));
    const least = kind === 'card' ? 28 : 24;
    if (!isInText && Math.min(width, height) < least - 0.5)
      faults.add(`${nameOf(element)} is tiny: ${px(width)}×${px(height)}`);
    const cut = cutBy(box.getBoundingClientRect(), box);
    if (cut !== null) faults.add(`${nameOf(element)} is cut off by ${px(cut[0])} px at ${nameOf(cut[1])}`);
    const isOutside = left < -1 || right > innerWidth + 1 || (table !== null && (top < -1 || bottom > innerHeight + 1));
    if (isOutside && cutBy(box.getBoundingClientRect(), box) === null) {
      const undo = bringIntoView(element);
      const now = box.getBoundingClientRect();
      if (now.left < -1 || now.right > innerWidth + 1 || now.bottom - now.top > innerHeight + 1)
        faults.add(
          `${nameOf(element)} is outside: ${px(now.left)},${px(now.top)} to ${px(now.right)},${px(now.bottom)}`,
        );
      else if (table !== null && (now.top < -1 || now.bottom > innerHeight + 1))
        faults.add(
          `${nameOf(element)} is outside: ${px(now.left)},${px(now.top)} to ${px(now.right)},${px(now.bottom)}`,
        );
      undo();
    }
  }

  const textNodes = (element: Element): Text[] => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const nodes: Text[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      if (node.parentElement?.closest('.hidden-text, option') === null) nodes.push(node as Text);
    return nodes;
  };
  const rectsOf = (node: Text, from = 0, to = node.data.length): DOMRect[] => {
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, to);
    return [...range.getClientRects()].filter(({ width }) => width > 0);
  };

  // No word inside a button is broken, and all of it is seen.
  const WORD = /[\p{Script=Latin}\p{N}’']+|[ァ-ヺー]+/gu;
  for (const element of inView) {
    if (!element.matches('button:not(.spot), .button, summary') || element.querySelector('.card') !== null) continue;
    for (const node of textNodes(element)) {
      for (const { 0: word, index } of node.data.matchAll(WORD)) {
        const tops = rectsOf(node, index, index + word.length).map(({ top }) => top);
        if (Math.max(...tops) - Math.min(...tops) > 4) faults.add(`${nameOf(element)} breaks “${word}”`);
      }
    }
    if (
      element.clientWidth > 0 &&
      element.scrollWidth > element.clientWidth + 1 &&
      styleOf(element).overflowX !== 'visible'
    )
      faults.add(`${nameOf(element)} is cut off`);
  }

  // No number is clipped. Numbers are short: a long text of a card may go on in its enlarged picture.
  const top = dialogs.at(-1);
  const scope = top === undefined ? document.body : top;
  for (const node of textNodes(scope)) {
    if (!/\d/.test(node.data) || node.data.trim().length > 16) continue;
    const of = node.parentElement;
    if (of === null || !isShown(of)) continue;
    for (const rect of rectsOf(node)) {
      if (!isInWindow(rect)) continue;
      const cut = cutBy(rect, node.parentNode as Element) ?? cutBy(rect, of.firstElementChild ?? of);
      if (cut !== null && cut[0] > rect.height * 0.2)
        faults.add(
          `“${node.data.trim().slice(0, 30)}” in ${nameOf(of)} is clipped by ${px(cut[0])} px at ${nameOf(cut[1])}`,
        );
    }
  }

  const places: Record<string, [number, number, number, number]> = {};
  if (table !== null && table.querySelector('.outcome, .replay-bar, .teacher, .task') === null) {
    const state = `${innerWidth}×${innerHeight}${table.hasAttribute('data-log') ? ' with the log' : ''}`;
    const keep = (name: string, element: Element | null) => {
      if (element === null || !isShown(element)) return;
      const { left, top: high, width, height } = element.getBoundingClientRect();
      places[`${name} at ${state}`] = [px(left), px(high), px(width), px(height)];
    };
    const [upper, lower] = table.querySelectorAll('.plate');
    keep('the upper plate', upper ?? null);
    keep('the lower plate', lower ?? null);
    keep('the hand', table.querySelector('.hand'));
    keep('the bar', table.querySelector('.between'));
    keep('the tools', table.querySelector('.table-tools'));
    keep('the main button', table.querySelector('.asking [data-main]'));
  }
  const { counted } = globalThis as unknown as { counted: { changes: number } };
  const asked = document.querySelector('.table[data-asked]') !== null;
  return {
    path: location.pathname + location.search,
    asked,
    waits:
      !asked &&
      /^\/table\/local\//.test(location.pathname) &&
      (table?.querySelector('.prompt')?.textContent ?? '') !== '',
    canGoBack: navigation.canGoBack,
    targets,
    places,
    faults: [...faults],
    changes: counted.changes,
  };
}
