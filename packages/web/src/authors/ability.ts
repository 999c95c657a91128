/** What the definition of an ability says about it, without running it. */

/** Any ability: games add fields to those of the kernel. */
export type AnyAbility = Readonly<Record<string, unknown>>;

export interface Traits {
  /** The event that starts it. */
  readonly on: string | null;
  /** It starts by events about this card only. */
  readonly itself: boolean;
  readonly may: boolean;
  readonly later: boolean;
  /** Names of the computed values of cards that it changes. */
  readonly modifies: readonly string[];
  readonly modifiesPlayer: readonly string[];
  /** The fields of the game: `kind: triggered`, `once`, `can()`. */
  readonly fields: readonly string[];
}

/** Shown in another way, or in every ability. */
const KNOWN = ['on', 'itself', 'may', 'later', 'modifies', 'modifiesPlayer', 'run', 'when'];

export function traitsOf(ability: AnyAbility): Traits {
  return {
    on: typeof ability['on'] === 'string' ? ability['on'] : null,
    itself: ability['itself'] !== false,
    may: ability['may'] === true,
    later: ability['later'] !== undefined,
    modifies: keysOf(ability['modifies']),
    modifiesPlayer: keysOf(ability['modifiesPlayer']),
    fields: Object.entries(ability)
      .filter(([name, value]) => !KNOWN.includes(name) && value !== undefined && value !== null && value !== false)
      .map(([name, value]) => written(name, value)),
  };
}

const keysOf = (value: unknown): readonly string[] =>
  typeof value === 'object' && value !== null ? Object.keys(value) : [];

function written(name: string, value: unknown): string {
  if (value === true) return name;
  if (typeof value === 'function') return `${name}()`;
  return `${name}: ${typeof value === 'object' ? JSON.stringify(value).replaceAll('"', '') : String(value)}`;
}
