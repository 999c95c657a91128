/** The figures of all runs of the campaigns, in one file: a long campaign can be run in parts. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const FILE = '.taisen/campaigns.json';
/** Set by `npm run campaign`. The short versions in `npm test` are not counted. */
const isCampaign = process.env['CAMPAIGN'] !== undefined;

export type Figures = Readonly<Record<string, number>>;

function totals(): Record<string, Record<string, number>> {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, Record<string, number>>;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return {};
  }
}

/** A seed that no run before has used; always the same in `npm test`. */
export const seedOf = (campaign: string, count: number): number =>
  count + (isCampaign ? (totals()[campaign]?.['runs'] ?? 0) * 1_000_003 : 0);

/** Prints the figures of a run, and adds them to those before. The slowest stays the slowest. */
export function report(campaign: string, figures: Figures, more: object = {}): void {
  console.log(`${campaign}: ${JSON.stringify({ ...figures, ...more })}`);
  if (!isCampaign) return;
  const all = totals();
  const sum = all[campaign] ?? { runs: 0 };
  sum['runs'] = (sum['runs'] ?? 0) + 1;
  for (const [name, value] of Object.entries(figures))
    sum[name] = name === 'slowest' ? Math.max(sum[name] ?? 0, value) : (sum[name] ?? 0) + value;
  all[campaign] = sum;
  mkdirSync('.taisen', { recursive: true });
  writeFileSync(FILE, `${JSON.stringify(all, null, 2)}\n`);
  console.log(`${campaign}, all runs: ${JSON.stringify(sum)}`);
}
