/** What a person may do next, chosen by dice among what is visible, and doing it. */
import type { Dice } from '@taisen/kernel';
import type { Page } from 'playwright-core';
import * as gestures from '../gestures.ts';
import { press } from '../gestures.ts';
import type { Point } from '../reachable.ts';
import type { Seen, Target } from './see.ts';

/** One action, as it is printed in the list of steps. */
export interface Action {
  readonly words: string;
  run(): Promise<unknown>;
}

export interface Walker {
  readonly page: Page;
  readonly touch: boolean;
  readonly dice: Dice;
}

const KEYS = ['Escape', ' ', 'Enter', 'Tab', 'ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown', 'z', 'l', 'u'] as const;
const TEXTS = ['a', 'Ember', '炎', 'ドラゴン', '12', '…', 'x'.repeat(40)] as const;
/** In milliseconds; longer than the app waits before it enlarges a card. */
const LONG_TOUCH = 520;

const pick = <T>(dice: Dice, all: readonly T[]): T | undefined => all[dice(Math.max(1, all.length))];
const at = ({ x, y }: Point) => `${Math.round(x)},${Math.round(y)}`;

/** Of a hundred: how often each is tried. What is not possible now becomes a click. */
const WEIGHTS: readonly (readonly [number, (walker: Walker, seen: Seen) => Action | null])[] = [
  [8, drag],
  [5, longPress],
  [4, twice],
  [7, key],
  [5, scroll],
  [3, anywhere],
  [2, back],
];

export function nextAction(walker: Walker, seen: Seen): Action | null {
  let roll = walker.dice(100);
  for (const [weight, make] of WEIGHTS) {
    roll -= weight;
    if (roll < 0) return make(walker, seen) ?? click(walker, seen);
  }
  return click(walker, seen);
}

/** Mostly what answers a decision, so that games go on. */
function click(walker: Walker, { targets }: Seen): Action | null {
  const { dice } = walker;
  const answers = targets.filter(({ answers: does }) => does);
  const target = pick(dice, answers.length > 0 && dice(10) < 7 ? answers : targets);
  return target === undefined ? null : use(walker, target);
}

function use(walker: Walker, target: Target): Action {
  const { page, touch, dice } = walker;
  const { kind, words } = target;
  const where = `“${words}” at ${at(target)}`;
  if (kind === 'text') {
    const text = pick(dice, TEXTS) as string;
    const type = async () => {
      await press(page, target, touch);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.insertText(text);
    };
    return { words: `types “${text}” into ${where}`, run: type };
  }
  if (kind === 'select') {
    const choose = async () => {
      // The list belongs to the system, and a browser without a window has none.
      await page.evaluate(({ x, y }) => {
        const field = document.elementFromPoint(x, y)?.closest('select');
        field?.focus();
      }, target);
      await page.keyboard.press(dice(2) === 0 ? 'ArrowDown' : 'ArrowUp');
    };
    return { words: `chooses in ${where}`, run: choose };
  }
  return { words: `${touch ? 'taps' : 'clicks'} ${where}`, run: () => press(page, target, touch) };
}

function twice(walker: Walker, { targets }: Seen): Action | null {
  const { page, touch, dice } = walker;
  const target = pick(
    dice,
    targets.filter(({ kind }) => kind === 'card'),
  );
  if (target === undefined) return null;
  const run = async () => {
    if (!touch) return page.mouse.dblclick(target.x, target.y);
    await press(page, target, touch);
    await press(page, target, touch);
  };
  return { words: `${touch ? 'taps' : 'clicks'} “${target.words}” twice at ${at(target)}`, run };
}

function longPress(walker: Walker, { targets }: Seen): Action | null {
  const { page, touch, dice } = walker;
  const target = pick(
    dice,
    targets.filter(({ kind }) => kind === 'card'),
  );
  if (target === undefined) return null;
  const where = `“${target.words}” at ${at(target)}`;
  if (!touch) {
    const point = async () => {
      await page.mouse.move(target.x, target.y);
      await page.keyboard.press('z');
    };
    return { words: `points at ${where} and presses z`, run: point };
  }
  const hold = () => gestures.holdUntil(page, target, () => page.waitForTimeout(LONG_TOUCH));
  return { words: `holds ${where}`, run: hold };
}

function drag(walker: Walker, { targets }: Seen): Action | null {
  const { dice } = walker;
  const from = pick(
    dice,
    targets.filter(({ drags }) => drags),
  );
  if (from === undefined) return null;
  const cards = targets.filter((target) => target.kind === 'card' && target !== from);
  // Sometimes onto something that is no place.
  const to = pick(dice, dice(5) === 0 ? targets : cards);
  if (to === undefined) return null;
  return {
    words: `drags “${from.words}” from ${at(from)} to “${to.words}” at ${at(to)}`,
    run: () => gestures.drag(walker.page, from, to, walker.touch),
  };
}

function scroll(walker: Walker, _: Seen): Action {
  const { page, touch, dice } = walker;
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const from = { x: dice(width), y: dice(height) };
  const by = (dice(2) === 0 ? 1 : -1) * Math.round(height * 0.6);
  const sideways = dice(4) === 0;
  const words = `scrolls by ${by} ${sideways ? 'sideways ' : ''}at ${at(from)}`;
  if (!touch) {
    const turn = async () => {
      await page.mouse.move(from.x, from.y);
      await page.mouse.wheel(sideways ? by : 0, sideways ? 0 : by);
    };
    return { words, run: turn };
  }
  const to = sideways ? { x: from.x - by, y: from.y } : { x: from.x, y: from.y - by };
  return { words, run: () => gestures.drag(page, from, to, touch) };
}

/** A click that is meant for nothing, for example beside a dialog. */
function anywhere({ page, touch, dice }: Walker): Action {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const point = { x: dice(width), y: dice(height) };
  return { words: `${touch ? 'taps' : 'clicks'} at ${at(point)}`, run: () => press(page, point, touch) };
}

function key({ page, dice }: Walker): Action {
  const name = pick(dice, KEYS) as string;
  return { words: `presses ${name === ' ' ? 'Space' : name}`, run: () => page.keyboard.press(name) };
}

function back({ page }: Walker, { canGoBack }: Seen): Action | null {
  return canGoBack ? { words: 'goes back', run: () => page.goBack({ waitUntil: 'commit' }) } : null;
}
