/** Makes and applies view diffs, which are sent instead of whole views. */
import { type CardView, deepEqual, type View, type ZoneView } from '@taisen/kernel';
import type { ViewDiff, ZoneDiff } from './views.ts';

const SECTIONS = ['turn', 'active', 'result', 'effects', 'pending'] as const;

/** The diff that turns `before` into `after`. */
export function diffViews(before: View, after: View): ViewDiff {
  const diff: { -readonly [K in keyof ViewDiff]: unknown } = {};
  for (const section of SECTIONS) if (!deepEqual(before[section], after[section])) diff[section] = after[section];
  const facts = diffFacts(before.facts, after.facts);
  if (facts !== null) diff.facts = facts;
  let zones: Record<string, ZoneDiff> | undefined;
  for (const name in after.zones) {
    const was = before.zones[name] as ZoneView;
    const is = after.zones[name] as ZoneView;
    if (isSameZone(was, is)) continue;
    zones ??= {};
    zones[name] = diffZones(was, is);
  }
  if (zones !== undefined) diff.zones = zones;
  return diff as ViewDiff;
}

/** The cards between the longest equal beginning and the longest equal end. */
function diffZones(was: ZoneView, is: ZoneView): ZoneDiff {
  const shorter = Math.min(was.cards.length, is.cards.length);
  let from = 0;
  while (from < shorter && isSameCard(was.cards[from], is.cards[from])) from++;
  let tail = 0;
  while (tail < shorter - from && isSameCard(was.cards.at(-1 - tail), is.cards.at(-1 - tail))) tail++;
  const put = is.cards.slice(from, is.cards.length - tail);
  return zoneDiffOf(is.count, from, was.cards.length - tail - from, put);
}

export const zoneDiffOf = (count: number, from: number, cut: number, put: (CardView | null)[]): ZoneDiff =>
  cut === 0 && put.length === 0 ? { count } : { count, from, cut, put };

/** The facts of a game that have changed, by name; null if none has. */
function diffFacts(before: object, after: object): object | null {
  const was = before as Facts;
  const is = after as Facts;
  let changed: Record<string, unknown> | null = null;
  for (const name in is) {
    if (deepEqual(was[name], is[name])) continue;
    changed ??= {};
    changed[name] = is[name];
  }
  return changed;
}
type Facts = Readonly<Record<string, unknown>>;

function isSameZone(was: ZoneView, is: ZoneView): boolean {
  if (was.count !== is.count || was.cards.length !== is.cards.length) return false;
  for (let i = 0; i < is.cards.length; i++) if (!isSameCard(was.cards[i], is.cards[i])) return false;
  return true;
}

/** Field by field: most of a comparison is cards, and iterating over unknown fields is slow. */
function isSameCard(was: CardView | null | undefined, is: CardView | null | undefined): boolean {
  if (was === is) return true;
  if (!was || !is) return false;
  const { id, card, faceDown, owner, under, now }: AllCompared = is;
  if (was.id !== id || was.card !== card || was.faceDown !== faceDown) return false;
  return was.owner === owner && was.under === under && deepEqual(was.now, now);
}
/** Compiles only if all fields of a card are compared. */
type Compared = 'id' | 'card' | 'faceDown' | 'owner' | 'under' | 'now';
type AllCompared = keyof CardView extends Compared ? CardView : never;

/** The view after a diff. The old one is not changed. */
export function applyDiff(view: View, { zones, ...sections }: ViewDiff): View {
  const facts = sections.facts === undefined ? view.facts : { ...view.facts, ...sections.facts };
  if (zones === undefined) return { ...view, ...sections, facts };
  const next: Record<string, ZoneView> = { ...view.zones };
  for (const [name, diff] of Object.entries(zones)) {
    const cards = (view.zones[name]?.cards ?? []).slice();
    if ('put' in diff) cards.splice(diff.from, diff.cut, ...diff.put);
    next[name] = { count: diff.count, cards };
  }
  return { ...view, ...sections, facts, zones: next };
}
