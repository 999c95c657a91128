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
