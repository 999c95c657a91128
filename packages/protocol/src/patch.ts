/** Small deltas instead of whole views: how one is found, and how it is put to use. */
import type { CardView, View, ZoneView } from '@taisen/kernel';
import type { ViewPatch, ZonePatch } from './views.ts';

const SECTIONS = ['turn', 'active', 'result', 'effects', 'table', 'pending'] as const;

/** What takes one view to the next. */
export function patchBetween(before: View, after: View): ViewPatch {
  const patch: Record<string, unknown> = {};
  for (const section of SECTIONS) if (!same(before[section], after[section])) patch[section] = after[section];
  let zones: Record<string, ZonePatch> | undefined;
  for (const name in after.zones) {
    const was = before.zones[name] as ZoneView;
    const is = after.zones[name] as ZoneView;
    if (isSameZone(was, is)) continue;
    zones ??= {};
    zones[name] = zoneBetween(was, is);
  }
  if (zones !== undefined) patch.zones = zones;
  return patch as ViewPatch;
}

/** The cards between the longest equal beginning and the longest equal end. */
function zoneBetween(was: ZoneView, is: ZoneView): ZonePatch {
  const shorter = Math.min(was.cards.length, is.cards.length);
  let from = 0;
  while (from < shorter && isSameCard(was.cards[from], is.cards[from])) from++;
  let tail = 0;
  while (tail < shorter - from && isSameCard(was.cards.at(-1 - tail), is.cards.at(-1 - tail))) tail++;
  const put = is.cards.slice(from, is.cards.length - tail);
  return { count: is.count, from, cut: was.cards.length - tail - from, put };
}

function isSameZone(was: ZoneView, is: ZoneView): boolean {
  if (was.count !== is.count || was.cards.length !== is.cards.length) return false;
  for (let i = 0; i < is.cards.length; i++) if (!isSameCard(was.cards[i], is.cards[i])) return false;
  return true;
}

/** Field by field: nearly all that two views are compared by is cards, and going through unknown fields is slow. */
function isSameCard(was: CardView | null | undefined, is: CardView | null | undefined): boolean {
  if (was === is) return true;
  if (!was || !is) return false;
  const { id, card, faceDown, owner, under, now }: AllCompared = is;
  if (was.id !== id || was.card !== card || was.faceDown !== faceDown) return false;
  return was.owner === owner && was.under === under && same(was.now, now);
}
/** Does not compile once a card has a field that is not compared. */
type Compared = 'id' | 'card' | 'faceDown' | 'owner' | 'under' | 'now';
type AllCompared = keyof CardView extends Compared ? CardView : never;

/** The view that a patch leads to. The old one stays as it was. */
export function patched(view: View, { zones, ...sections }: ViewPatch): View {
  if (zones === undefined) return { ...view, ...sections };
  const next: Record<string, ZoneView> = { ...view.zones };
  for (const [name, { count, from, cut, put }] of Object.entries(zones)) {
    const cards = (view.zones[name]?.cards ?? []).slice();
    cards.splice(from, cut, ...put);
    next[name] = { count, cards };
  }
  return { ...view, ...sections, zones: next };
}

/** Equality of plain data. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!same(a[i], b[i])) return false;
    return true;
  }
  let keys = 0;
  for (const key in a) {
    keys++;
    if (!same(a[key as never], b[key as never])) return false;
  }
  for (const _ in b) keys--;
  return keys === 0;
}
