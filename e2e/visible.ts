/**
 * Finds elements of the current page that are not readable or not clickable. `faults` returns one line for each, and an
 * empty list for a usable page.
 */
import type { Frame, Page } from 'playwright-core';
import type { Size } from './sizes.ts';

export type { Size };

export interface Check {
  /** Must be clickable at the centre: inside the window, not tiny, not covered. Scrolled into view first. */
  readonly reach?: string;
  /** The minimum length of the shorter side for `reach`, in pixels. */
  readonly least?: number;
  /** Buttons and other short labels: no broken words, not cut off, at most three lines, no columns of letters. */
  readonly labels?: string;
  /** Running text: not cut off. It may scroll if two lines are visible. */
  readonly texts?: string;
  /** Labels and texts must be inside the closest of these. */
  readonly holder?: string;
  /** Cards whose numbers must be completely visible. */
  readonly numbers?: string;
}

/** Everything on the table, for `numbers` and `reach`. */
export const CARDS = ':is(.side, .hand, .middle) .card';
export const PLACES = ':is(.side, .hand, .middle) .spot';

/** With an open dialog only its content is checked. */
export function faults(view: Page | Frame, check: Check): Promise<readonly string[]> {
  return view.evaluate(findFaults, check);
}

/**
 * Opens a URL in a frame, which can be resized at once: resizing a real window takes longer than everything else. For the
 * page the frame is a normal window.
 */
export async function openFramed(page: Page, url: string): Promise<Frame> {
  const outer = new URL('/framed', url).href;
  await page.route(outer, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe style="position: fixed; inset: 0; border: 0"></iframe>` }),
  );
  await page.goto(outer);
  const [, frame] = page.frames();
  if (frame === undefined) throw new Error('there is no frame');
  await frame.goto(url);
  return frame;
}

export type Box = Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>>;

/** What was found at one size of the frame. */
export interface Seen {
  /** Each with the size. */
  readonly faults: readonly string[];
  /** Where the element is that was asked for; null if there is none. */
  readonly box: Box | null;
}

/** The faults at each size of the frame. */
export async function faultsAt(frame: Frame, sizes: readonly Size[], ...checks: Check[]): Promise<readonly string[]> {
  return (await seenAt(frame, sizes, 'html', ...checks)).flatMap(({ faults }) => faults);
}

/** The faults and the place of an element at each size of the frame. */
export function seenAt(
  frame: Frame,
  sizes: readonly Size[],
  element: string,
  ...checks: Check[]
): Promise<readonly Seen[]> {
  const [all, query] = [JSON.stringify(checks), JSON.stringify(element)];
  return frame.evaluate(
    `(${atSizes})(${JSON.stringify(sizes)}, ${query}, () => ${all}.flatMap((check) => (${findFaults})(check)))`,
  );
}

/** Runs in the frame. */
function atSizes(sizes: readonly Size[], element: string, check: () => readonly string[]): readonly Seen[] {
  const frame = frameElement as HTMLIFrameElement;
  return sizes.map(([width, height]) => {
    Object.assign(frame.style, { width: `${width}px`, height: `${height}px` });
    // Forces a layout, so that the frame gets its new size.
    frame.getBoundingClientRect();
    if (innerWidth !== width || innerHeight !== height) throw new Error(`the window is ${innerWidth}×${innerHeight}`);
    const box = (document.querySelector(element)?.getBoundingClientRect().toJSON() ?? null) as Box | null;
    return { faults: check().map((fault) => `${width}×${height}: ${fault}`), box };
  });
}

/** Runs in the page, so it must not use anything outside of it. */
function findFaults({ reach, least = 24, labels, texts, holder, numbers }: Check): readonly string[] {
  const found: string[] = [];
  const scope = document.querySelector('.sheet, .enlarged, .outcome') ?? document;
  const every = (query: string | undefined) =>
    query === undefined ? [] : [...scope.querySelectorAll<HTMLElement>(query)];
  const all = (query: string | undefined) => every(query).filter((each) => each.checkVisibility());
  const nameOf = (element: Element | null): string => {
    if (element === null) return 'nothing';
    const words = (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
    return `${element.tagName.toLowerCase()}.${(element.getAttribute('class') ?? '').replaceAll(' ', '.')} “${words}”`;
  };
  const px = (n: number) => Math.round(n * 10) / 10;

  const scrolling = new Map<Element, boolean>();
  const scrolls = (box: Element) => {
    const known = scrolling.get(box);
    if (known !== undefined) return known;
    const { overflowX, overflowY } = getComputedStyle(box);
    const does =
      (/auto|scroll/.test(overflowX) && box.scrollWidth > box.clientWidth) ||
      (/auto|scroll/.test(overflowY) && box.scrollHeight > box.clientHeight);
    scrolling.set(box, does);
    return does;
  };
  /** Scrolls the containers of an element, but not the page. */
  const bringIntoView = (element: Element) => {
    for (let box = element.parentElement; box !== null && box !== document.body; box = box.parentElement) {
      if (!scrolls(box)) continue;
      const [inner, outer] = [element.getBoundingClientRect(), box.getBoundingClientRect()];
      box.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2;
      box.scrollTop += inner.top + inner.height / 2 - outer.top - outer.height / 2;
    }
  };

  const lines = (rects: readonly DOMRect[]) => {
    const tops: number[] = [];
    for (const { top, width, height } of rects)
      if (width > 0 && !tops.some((known) => Math.abs(known - top) < height / 2)) tops.push(top);
    return tops.length;
  };
  const textNodes = (element: Element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const nodes: Text[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      if (node.parentElement?.closest('.hidden-text') === null) nodes.push(node as Text);
    return nodes;
  };
  const rectsOf = (node: Text, from = 0, to = node.data.length) => {
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, to);
    return [...range.getClientRects()];
  };

  const root = document.documentElement;
  if (root.scrollWidth > innerWidth || root.scrollHeight > innerHeight)
    found.push(`the page scrolls: ${root.scrollWidth}×${root.scrollHeight} in ${innerWidth}×${innerHeight}`);

  for (const element of every(reach)) {
    if (!element.checkVisibility()) {
      found.push(`${nameOf(element)} is not shown`);
      continue;
    }
    bringIntoView(element);
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    if (Math.min(width, height) < least - 0.5) found.push(`${nameOf(element)} is tiny: ${px(width)}×${px(height)}`);
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
      found.push(`${nameOf(element)} is outside: ${px(left)},${px(top)} to ${px(right)},${px(bottom)}`);
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!element.contains(hit)) found.push(`${nameOf(element)} is covered by ${nameOf(hit)}`);
  }

  /** Letters or katakana that must not be broken. */
  const WORD = /[\p{Script=Latin}\p{N}’']+|[ァ-ヺー]+/gu;
  for (const element of all(labels)) {
    const nodes = textNodes(element);
    for (const node of nodes)
      for (const { 0: word, index } of node.data.matchAll(WORD))
        if (lines(rectsOf(node, index, index + word.length)) > 1) found.push(`${nameOf(element)} breaks “${word}”`);
    const { width, height } = element.getBoundingClientRect();
    const inLines = lines(nodes.flatMap((node) => rectsOf(node)));
    if (inLines > 3) found.push(`${nameOf(element)} has ${inLines} lines`);
    if (inLines > 1 && height > width) found.push(`${nameOf(element)} is a column: ${px(width)}×${px(height)}`);
    bringIntoView(element);
    const outer = element.getBoundingClientRect();
    if (outer.left < -1 || outer.top < -1 || outer.right > innerWidth + 1 || outer.bottom > innerHeight + 1)
      found.push(`${nameOf(element)} is outside`);
  }
  for (const element of [...all(labels), ...all(texts)]) {
    const { overflowY } = getComputedStyle(element);
    const outer = element.getBoundingClientRect();
    const cut =
      element.scrollWidth > element.clientWidth + 1 ||
      (element.scrollHeight > element.clientHeight + 1 && !/auto|scroll/.test(overflowY)) ||
      (!/auto|scroll/.test(overflowY) &&
        textNodes(element)
          .flatMap((node) => rectsOf(node))
          .some(({ left, right }) => left < outer.left - 1 || right > outer.right + 1));
    const seen = Math.min(element.scrollHeight, 2 * Number.parseFloat(getComputedStyle(element).fontSize));
    if (outer.height < seen - 2) found.push(`${nameOf(element)} has no room: ${px(outer.height)} for ${px(seen)}`);
    if (element.clientWidth > 0 && cut) found.push(`${nameOf(element)} is cut off`);
    const box = holder === undefined ? null : element.closest(holder);
    // An element without a box has no bounds.
    const held = box === null || getComputedStyle(box).display === 'contents' ? undefined : box.getBoundingClientRect();
    if (held !== undefined && (outer.top < held.top - 1 || outer.bottom > held.bottom + 1))
      found.push(
        `${nameOf(element)} does not fit: ${px(outer.top)}–${px(outer.bottom)} in ${px(held.top)}–${px(held.bottom)}`,
      );
  }

  const cards = all(numbers).filter((card) => card.closest('.charges') === null);
  if (cards.length === 0) return found;
  // Elements that let clicks through cover numbers, too. Only the arrow of an attack may.
  const solid = document.createElement('style');
  solid.textContent = '*:not(.arrow, .arrow *) { pointer-events: auto !important }';
  document.head.append(solid);
  for (const card of cards) {
    const place = card.closest('.spot') ?? card;
    bringIntoView(place);
    for (const node of textNodes(card)) {
      if (!/\d/.test(node.data)) continue;
      for (const { left, top, width, height } of rectsOf(node)) {
        if (width === 0) continue;
        for (const part of [0.1, 0.5, 0.9]) {
          const hits = document.elementsFromPoint(left + width * part, top + height / 2);
          // A place itself is transparent; only its card is visible.
          const hit = hits.find((each) => each === place || !each.matches('.spot:not(.empty)')) ?? null;
          if (hit !== null && card.contains(hit)) continue;
          // A card that only its holder knows has a mark over its face.
          if (hit?.closest('.covered') && place.contains(hit)) continue;
          found.push(`${node.data} on ${nameOf(place)} is covered by ${nameOf(hit)}`);
          break;
        }
      }
    }
  }
  solid.remove();
  return found;
}
