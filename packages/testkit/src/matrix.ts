/**
 * A Vitest reporter for the matrix of rules and clauses by tests. It prints how many tests prove each id, writes their
 * names to .taisen/matrix.md, and fails a full run in which an id has no test.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import type { Reporter, TestCase } from 'vitest/node';

interface Owed {
  readonly game: string;
  readonly rules: readonly string[];
  readonly clauses: readonly string[];
}

/** Set by `npm test`: this run has all tests, so an id without a proof has no test. */
const FULL_RUN = process.env['TAISEN_MATRIX'] !== undefined;

export default class Matrix implements Reporter {
  private readonly proofs = new Map<string, string[]>();
  private readonly owed: Owed[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.result().state !== 'passed') return;
    const { rules = [], clause, owes } = test.meta();
    for (const id of clause === undefined ? rules : [clause])
      this.proofs.set(id, [...(this.proofs.get(id) ?? []), test.fullName]);
    if (owes !== undefined) this.owed.push(owes);
  }

  onTestRunEnd(): void {
    for (const { game, rules, clauses } of this.owed) {
      console.log(`\n${game}: ${this.count('rules', rules)}, ${this.count('clauses', clauses)}`);
      if (!FULL_RUN) continue;
      this.printGrid(rules);
      this.printGrid(clauses);
      const unproved = [...rules, ...clauses].filter((id) => !this.proofs.has(id));
      if (unproved.length === 0) continue;
      console.log(`  NOT PROVED: ${unproved.join(', ')}`);
      process.exitCode = 1;
    }
    if (FULL_RUN) this.write();
  }

  private count(what: string, ids: readonly string[]): string {
    const proved = ids.filter((id) => this.proofs.has(id));
    const tests = proved.reduce((sum, id) => sum + (this.proofs.get(id)?.length ?? 0), 0);
    return `${proved.length} of ${ids.length} ${what} proved by ${tests} tests`;
  }

  private printGrid(ids: readonly string[]): void {
    const cells = ids.map((id) => `${id.replace(/^.*\//, '')} ${this.proofs.get(id)?.length ?? '—'}`);
    const width = Math.max(0, ...cells.map((cell) => cell.length)) + 2;
    const columns = Math.max(1, Math.floor(116 / width));
    for (let i = 0; i < cells.length; i += columns) {
      const line = cells.slice(i, i + columns).map((cell) => cell.padEnd(width));
      console.log(`  ${line.join('').trimEnd()}`);
    }
  }

  private write(): void {
    const lines = this.owed.flatMap(({ game, rules, clauses }) => [
      `# ${game}`,
      ...[...rules, ...clauses].flatMap((id) => [
        `- ${id}`,
        ...(this.proofs.get(id) ?? []).map((name) => `  - ${name}`),
      ]),
    ]);
    mkdirSync('.taisen', { recursive: true });
    writeFileSync('.taisen/matrix.md', `${lines.join('\n')}\n`);
  }
}
