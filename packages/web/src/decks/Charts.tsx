/** Bar charts of a deck. Every bar is a list item with a text for screen readers. */
import { Shape } from '../art/Shape.tsx';
import type { ShapeName } from '../art/shapes.ts';
import type { GameUi } from '../games/game-ui.ts';
import { useSay } from '../language.ts';
import { curveOf, type Lines } from './deck.ts';
import { DECKS } from './words.ts';

interface Bar {
  readonly id: string;
  readonly name: string;
  readonly shape?: ShapeName | undefined;
  readonly count: number;
}

export function Charts({ ui, lines }: { readonly ui: GameUi; readonly lines: Lines }) {
  const say = useSay();
  if (ui.deck === undefined) return null;
  const { curve, chart } = ui.deck;
  const byId = new Map(ui.cards.map((def) => [def.id, def]));
  const numbers = curveOf(lines, (id) => {
    const def = byId.get(id);
    return def === undefined ? null : curve.of(def);
  });
  const facet = ui.facets.find(({ id }) => id === chart);
  const shares = (facet?.values ?? []).map(({ id: value, name, shape }) => ({
    id: value,
    name: say(name),
    shape,
    count: lines.reduce((sum, { id, count }) => {
      const def = byId.get(id);
      return def !== undefined && facet?.of(def).includes(value) ? sum + count : sum;
    }, 0),
  }));
  return (
    <div className="charts">
      <Bars label={say(curve.name)} bars={[...numbers].map(([n, count]) => ({ id: `${n}`, name: `${n}`, count }))} />
      {facet ? <Bars label={say(facet.name)} bars={shares.filter(({ count }) => count > 0)} /> : null}
    </div>
  );
}

function Bars({ label, bars }: { readonly label: string; readonly bars: readonly Bar[] }) {
  const say = useSay();
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <figure>
      <figcaption>{label}</figcaption>
      <ul className="bars">
        {bars.map(({ id, name, shape, count }) => (
          <li key={id}>
            <span className="hidden-text">{say(DECKS.bar, { name, n: count })}</span>
            <b aria-hidden="true">{count}</b>
            <i aria-hidden="true" style={{ height: `${(count / most) * 3.5}rem` }} />
            <span aria-hidden="true" title={name}>
              {shape ? <Shape name={shape} /> : name}
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
