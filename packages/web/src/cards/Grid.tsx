/** Cards in rows, with one tab stop. The arrow keys, Home and End move through the cards. */
import './grid.css';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import type { AnyCard } from '../games/game-ui.ts';
import { stepInGrid } from './steps.ts';

interface GridProps {
  readonly label: string;
  readonly cards: readonly AnyCard[];
  /** Renders one card. Its focusable element gets this tab index. */
  readonly children: (def: AnyCard, tabIndex: 0 | -1) => ReactNode;
}

export function Grid({ label, cards, children }: GridProps) {
  const list = useRef<HTMLUListElement>(null);
  const [chosen, setChosen] = useState(0);
  const current = Math.min(chosen, cards.length - 1);

  const walk = (event: KeyboardEvent) => {
    const items = [...(list.current?.children ?? [])] as HTMLElement[];
    const columns = items.filter((item) => item.offsetTop === items[0]?.offsetTop).length;
    const to = stepInGrid(event.key, current, items.length, columns);
    if (to === null) return;
    event.preventDefault();
    setChosen(to);
    items[to]?.querySelector<HTMLElement>('a, button')?.focus();
  };

  return (
    <ul ref={list} className="grid" aria-label={label} onKeyDown={walk}>
      {cards.map((def, i) => (
        <li key={def.id} onFocus={() => setChosen(i)}>
          {children(def, i === current ? 0 : -1)}
        </li>
      ))}
    </ul>
  );
}
