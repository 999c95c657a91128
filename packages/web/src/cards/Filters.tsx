import './filters.css';
import { Shape } from '../art/Shape.tsx';
import type { GameUi } from '../games/game-ui.ts';
import { useSay } from '../language.ts';
import { type Filter, isEmpty, NO_FILTER, toggled } from './filter.ts';
import { GALLERY } from './words.ts';

interface FiltersProps {
  readonly ui: GameUi;
  readonly filter: Filter;
  readonly found: number;
  readonly onChange: (filter: Filter) => void;
}

export function Filters({ ui, filter, found, onChange }: FiltersProps) {
  const say = useSay();
  return (
    <search className="filters">
      <input
        className="field"
        type="search"
        aria-label={say(GALLERY.search)}
        placeholder={say(GALLERY.searchHint)}
        value={filter.text}
        onChange={(event) => onChange({ ...filter, text: event.target.value })}
      />
      <div className="facets">
        {ui.facets.map((facet) => (
          <fieldset key={facet.id} className="facet">
            <legend>{say(facet.name)}</legend>
            {facet.values.map(({ id, name, shape }) => (
              <button
                key={id}
                type="button"
                className="chip"
                aria-pressed={filter.wanted[facet.id]?.includes(id) ?? false}
                onClick={() => onChange(toggled(filter, facet.id, id))}
              >
                {shape ? <Shape name={shape} /> : null}
                {say(name)}
              </button>
            ))}
          </fieldset>
        ))}
      </div>
      <p className="found" role="status">
        {say(GALLERY.found, { n: found })}
        {isEmpty(filter) ? null : (
          <button type="button" className="button small" onClick={() => onChange(NO_FILTER)}>
            {say(GALLERY.clear)}
          </button>
        )}
      </p>
    </search>
  );
}
