/** The motions, made with the Web Animations API. Each ends with its element. */
import type { SeenEvent } from '@taisen/kernel';
import type { ValueChange } from '../value-changes.ts';

const EASE = 'cubic-bezier(0.2, 0.8, 0.2, 1)';

/** The positions of everything at one time. Read together: writes in between would cause a layout for each read. */
export interface Measured {
  readonly cards: ReadonlyMap<number, DOMRect>;
  readonly zones: ReadonlyMap<string, DOMRect>;
  /** By seat: the player's life total. */
  readonly lives: ReadonlyMap<number, DOMRect>;
}

export function measure(table: HTMLElement): Measured {
  const cards = new Map<number, DOMRect>();
  const zones = new Map<string, DOMRect>();
  const lives = new Map<number, DOMRect>();
  for (const element of table.querySelectorAll<HTMLElement>('[data-card]'))
    cards.set(Number(element.dataset['card']), element.getBoundingClientRect());
  for (const element of table.querySelectorAll<HTMLElement>('[data-zone]'))
    zones.set(element.dataset['zone'] as string, element.getBoundingClientRect());
  for (const seat of [0, 1]) {
    const life = plateOf(table, seat);
    if (life !== null) lives.set(seat, life.getBoundingClientRect());
  }
  return { cards, zones, lives };
}

const cardElement = (table: HTMLElement, id: number | undefined) =>
  id === undefined || id === 0 ? null : table.querySelector<HTMLElement>(`[data-card="${id}"]`);
const plateOf = (table: HTMLElement, seat: number | undefined) =>
  table.querySelector<HTMLElement>(`[data-player="${seat}"] [data-life]`);

const centre = ({ left, top, width, height }: DOMRect) => ({ x: left + width / 2, y: top + height / 2 });

/** Moves an attacker to its target, or to the other player, and back. */
export async function lunge(table: HTMLElement, { card, target, seat }: SeenEvent, duration: number): Promise<void> {
  const attacker = cardElement(table, card?.id);
  const victim = cardElement(table, target?.id) ?? plateOf(table, seat === 0 ? 1 : 0);
  if (attacker === null || victim === null) return;
  const [from, to] = [centre(attacker.getBoundingClientRect()), centre(victim.getBoundingClientRect())];
  const [x, y] = [(to.x - from.x) * 0.72, (to.y - from.y) * 0.72];
  const leap = attacker.animate(
    [
      { transform: 'none' },
      { transform: `translate(${-x * 0.06}px, ${-y * 0.06}px) scale(1.05)`, offset: 0.3 },
      { transform: `translate(${x}px, ${y}px) scale(1.08)`, offset: 0.72 },
      { transform: 'none' },
    ],
    { duration: duration * 1.5, easing: 'ease-in-out' },
  );
  setTimeout(() => shake(victim, duration), duration);
  await raised(attacker, 30, leap);
}

export function shake(element: HTMLElement, duration: number): void {
  const at = (x: number) => ({ transform: `translateX(${x}px)` });
  const motion = element.animate([at(0), at(-6), at(5), at(-3), at(0)], { duration, easing: 'ease-out' });
  raised(element, 20, motion);
}

/**
 * Raises a moving element above the others. Below them, the browser would make a layer of everything that it could pass
 * under, and repaint each.
 */
function raised(element: HTMLElement, height: number, motion: Animation): Promise<void> {
  element.style.zIndex = String(height);
  return motion.finished
    .catch(() => {})
    .then(() => {
      element.style.zIndex = '';
    });
}

/** Moves every card from its old position to its new one. New cards start from the zone that they came from. */
export function travel(
  table: HTMLElement,
  before: Measured,
  after: Measured,
  events: readonly SeenEvent[],
  duration: number,
): Promise<unknown> | null {
  const origins = new Map<number, string>();
  for (const { type, card, from } of events)
    if (type === 'moved' && card !== undefined && from !== undefined) origins.set(card.id, from);
  const motions: Promise<unknown>[] = [];
  for (const element of table.querySelectorAll<HTMLElement>('[data-card]')) {
    const id = Number(element.dataset['card']);
    const was = before.cards.get(id) ?? before.zones.get(origins.get(id) ?? '');
    const is = after.cards.get(id);
    if (was === undefined || is === undefined) continue;
    const motion = fly(element, was, is, duration, motions.length * 18);
    if (motion !== null) motions.push(motion);
  }
  return motions.length === 0 ? null : Promise.all(motions);
}

function fly(
  element: HTMLElement,
  was: DOMRect,
  is: DOMRect,
  duration: number,
  delay: number,
): Promise<unknown> | null {
  const [from, to] = [centre(was), centre(is)];
  const [x, y] = [from.x - to.x, from.y - to.y];
  if (Math.abs(x) + Math.abs(y) < 3 || is.width === 0) return null;
  const scale = Math.min(2, Math.max(0.3, Math.min(was.width, was.height * 0.8) / is.width));
  const motion = element.animate([{ transform: `translate(${x}px, ${y}px) scale(${scale})` }, { transform: 'none' }], {
    duration,
    delay,
    easing: EASE,
    fill: 'backwards',
  });
  return raised(element, 20, motion);
}

/** Shows damage and healing as numbers that rise from where the card or player was. */
export function numbers(table: HTMLElement, before: Measured, wounds: readonly ValueChange[], duration: number): void {
  wounds.forEach(({ card, seat, amount }, i) => {
    const box = card === undefined ? before.lives.get(seat as number) : before.cards.get(card);
    if (box === undefined) return;
    const { x, y } = centre(box);
    const number = document.createElement('span');
    number.className = 'wound';
    number.dataset['good'] = amount > 0 ? '' : undefined;
    if (amount <= 0) delete number.dataset['good'];
    number.textContent = amount > 0 ? `+${amount}` : `−${-amount}`;
    number.style.left = `${x}px`;
    number.style.top = `${y}px`;
    number.ariaHidden = 'true';
    table.append(number);
    number
      .animate(
        [
          { opacity: 0, transform: 'translate(-50%, -20%) scale(0.6)' },
          { opacity: 1, transform: 'translate(-50%, -70%) scale(1.15)', offset: 0.2 },
          { opacity: 1, transform: 'translate(-50%, -90%) scale(1)', offset: 0.7 },
          { opacity: 0, transform: 'translate(-50%, -150%) scale(1)' },
        ],
        { duration, delay: i * 70, easing: 'ease-out', fill: 'both' },
      )
      .finished.catch(() => {})
      .then(() => number.remove());
  });
}
