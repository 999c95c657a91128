/** What fingers and mice do at points of a page. */
import type { Page } from 'playwright-core';
import type { Point } from './reachable.ts';

/** By touch, or with the mouse. */
export const press = (page: Page, { x, y }: Point, touch: boolean): Promise<void> =>
  touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y);

/** Touches a point until something has happened. */
export async function holdUntil(page: Page, point: Point, done: () => Promise<unknown>): Promise<void> {
  await withFinger(page, async (touch) => {
    await touch('touchStart', point);
    await done();
    await touch('touchEnd');
  });
}

/** Moves a mouse with its button down, or a finger, from one point to another. */
export async function drag(page: Page, from: Point, to: Point, touch: boolean): Promise<void> {
  const between = [0.1, 0.25, 0.5, 0.75, 1].map((part) => ({
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part,
  }));
  if (!touch) {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    for (const { x, y } of between) await page.mouse.move(x, y);
    return page.mouse.up();
  }
  await withFinger(page, async (finger) => {
    // Sent together: after a moment of rest, the touch would enlarge a card instead.
    await Promise.all([finger('touchStart', from), ...between.map((point) => finger('touchMove', point))]);
    await finger('touchEnd');
  });
}

type Finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: Point) => Promise<unknown>;

async function withFinger(page: Page, then: (finger: Finger) => Promise<unknown>): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await then((type, point) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: point === undefined ? [] : [{ x: point.x, y: point.y, id: 1 }],
    }),
  );
  await devtools.detach();
}
