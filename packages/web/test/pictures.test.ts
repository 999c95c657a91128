/** Pictures are the same every time: a card looks the same everywhere, and every part of it on its own as well. */
import { createElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { GAMES, loadGameUi } from '../src/games/index.ts';

type Drawn = ReactElement<{ readonly children?: ReactNode }>;

type Draw = (props: object) => ReactNode;

/** How a component draws, also one that is drawn once for the same card; null for what is no component. */
function drawOf(type: unknown): Draw | null {
  if (typeof type === 'function') return type as Draw;
  return typeof type === 'object' && type !== null && 'type' in type ? drawOf(type.type) : null;
}

/** Everything that a component puts into its picture which is a component itself. */
function partsOf(component: Drawn): readonly Drawn[] {
  const parts: Drawn[] = [];
  const collect = (node: ReactNode): void => {
    if (Array.isArray(node)) for (const each of node) collect(each);
    if (!isValidElement<{ readonly children?: ReactNode }>(node)) return;
    if (drawOf(node.type) !== null) parts.push(node);
    collect(node.props.children);
  };
  const Spy = () => {
    const drawn = drawOf(component.type)?.(component.props);
    collect(drawn);
    return drawn;
  };
  renderToStaticMarkup(createElement(Spy));
  return parts;
}

/** React may draw any part again without the one it is in, and must get the same. */
function expectSame(component: Drawn): number {
  expect(renderToStaticMarkup(component)).toBe(renderToStaticMarkup(component));
  return partsOf(component).reduce((sum, part) => sum + expectSame(part), 1);
}

describe.each(GAMES)('$id', (entry) => {
  test('every part of a picture comes out the same when it is drawn again by itself', async () => {
    const { cards, Face } = await loadGameUi(entry);
    for (const def of cards) {
      const face = createElement(Face, { def, detail: 'full', language: 'en', now: undefined });
      expect(expectSame(face as Drawn)).toBeGreaterThan(2);
    }
  });

  test('no two cards have the same picture', async () => {
    const { cards, Face } = await loadGameUi(entry);
    const pictures = cards.map((def) => {
      const face = createElement(Face, { def, detail: 'thumb', language: 'en', now: undefined });
      return /<svg[^>]*class="picture".*?<\/svg>/.exec(renderToStaticMarkup(face))?.[0] ?? def.id;
    });
    expect(new Set(pictures).size).toBe(cards.length);
  });
});
