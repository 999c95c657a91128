import type { RuleId } from './types.ts';

/** Invalid input from outside. Nothing has changed. */
export class BadInput extends Error {
  override readonly name: string = 'BadInput';
}

/** A move that a rule forbids. Only the player who tried it is told. */
export class Refused extends BadInput {
  override readonly name = 'Refused';
  readonly rule: RuleId | null;
  constructor(message: string, rule: RuleId | null) {
    super(rule === null ? message : `${message} — ${rule}`);
    this.rule = rule;
  }
}

/** A fault in the rules: a card loops, or a step breaks an invariant. Never the player's fault. */
export class RulesFault extends Error {
  override readonly name = 'RulesFault';
}

/**
 * A published version of a game has its own copies of these classes, so `instanceof` looks at a mark that all copies
 * share. Classes derived elsewhere are compared as usual.
 */
function shareBetweenCopies(type: { readonly prototype: object }, name: string): void {
  const mark = Symbol.for(`taisen.${name}`);
  Object.defineProperty(type.prototype, mark, { value: true });
  Object.defineProperty(type, Symbol.hasInstance, {
    value(this: unknown, value: unknown): boolean {
      if (this !== type) return Function.prototype[Symbol.hasInstance].call(this, value);
      return typeof value === 'object' && value !== null && mark in value;
    },
  });
}
shareBetweenCopies(BadInput, 'BadInput');
shareBetweenCopies(Refused, 'Refused');
shareBetweenCopies(RulesFault, 'RulesFault');
