/** The filter of the gallery and the deck builder. Pure. */
import type { Language } from '@taisen/kernel';
import type { AnyCard } from '../games/game-ui.ts';
import { folded } from './folded.ts';
import { query, type Searched } from './query.ts';

export interface Filter {
  readonly text: string;
  /** By facet: the wanted values. A facet without any matches all cards. */
  readonly wanted: Readonly<Record<string, readonly string[]>>;
}

export const NO_FILTER: Filter = { text: '', wanted: {} };

export const isEmpty = ({ text, wanted }: Filter): boolean =>
  text.trim() === '' && Object.values(wanted).every((values) => values.length === 0);

export { folded };

export function toggled({ text, wanted }: Filter, facet: string, value: string): Filter {
  const before = wanted[facet] ?? [];
  const after = before.includes(value) ? before.filter((each) => each !== value) : [...before, value];
  return { text, wanted: { ...wanted, [facet]: after } };
}

/** Every term of the text must fit, and every facet must have one of its wanted values. */
export function cardsFor(ui: Searched, filter: Filter, language: Language): readonly AnyCard[] {
  const fits = query(ui, filter.text, language);
  const facets = ui.facets.filter(({ id }) => (filter.wanted[id] ?? []).length > 0);
  return ui.cards.filter(
    (def) =>
      facets.every((facet) => facet.of(def).some((value) => filter.wanted[facet.id]?.includes(value))) && fits(def),
  );
}

/** The part of the address that a filter is kept in, e.g. `q=draw&attribute=fire.water`. Other parts are kept. */
export function filterToSearch(filter: Filter, facets: Searched['facets'], search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search);
  const set = (name: string, value: string) => (value === '' ? next.delete(name) : next.set(name, value));
  set('q', filter.text);
  for (const { id } of facets) set(id, (filter.wanted[id] ?? []).join('.'));
  return next;
}

export const filterFromSearch = (search: URLSearchParams, facets: Searched['facets']): Filter => ({
  text: search.get('q') ?? '',
  wanted: Object.fromEntries(
    facets.flatMap(({ id, values }) => {
      const known = (search.get(id) ?? '').split('.').filter((value) => values.some((each) => each.id === value));
      return known.length === 0 ? [] : [[id, known]];
    }),
  ),
});
