/** Where a key leads in a grid of so many cards and columns; null where it leads nowhere. */
export function stepInGrid(key: string, from: number, count: number, columns: number): number | null {
  const to = {
    ArrowRight: from + 1,
    ArrowLeft: from - 1,
    ArrowDown: from + columns,
    ArrowUp: from - columns,
    Home: 0,
    End: count - 1,
  }[key];
  return to === undefined || to < 0 || to >= count || to === from ? null : to;
}
