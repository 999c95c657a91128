/** Dragging a card onto a place or another card is clicking both. One listener for the whole table. */
import { type DragEvent, useRef } from 'react';
import type { Choosing } from '../choosing.ts';
import type { Thing } from '../narrow.ts';

const spotAt = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-spot]') : null;

/** What an element stands for, by its marks. */
export function thingOf({ dataset }: Pick<HTMLElement, 'dataset'>): Thing {
  const { card, in: zone, at } = dataset;
  return {
    ...(card === undefined ? {} : { card: Number(card) }),
    ...(zone === undefined ? {} : { place: at === undefined ? { zone } : { zone, at: Number(at) } }),
  };
}

export function useDrag(choosing: Choosing) {
  const dragged = useRef<number | null>(null);
  return {
    onDragStart: ({ target, dataTransfer }: DragEvent) => {
      const card = spotAt(target)?.dataset['card'];
      if (card === undefined) return;
      dragged.current = Number(card);
      dataTransfer.effectAllowed = 'move';
      dataTransfer.setData('text/plain', card);
    },
    onDragOver: (event: DragEvent) => {
      if (dragged.current !== null && spotAt(event.target) !== null) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      const spot = spotAt(event.target);
      if (dragged.current === null || spot === null) return;
      event.preventDefault();
      choosing.drop(dragged.current, thingOf(spot));
      dragged.current = null;
    },
    onDragEnd: () => {
      dragged.current = null;
    },
  };
}
