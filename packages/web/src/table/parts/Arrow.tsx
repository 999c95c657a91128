/** An arrow from the attacker to its target, until the attack is resolved. */
import type { SeenEvent } from '@taisen/kernel';
import { useEffect, useLayoutEffect, useState } from 'react';
import { attackUnderWay } from '../attack.ts';
import { useScreen } from '../context.ts';

interface Ends {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

export function Arrow() {
  const { client } = useScreen();
  const attack = client.result === null ? attackUnderWay(client.events) : null;
  const [ends, setEnds] = useState<Ends | null>(null);
  const [, rerender] = useState(0);
  useEffect(() => {
    // Everything moves when the window is resized.
    const resized = () => rerender((times) => times + 1);
    addEventListener('resize', resized);
    return () => removeEventListener('resize', resized);
  }, []);
  useLayoutEffect(() => {
    const next = attack === null ? null : endsOf(attack);
    setEnds((was) => (JSON.stringify(was) === JSON.stringify(next) ? was : next));
  });
  if (ends === null) return null;
  return (
    <svg className="arrow" aria-hidden="true">
      <defs>
        <marker id="arrow-head" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="5" markerHeight="5" orient="auto">
          <path d="M0 0L10 5L0 10z" fill="currentColor" />
        </marker>
      </defs>
      <line {...ends} markerEnd="url(#arrow-head)" />
    </svg>
  );
}

function endsOf({ card, target, seat }: SeenEvent): Ends | null {
  const found = (query: string) => document.querySelector(`.table ${query}`)?.getBoundingClientRect();
  const from = card === undefined ? undefined : found(`.side [data-card="${card.id}"]`);
  const to =
    target === undefined ? found(`[data-player="${seat === 0 ? 1 : 0}"]`) : found(`.side [data-card="${target.id}"]`);
  if (from === undefined || to === undefined) return null;
  const middle = ({ left, top, width, height }: DOMRect) => [left + width / 2, top + height / 2] as const;
  const [[x1, y1], [x2, y2]] = [middle(from), middle(to)];
  return { x1, y1, x2, y2 };
}
