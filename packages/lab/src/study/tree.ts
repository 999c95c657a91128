/** Counts by the parts of their names, so that a report does not search all of them for each number. */
import type { Counts } from './counts.ts';

export interface Tree {
  readonly [name: string]: Tree | number;
}
const NOTHING: Tree = {};

export function treeOf(counts: Counts): Tree {
  const root: Record<string, unknown> = {};
  for (const [name, count] of Object.entries(counts)) {
    const parts = name.split('/');
    let at = root;
    for (const part of parts.slice(0, -1)) {
      at[part] ??= {};
      at = at[part] as Record<string, unknown>;
    }
    at[parts.at(-1) as string] = count;
  }
  return root as Tree;
}

export function under(tree: Tree, ...names: readonly string[]): Tree {
  let at: Tree = tree;
  for (const name of names) {
    const next = at[name];
    if (typeof next !== 'object') return NOTHING;
    at = next;
  }
  return at;
}

export function value(tree: Tree, name: string): number {
  const found = tree[name];
  return typeof found === 'number' ? found : 0;
}
