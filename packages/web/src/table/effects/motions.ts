/** Single motions on the table, made with the Web Animations API. */
import type { SeenEvent } from '@taisen/kernel';
import type { Beat } from './beat.ts';
import type { MotionStyle } from './motion-style.ts';

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
    const life = lifeOf(table, seat);
    if (life !== null) lives.set(seat, life.getBoundingClientRect());
  }
  return { cards, zones, lives };
}

export const cardElement = (table: HTMLElement, id: number | null): HTMLElement | null =>
  id === null || id === 0 ? null : table.querySelector<HTMLElement>(`[data-spot][data-card="${id}"]`);
export const plateOf = (table: HTMLElement, seat: number): HTMLElement | null =>
  table.querySelector<HTMLElement>(`[data-player="${seat}"]`);
const lifeOf = (table: HTMLElement, seat: number) =>
  table.querySelector<HTMLElement>(`[data-player="${seat}"] [data-life]`);

export interface Point {
  readonly x: number;
  readonly y: number;
}
export const centre = ({ left, top, width, height }: DOMRect): Point => ({ x: left + width / 2, y: top + height / 2 });

const at = (x: number, y: number, more = '') => ({ transform: `translate(${x}px, ${y}px) ${more}` });

export function shake(beat: Beat, element: HTMLElement, strength = 7): Promise<void> {
  const frames = [
    at(0, 0),
    at(-strength, 2),
    at(strength * 0.8, -2),
    at(-strength * 0.5, 1),
    at(strength * 0.3, 0),
    at(0, 0),
  ];
  return raised(element, 20, beat.animate(element, frames, 320, { easing: 'ease-out' }));
}

/**
 * Raises a moving element above the others. Below them, the browser would make a layer of everything that it could pass
 * under, and repaint each.
 */
async function raised(element: HTMLElement, height: number, motion: Promise<void>): Promise<void> {
  element.style.zIndex = String(height);
  await motion;
  element.style.zIndex = '';
}

/** Moves every card from its old position to its new one. New cards start from the zone that they came from. */
export function travel(
  beat: Beat,
  table: HTMLElement,
  before: Measured,
  after: Measured,
  events: readonly SeenEvent[],
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
    const motion = fly(beat, element, was, is, motions.length * 40);
    if (motion !== null) motions.push(motion);
  }
  return motions.length === 0 ? null : Promise.all(motions);
}

const TRAVEL = 320;

/** On an arc, and a little larger in the middle, as a hand would move it. */
function fly(beat: Beat, element: HTMLElement, was: DOMRect, is: DOMRect, delay: number): Promise<unknown> | null {
  const [from, to] = [centre(was), centre(is)];
  const [x, y] = [from.x - to.x, from.y - to.y];
  const way = Math.abs(x) + Math.abs(y);
  if (way < 3 || is.width === 0) return null;
  const scale = Math.min(2, Math.max(0.3, Math.min(was.width, was.height * 0.8) / is.width));
  const lift = way > 160 ? Math.min(34, way * 0.07) : 0;
  const frames = [
    at(x, y, `scale(${scale})`),
    ...(lift === 0 ? [] : [{ ...at(x * 0.4, y * 0.4 - lift, `scale(${(scale + 1) / 2 + 0.06})`), offset: 0.5 }]),
    { transform: 'none' },
  ];
  return raised(element, 20, beat.animate(element, frames, TRAVEL, { delay, easing: EASE, fill: 'backwards' }));
}

/** The layer above the table in which copies of cards and sparks move. */
export class Ghosts {
  private readonly layer = document.createElement('div');
  private readonly table: HTMLElement;
  private readonly beat: Beat;
  private readonly style: MotionStyle;

  constructor(table: HTMLElement, beat: Beat, style: MotionStyle) {
    this.table = table;
    this.beat = beat;
    this.style = style;
    this.layer.className = 'ghosts';
    this.layer.ariaHidden = 'true';
    table.append(this.layer);
  }

  remove(): void {
    this.layer.remove();
  }

  /** A copy of a card where it lies. */
  copyOf(id: number): Ghost | null {
    const spot = cardElement(this.table, id);
    const card = spot?.querySelector('.card');
    if (spot === null || card === null || card === undefined) return null;
    const box = spot.getBoundingClientRect();
    const element = this.add('div', 'ghost-card', box);
    element.append(card.cloneNode(true));
    return { element, box };
  }

  /** Light and sparks at a blow. */
  burst({ x, y }: Point, width: number, strength = 1): void {
    const { flash, spark } = this.style;
    const size = width * 1.5 * strength;
    const light = this.add('div', 'flash', new DOMRect(x - size / 2, y - size / 2, size, size));
    light.style.background = flash;
    void this.beat
      .animate(
        light,
        [
          { opacity: 1, transform: 'scale(0.3)' },
          { opacity: 0, transform: 'scale(1.15)' },
        ],
        300,
        {
          easing: 'ease-out',
          fill: 'forwards',
        },
      )
      .then(() => light.remove());
    for (let i = 0; i < spark.count; i++) this.spark({ x, y }, i, width * spark.reach * strength);
  }

  private spark({ x, y }: Point, i: number, reach: number): void {
    const { path, colors, count, size, spin, line } = this.style.spark;
    // Spread evenly, but no two alike: the same blow always looks the same.
    const turn = (i / count) * 360 + ((i * 37) % 23);
    const far = reach * (0.55 + ((i * 53) % 45) / 100);
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    svg.setAttribute('viewBox', '0 0 20 20');
    const shape = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    shape.setAttribute('d', path);
    const color = colors[i % colors.length] as string;
    shape.setAttribute('fill', line === undefined ? color : 'none');
    if (line !== undefined) {
      shape.setAttribute('stroke', color);
      shape.setAttribute('stroke-width', String(line));
    }
    svg.append(shape);
    const box = this.add('div', 'spark', new DOMRect(x - size / 2, y - size / 2, size, size));
    box.append(svg);
    const out = (part: number, more: string) => `rotate(${turn}deg) translateY(${-far * part}px) ${more}`;
    void this.beat
      .animate(
        box,
        [
          { opacity: 1, transform: out(0.1, 'scale(0.6)') },
          { opacity: 1, transform: out(0.75, `rotate(${spin * 0.7}deg) scale(1)`), offset: 0.55 },
          { opacity: 0, transform: out(1, `rotate(${spin}deg) scale(0.7)`) },
        ],
        460,
        { easing: 'ease-out', fill: 'forwards' },
      )
      .then(() => box.remove());
  }

  /** A fallen card comes apart, and its pieces go to its pile. */
  async shatter({ element, box }: Ghost, pile: DOMRect | undefined): Promise<void> {
    const width = box.width;
    const to = pile === undefined ? null : centre(pile);
    const from = centre(box);
    const away = to === null ? { x: 0, y: 40 } : { x: to.x - from.x, y: to.y - from.y };
    const card = element.firstElementChild;
    if (card === null) return;
    element.style.filter = 'none';
    await Promise.all(
      this.style.pieces
        .map(async ({ shape, x, y, spin }, i) => {
          const part = this.add('div', 'ghost-card', box);
          part.append(card.cloneNode(true));
          part.style.clipPath = `polygon(${shape})`;
          await this.beat.animate(
            part,
            [
              { transform: 'none', opacity: 1 },
              { ...at(x * width, y * width, `rotate(${spin}deg)`), opacity: 1, offset: 0.45, easing: 'ease-in' },
              { ...at(away.x + x * 12, away.y + y * 12, `rotate(${spin * 2}deg) scale(0.3)`), opacity: 0.2 },
            ],
            620,
            { easing: 'ease-out', fill: 'forwards', delay: 20 * i },
          );
          part.remove();
        })
        .concat(Promise.resolve().then(() => element.remove())),
    );
  }

  /** A number that rises from where something was lost or gained. */
  number({ x, y }: Point, amount: number, delay: number): void {
    const number = document.createElement('span');
    number.className = 'wound';
    if (amount > 0) number.dataset['good'] = '';
    number.textContent = amount > 0 ? `+${amount}` : `−${-amount}`;
    number.style.left = `${x}px`;
    number.style.top = `${y}px`;
    this.layer.append(number);
    void this.beat
      .animate(
        number,
        [
          { opacity: 0, transform: 'translate(-50%, -50%) scale(2.1)' },
          { opacity: 1, transform: 'translate(-50%, -50%) scale(1)', offset: 0.14 },
          { opacity: 1, transform: 'translate(-50%, -62%) scale(1)', offset: 0.7 },
          { opacity: 0, transform: 'translate(-50%, -150%) scale(0.9)' },
        ],
        1000,
        { delay, easing: 'ease-out', fill: 'both' },
      )
      .then(() => number.remove());
  }

  add(tag: 'div' | 'span', className: string, { left, top, width, height }: DOMRect): HTMLElement {
    const element = document.createElement(tag);
    element.className = className;
    Object.assign(element.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
    this.layer.append(element);
    return element;
  }
}

/** A copy of a card that moves instead of it. */
export interface Ghost {
  readonly element: HTMLElement;
  readonly box: DOMRect;
}
