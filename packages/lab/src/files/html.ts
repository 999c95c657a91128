/** A report as one HTML page that needs nothing else: charts, and tables that can be sorted. */
import { readFileSync } from 'node:fs';
import { createRequire as requireFrom } from 'node:module';
import { dirname, join } from 'node:path';
import { cardNamed, type Game } from '@taisen/kernel';
import type { Share } from '../statistics.ts';
import type { SideReport, StudyReport } from '../study/report.ts';
import { chartsOf, type ReportChart } from './charts.ts';

const TITLES: Readonly<Record<ReportChart['key'], string>> = {
  decks: 'Wins of each deck against the others, % (95% intervals)',
  lengths: 'Games by number of turns',
  curve: 'at the beginning of each turn',
  cards: 'Wins when drawn minus wins when left in the deck, points (orange: stands out)',
};

export function htmlPage(report: StudyReport, game: Game): string {
  const deck = (id: string) => game.decks.find((ready) => ready.id === id)?.name.en ?? id;
  const card = (id: string) => cardNamed(game, id, 'en');
  const words = { starter: 'starting player', other: 'other player', games: 'games', changed: 'with the change' };
  const charts = chartsOf(report, { ...words, deck, card });
  const title = report.study.name ?? `A study of ${game.name.en}`;
  const body = [
    `<h1>${text(title)}</h1>`,
    `<p>${text(game.name.en)}, ${report.sides.map(({ ruleset, games }) => `${text(ruleset)}: ${games} games`).join('; ')}. Bots: ${report.study.bots.map(text).join(', ')}. A draw is half a win.</p>`,
    measuresTable(report),
    ...charts.map(
      ({ key, fact }, i) =>
        `<h2>${text(fact === undefined ? TITLES[key] : `${fact} ${TITLES[key]}`)}</h2><div class="chart ${key}"><canvas id="chart${i}" role="img" aria-label="${text(TITLES[key])}"></canvas></div>`,
    ),
    ...report.sides.map((side, i) =>
      sideTables(side, report.sides.length > 1 && i === 1 ? ' with the change' : '', deck, card),
    ),
    `<details><summary>The study</summary><pre>${text(JSON.stringify(report.study, null, 2))}</pre></details>`,
  ];
  const data = JSON.stringify(charts.map(({ config }) => config)).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text(title)}</title><style>${STYLE}</style></head><body><main>
${body.join('\n')}
</main><script>${chartLibrary()}</script><script>
const base = { responsive: true, maintainAspectRatio: false, animation: false };
${data}.forEach((config, i) => new Chart(document.getElementById('chart' + i), { ...config, options: { ...base, ...config.options } }));
${SORT}
</script></body></html>
`;
}

/** The library's own file for pages; it may not end the script that it is put into. */
function chartLibrary(): string {
  const main = requireFrom(import.meta.url).resolve('chart.js');
  return readFileSync(join(dirname(main), 'chart.umd.min.js'), 'utf8')
    .replaceAll('</script', '<\\/script')
    .replace(/\/\/# sourceMappingURL=.*/, '');
}

const text = (raw: string): string =>
  raw.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

type Cell = string | { readonly sort: number; readonly show: string };

function table(caption: string, head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const cell = (content: Cell) =>
    typeof content === 'string'
      ? `<td>${text(content)}</td>`
      : `<td data-sort="${content.sort}">${text(content.show)}</td>`;
  const heads = head.map((name) => `<th scope="col"><button>${text(name)}</button></th>`).join('');
  return `<h2>${text(caption)}</h2><div class="wide"><table><thead><tr>${heads}</tr></thead><tbody>${rows
    .map((row) => `<tr>${row.map(cell).join('')}</tr>`)
    .join('')}</tbody></table></div>`;
}

const number = (value: number, digits = 0): Cell => ({ sort: value, show: value.toFixed(digits) });
const shareCell = (found: Share | null): Cell =>
  found === null || found.of === 0
    ? { sort: -1, show: '–' }
    : { sort: found.share, show: `${range(found.share, found.low, found.high)}` };
const range = (middle: number, low: number, high: number): string =>
  `${(middle * 100).toFixed(1)}% [${(low * 100).toFixed(1)}, ${(high * 100).toFixed(1)}]`;

function measuresTable({ sides, differences }: StudyReport): string {
  const show = (each: { isShare: boolean; mean: number; low: number; high: number }): Cell => ({
    sort: each.mean,
    show: each.isShare
      ? range(each.mean, each.low, each.high)
      : `${each.mean.toFixed(2)} [${each.low.toFixed(2)}, ${each.high.toFixed(2)}]`,
  });
  const head = [
    'measure',
    'mean [95% interval]',
    ...(sides.length > 1 ? ['with the change', 'difference', 'verdict'] : []),
  ];
  const rows = (sides[0]?.measures ?? []).map((measure, i): Cell[] => {
    const [after, difference] = [sides[1]?.measures[i], differences[i]];
    return after === undefined || difference === undefined
      ? [measure.name, show(measure)]
      : [measure.name, show(measure), show(after), show(difference), difference.verdict];
  });
  return table('Measures', head, rows);
}

function sideTables(
  side: SideReport,
  suffix: string,
  deck: (id: string) => string,
  card: (id: string) => string,
): string {
  const names = side.decks.map(({ deck: id }) => id);
  const wins = new Map(side.matchups.map(({ deck: mine, against, wins: won }) => [`${mine}/${against}`, won]));
  return [
    names.length < 2
      ? ''
      : table(
          `Matchups${suffix}: wins of the deck of the row`,
          ['deck', ...names.map(deck)],
          names.map((mine) => [deck(mine), ...names.map((theirs) => shareCell(wins.get(`${mine}/${theirs}`) ?? null))]),
        ),
    table(
      `Cards${suffix} (intervals hold for all cards together)`,
      [
        'card',
        'decks',
        'drawn',
        'played',
        'drawn, not played',
        'wins: opening hand',
        'wins: drawn',
        'wins: played',
        'lift',
        'adjusted p',
      ],
      [...side.groups, ...side.cards].map((row) => [
        card(row.id),
        number(row.decks),
        ...[row.drawn, row.played, row.idle, row.whenOpening, row.whenDrawn, row.whenPlayed].map(shareCell),
        row.lift === null ? { sort: -9, show: '–' } : number(row.lift * 100, 1),
        row.chance === null ? { sort: 9, show: '–' } : number(row.chance, 4),
      ]),
    ),
    table(
      `How games ended${suffix}`,
      ['rule', 'games'],
      side.endings.map(({ rule, games }) => [rule, shareCell(games)]),
    ),
    table(
      `Clauses${suffix}: games in which they took effect`,
      ['card', 'clause', 'games'],
      side.clauses.map(({ card: id, clause, games }) => [card(id), clause, shareCell(games)]),
    ),
    table(
      `Events${suffix}`,
      ['event', 'times', 'games'],
      side.events.map(({ event, times, games }) => [event, number(times), shareCell(games)]),
    ),
  ].join('\n');
}

const STYLE = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}main{max-width:72rem;margin:auto;padding:1rem}
.chart{position:relative;height:20rem}.chart.cards{height:36rem}.wide{overflow-x:auto}
table{border-collapse:collapse;font-variant-numeric:tabular-nums}td,th{padding:.2rem .6rem;border-bottom:1px solid #8884;text-align:start;white-space:nowrap}
th button{font:inherit;font-weight:bold;border:0;background:none;color:inherit;cursor:pointer;padding:0}pre{overflow-x:auto}`;

const SORT = `document.querySelectorAll('th button').forEach((button) => button.addEventListener('click', () => {
  const head = button.parentElement; const at = [...head.parentElement.children].indexOf(head);
  const body = head.closest('table').tBodies[0]; const down = head.getAttribute('aria-sort') !== 'descending';
  for (const other of head.parentElement.children) other.removeAttribute('aria-sort');
  head.setAttribute('aria-sort', down ? 'descending' : 'ascending');
  const key = (row) => { const cell = row.children[at]; return cell.dataset.sort === undefined ? cell.textContent : Number(cell.dataset.sort); };
  const rows = [...body.rows].sort((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0));
  body.append(...(down ? rows.reverse() : rows));
}));`;
