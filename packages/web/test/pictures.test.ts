/** Pictures are deterministic: a card looks the same everywhere, and so does every part of it on its own. */
import { createElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { GAMES, loadGameUi } from '../src/games/index.ts';

type Drawn = ReactElement<{ readonly children?: ReactNode }>;

type Draw = (props: object) => ReactNode;

/** The render function of a component, also of a memoized one; null for other types. */
function drawOf(type: unknown): Draw | null {
  if (typeof type === 'function') return type as Draw;
  return typeof type === 'object' && type !== null && 'type' in type ? drawOf(type.type) : null;
}

/** The components that a component renders. */
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

/** React may render any part again without its parent, and must get the same result. */
function expectSame(component: Drawn): number {
  expect(renderToStaticMarkup(component)).toBe(renderToStaticMarkup(component));
  return partsOf(component).reduce((sum, part) => sum + expectSame(part), 1);
}

describe.each(GAMES)('$id', (entry) => {
  test('every part of a picture is the same when it is rendered again on its own', async () => {
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
