import type { RuleId } from './types.ts';

/** Input from outside that cannot be used. Whoever gets one knows that nothing was changed. */
export class BadInput extends Error {
  override readonly name: string = 'BadInput';
}

/** A move that a rule forbids; told to the player who asked and to nobody else. */
export class Refused extends BadInput {
  override readonly name = 'Refused';
  readonly rule: RuleId | null;
  constructor(message: string, rule: RuleId | null) {
    super(rule === null ? message : `${message} — ${rule}`);
    this.rule = rule;
  }
}

/** The rules themselves went wrong: a card loops, or a step breaks an invariant. Never the player's fault. */
export class RulesFault extends Error {
  override readonly name = 'RulesFault';
}
