/** The findings of a study as text. */
import type { Difference, Measured, Share, SideReport, Spread, StudyReport } from '@taisen/lab';

export const percent = (part: number): string => `${(part * 100).toFixed(1)}%`;

export const shareText = ({ count, share, low, high }: Share): string =>
  `${percent(share)}  [${(low * 100).toFixed(1)}, ${(high * 100).toFixed(1)}]  ${count}`;

const spreadText = ({ median, low, high, mean }: Spread): string =>
  `median ${median}, 80% within ${low}–${high}, mean ${mean.toFixed(1)}`;

export const measureText = ({ isShare, mean, low, high }: Measured): string =>
  isShare
    ? `${percent(mean)}  [${(low * 100).toFixed(1)}, ${(high * 100).toFixed(1)}]`
    : `${mean.toFixed(2)}  [${low.toFixed(2)}, ${high.toFixed(2)}]`;

const VERDICTS = {
  more: 'more, with 95%',
  less: 'less, with 95%',
  same: 'no difference as large',
  open: 'not decided',
};

export const differenceText = (difference: Difference): string =>
  `${difference.mean > 0 ? '+' : ''}${measureText(difference)}  ${VERDICTS[difference.verdict]}`;

/** The names of measures for readers. */
export function measureNamed(name: string, bots: readonly [string, string]): string {
  const names: Readonly<Record<string, string>> = {
    starter: 'starting player wins',
    first: `seat 1 wins (${bots[0]})`,
    draws: 'draws',
    comebacks: 'comebacks',
    turns: 'turns, both players',
    choices: 'decisions with a choice',
  };
  return names[name] ?? (name.includes(':') ? `${name.replace(':', ' ')} wins` : name);
}

type Row = readonly [label: string, value: string];

export function sideRows(
  { games, endings, turns, decisions, choices, ...side }: SideReport,
  bots: readonly [string, string],
): Row[] {
  return [
    ['games', String(games)],
    ...side.measures
      .filter(({ name }) => !['turns', 'decisions', 'choices'].includes(name))
      .map((each): Row => [measureNamed(each.name, bots), measureText(each)]),
    ['turns, both players', spreadText(turns)],
    ['decisions', spreadText(decisions)],
    ['decisions with a choice', spreadText(choices)],
    ...endings.map(({ rule, games: ended }): Row => [`ended by ${rule}`, shareText(ended)]),
    ...(side.decks.length < 2
      ? []
      : side.decks
          .filter(({ wins }) => wins.of > 0)
          .map(({ deck, wins }): Row => [`deck ${deck} wins`, shareText(wins)])),
    ...side.groups.map(({ id, played }): Row => [`${id}: played by`, shareText(played)]),
  ];
}

/** Cards that stand out, and cards that nobody plays. */
export function cardLines({ cards }: SideReport): string[] {
  const out = cards
    .filter(({ chance }) => chance !== null && chance <= 0.05)
    .sort((a, b) => (b.lift as number) - (a.lift as number))
    .map(({ id, lift, chance }) => {
      const points = (lift as number) * 100;
      return `  ${id}  ${points > 0 ? '+' : ''}${points.toFixed(1)} points when drawn (adjusted p ${(chance as number).toFixed(4)})`;
    });
  const idle = cards.filter(({ played, drawn }) => drawn.count > 0 && played.count === 0).map(({ id }) => id);
  return [
    ...(out.length > 0 ? ['cards that stand out (Benjamini–Hochberg, 5%):', ...out] : []),
    ...(idle.length > 0 ? [`drawn and never played: ${idle.join(', ')}`] : []),
  ];
}

export function rowsText(rows: readonly Row[]): string {
  const width = Math.max(...rows.map(([label]) => label.length));
  return rows.map(([label, value]) => `${label.padEnd(width)}  ${value}`).join('\n');
}

export function reportText({ study, sides, differences }: StudyReport): string {
  const [a, b] = sides as [SideReport, SideReport?];
  if (b === undefined) return [rowsText(sideRows(a, study.bots)), ...cardLines(a)].join('\n');
  const rows = differences.flatMap((difference, i): Row[] => [
    [measureNamed(difference.name, study.bots), measureText(a.measures[i] as Measured)],
    ['  with the change', measureText(b.measures[i] as Measured)],
    ['  difference', differenceText(difference)],
  ]);
  return rowsText([['pairs of games', String(a.games)], ...rows]);
}
