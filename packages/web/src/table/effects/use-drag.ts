/** Dragging a card onto a place or another card is the same as clicking both. */
import { type PointerEvent, useEffect, useRef } from 'react';
import type { Choosing } from '../choosing.ts';
import type { SelectTarget } from '../option-selector.ts';

/** Pixels. A shorter drag counts as a click. */
export const SLACK = 8;

const spotAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-spot]') : null;

/** The target that an element stands for, by its data attributes. */
export function thingOf({ dataset }: Pick<HTMLElement, 'dataset'>): SelectTarget {
  const { card, in: zone, at } = dataset;
  return {
    ...(card === undefined ? {} : { card: Number(card) }),
    ...(zone === undefined ? {} : { place: at === undefined ? { zone } : { zone, at: Number(at) } }),
  };
}

interface Dragged {
  readonly card: number;
  readonly pointer: number;
  readonly from: HTMLElement;
  readonly x: number;
  readonly y: number;
  /** The picture under the pointer, once the pointer has moved. */
  ghost: HTMLElement | null;
  over: HTMLElement | null;
}

export function useDrag(choosing: Choosing) {
  const dragged = useRef<Dragged | null>(null);
  const letGo = () => {
    dragged.current?.ghost?.remove();
    highlight(dragged.current, null);
    dragged.current = null;
  };
  useEffect(() => letGo, []);
  return {
    onPointerDown: ({ target, button, pointerId, clientX, clientY }: PointerEvent) => {
      const from = spotAt(target);
      if (button !== 0 || from === null || !('drags' in from.dataset)) return;
      const card = Number(from.dataset['card']);
      dragged.current = { card, pointer: pointerId, from, x: clientX, y: clientY, ghost: null, over: null };
    },
    onPointerMove: ({ pointerId, clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) => {
      const drag = dragged.current;
      if (drag?.pointer !== pointerId) return;
      if (drag.ghost === null) {
        if (Math.hypot(clientX - drag.x, clientY - drag.y) < SLACK) return;
        drag.ghost = ghostOf(drag.from, currentTarget);
        choosing.lift(drag.card);
      }
      drag.ghost.style.translate = `${clientX}px ${clientY}px`;
      highlight(drag, spotAt(document.elementFromPoint(clientX, clientY)));
    },
    onPointerUp: ({ pointerId, clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) => {
      const drag = dragged.current;
      if (drag?.pointer !== pointerId) return;
      letGo();
      if (drag.ghost === null) return;
      swallowClick(currentTarget);
      const onto = spotAt(document.elementFromPoint(clientX, clientY));
      if (onto === null || onto === drag.from) choosing.letGo();
      else choosing.drop(drag.card, thingOf(onto));
    },
    onPointerCancel: ({ pointerId }: PointerEvent) => {
      if (dragged.current?.pointer !== pointerId) return;
      if (dragged.current.ghost !== null) choosing.letGo();
      letGo();
    },
  };
}

function highlight(drag: Dragged | null, over: HTMLElement | null): void {
  if (drag === null || drag.over === over) return;
  drag.over?.removeAttribute('data-over');
  over?.setAttribute('data-over', '');
  drag.over = over;
}

function ghostOf(spot: HTMLElement, table: HTMLElement): HTMLElement {
  const ghost = document.createElement('div');
  ghost.className = 'ghost';
  ghost.ariaHidden = 'true';
  ghost.style.width = `${spot.offsetWidth}px`;
  const picture = spot.querySelector('.card')?.cloneNode(true);
  if (picture !== undefined) ghost.append(picture);
  table.append(ghost);
  return ghost;
}

/** A drag ends with a click event on the common ancestor of both ends, which must be ignored. */
function swallowClick(table: HTMLElement): void {
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  table.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => table.removeEventListener('click', swallow, { capture: true }));
}
