/** The filter of a page, kept in its address: a link to the page shows the same cards. */
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'wouter';
import type { GameUi } from '../games/game-ui.ts';
import { type Filter, filterFromSearch, filterToSearch } from './filter.ts';

export function useFilter(ui: GameUi): readonly [Filter, (filter: Filter) => void] {
  const [search, setSearch] = useSearchParams();
  const filter = useMemo(() => filterFromSearch(search, ui.facets), [search, ui]);
  const change = useCallback(
    (next: Filter) => setSearch((before) => filterToSearch(next, ui.facets, before), { replace: true }),
    [setSearch, ui],
  );
  return [filter, change];
}
