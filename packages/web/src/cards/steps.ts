/** The index to which a key moves in a grid of `count` cards; null if it does not move. */
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
