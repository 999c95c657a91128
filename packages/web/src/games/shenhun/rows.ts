import { type ShCardDef, shenhun } from '@taisen/shenhun';

export type RowName = 'front' | 'middle' | 'back';
const ROWS: readonly RowName[] = ['front', 'middle', 'back'];

/** The row a character stands in, by name: rows are zones of the field. */
export function rowName(def: ShCardDef): RowName | null {
  const zone = def.row === null ? undefined : shenhun.zones[def.row]?.name;
  return ROWS.find((row) => row === zone) ?? null;
}
