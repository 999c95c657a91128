/** The day of the player's own clock, e.g. `2026-11-18`: the daily challenge changes at midnight. */
export function dayOf(date: Date): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
