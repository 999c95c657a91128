/** Arrow keys move the focus to the nearest target in their direction. */
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface Box {
  readonly x: number;
  readonly y: number;
}

/** The nearest box in a direction, or null. Sideways distance counts more. */
export function nearest(from: Box, boxes: readonly Box[], [dx, dy]: readonly [number, number]): number | null {
  let best: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  boxes.forEach((box, i) => {
    const along = (box.x - from.x) * dx + (box.y - from.y) * dy;
    const sideways = Math.abs((box.x - from.x) * dy) + Math.abs((box.y - from.y) * dx);
    if (along <= 4) return;
    const far = along + sideways * 2.5;
    if (far < least) [best, least] = [i, far];
  });
  return best;
}

const centre = (element: Element): Box => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** Moves the focus. False if the key is not an arrow key. */
export function moveFocus(root: HTMLElement, key: string): boolean {
  const arrow = ARROWS[key];
  if (arrow === undefined) return false;
  const spots = [
    ...root.querySelectorAll<HTMLElement>('[data-spot]:not(:disabled), .actions :is(a, button):not(:disabled)'),
  ].filter((spot) => spot.checkVisibility());
  const here = document.activeElement;
  const at = here instanceof HTMLElement && spots.includes(here) ? here : null;
  const next =
    at === null
      ? (spots.find((spot) => spot.dataset['can'] !== undefined) ?? spots[0])
      : spots[nearest(centre(at), spots.map(centre), arrow) ?? -1];
  if (next === undefined) return true;
  root.querySelector('[data-spot][tabindex="0"]')?.setAttribute('tabindex', '-1');
  if (next.dataset['spot'] !== undefined) next.setAttribute('tabindex', '0');
  next.focus();
  return true;
}
