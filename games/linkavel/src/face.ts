/** What is printed on a card, and where (LV-8.1 to LV-8.4). The terminal and the web client both use this. */
import type { Attribute, Family, LvCardDef } from './card.ts';

/** LV-8.1: width to height. */
export const RATIO = [63, 88] as const;

/** LV-8.2 and LV-8.4. */
export type Frame = 'pale-yellow' | 'orange' | 'black';
const FRAMES = { normal: 'pale-yellow', effect: 'orange', magic: 'black', permanent: 'black' } as const;

export type Row =
  /** The badge is at the right end. */
  | { readonly row: 'name'; readonly badge: Attribute | 'magic' }
  /** LV-3.8: the family is at the right end. */
  | { readonly row: 'level'; readonly level: number; readonly family: Family | null }
  | { readonly row: 'kind'; readonly kind: 'magic' | 'permanent' }
  | { readonly row: 'picture' }
  | { readonly row: 'text' }
  /** The summoning condition is at the bottom left, the power (only the number) at the bottom right. */
  | { readonly row: 'foot'; readonly left: LvCardDef['cost']; readonly right: number };

/** The rows from top to bottom. */
export function faceOf(card: LvCardDef): { readonly frame: Frame; readonly rows: readonly Row[] } {
  const { kind, attribute, level, family, cost, power } = card;
  const frame = FRAMES[kind];
  const body: Row[] = [{ row: 'picture' }, { row: 'text' }];
  if (kind === 'magic' || kind === 'permanent') {
    return { frame, rows: [{ row: 'name', badge: 'magic' }, { row: 'kind', kind }, ...body] };
  }
  const foot: Row = { row: 'foot', left: cost, right: power };
  return { frame, rows: [{ row: 'name', badge: attribute ?? 'void' }, { row: 'level', level, family }, ...body, foot] };
}
