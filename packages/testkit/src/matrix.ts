/** A Vitest reporter: the matrix rule × test and clause × test. A full run with a hole in it fails. */
import type { Reporter, TestCase } from 'vitest/node';

interface Owed {
  readonly rules: readonly string[];
  readonly clauses: readonly string[];
}

export default class Matrix implements Reporter {
  private readonly proofs = new Map<string, number>();
  private readonly owed = new Map<string, Owed>();

  onTestCaseResult(test: TestCase): void {
    if (test.result().state !== 'passed') return;
    const { rules = [], clause, owes } = test.meta();
    for (const id of clause === undefined ? rules : [clause]) this.proofs.set(id, (this.proofs.get(id) ?? 0) + 1);
    if (owes !== undefined) this.owed.set(owes.game, owes);
  }

  onTestRunEnd(): void {
    for (const [game, { rules, clauses }] of this.owed) {
      const holes = [...rules, ...clauses].filter((id) => !this.proofs.has(id));
      console.log(`\n${game}: ${this.line('rules', rules)}, ${this.line('clauses', clauses)}`);
      if (process.env['TAISEN_MATRIX'] === 'full') this.print(rules, clauses);
      if (holes.length === 0) continue;
      console.log(`  not proved: ${holes.join(', ')}`);
      if (process.env['TAISEN_MATRIX'] !== undefined) process.exitCode = 1;
    }
  }

  private line(what: string, ids: readonly string[]): string {
    const proved = ids.filter((id) => this.proofs.has(id));
    const tests = proved.reduce((sum, id) => sum + (this.proofs.get(id) ?? 0), 0);
    return `${proved.length} of ${ids.length} ${what} proved by ${tests} tests`;
  }

  private print(rules: readonly string[], clauses: readonly string[]): void {
    for (const id of [...rules, ...clauses]) console.log(`  ${id.padEnd(48)} ${this.proofs.get(id) ?? '—'}`);
  }
}
