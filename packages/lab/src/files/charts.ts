/** The charts of a report, as plain data for Chart.js: the page and the file draw the same. */
import type { ChartConfiguration } from 'chart.js';
import type { SideReport, StudyReport } from '../study/report.ts';

/** What a chart shows: the key of its title, and the fact of a curve. */
export interface ReportChart {
  readonly key: 'decks' | 'lengths' | 'curve' | 'cards';
  readonly fact?: string;
  readonly config: ChartConfiguration;
}

/** The texts in a chart, in the reader's language. */
export interface ChartWords {
  readonly starter: string;
  readonly other: string;
  readonly games: string;
  readonly changed: string;
  deck(id: string): string;
  card(id: string): string;
}

const BLUE = '#3b82c4';
const ORANGE = '#d97b29';
const COLOURS = [BLUE, ORANGE] as const;
/** As many cards as can be read in one chart. */
const MOST_CARDS = 24;
/** A curve ends where fewer of the games go on. */
const STILL_PLAYED = 0.1;

const percent = (share: number): number => Math.round(share * 1000) / 10;

export function chartsOf({ sides }: Pick<StudyReport, 'sides'>, words: ChartWords): ReportChart[] {
  const [side] = sides as [SideReport, SideReport?];
  const charts: ReportChart[] = [];
  if (side.decks.length > 1) charts.push({ key: 'decks', config: decksChart(sides, words) });
  charts.push({ key: 'lengths', config: lengthsChart(sides, words) });
  for (const fact of Object.keys(side.curves)) {
    const config = curveChart(side, fact, words);
    if (config !== null) charts.push({ key: 'curve', fact, config });
  }
  const cards = cardsChart(side, words);
  if (cards !== null) charts.push({ key: 'cards', config: cards });
  return charts;
}

const sideNames = (sides: StudyReport['sides'], { games, changed }: ChartWords): string[] =>
  sides.length === 1 ? [games] : [games, changed];

/** Intervals as floating bars. */
function decksChart(sides: StudyReport['sides'], words: ChartWords): ChartConfiguration {
  const names = sideNames(sides, words);
  return {
    type: 'bar',
    data: {
      labels: (sides[0]?.decks ?? []).map(({ deck }) => words.deck(deck)),
      datasets: sides.map(({ decks }, i) => ({
        label: names[i] as string,
        data: decks.map(({ wins }): [number, number] => [percent(wins.low), percent(wins.high)]),
        backgroundColor: COLOURS[i] as string,
      })),
    },
    options: { indexAxis: 'y', scales: { x: { suggestedMin: 30, suggestedMax: 70 } } },
  };
}

function lengthsChart(sides: StudyReport['sides'], words: ChartWords): ChartConfiguration {
  const turns = [...new Set(sides.flatMap(({ lengths }) => lengths.map(([n]) => n)))].sort((a, b) => a - b);
  const names = sideNames(sides, words);
  return {
    type: 'bar',
    data: {
      labels: turns,
      datasets: sides.map(({ lengths }, i) => {
        const games = new Map(lengths);
        return {
          label: names[i] as string,
          data: turns.map((n) => games.get(n) ?? 0),
          backgroundColor: COLOURS[i] as string,
        };
      }),
    },
  };
}

/** Null for numbers that never differ from 0. */
function curveChart({ games, curves }: SideReport, fact: string, words: ChartWords): ChartConfiguration | null {
  const points = (curves[fact] ?? []).filter((point) => point.games >= games * STILL_PLAYED);
  if (points.length < 2 || points.every(({ starter, other }) => starter === 0 && other === 0)) return null;
  const line = (label: string, pick: (point: (typeof points)[number]) => number, i: 0 | 1) => ({
    label,
    data: points.map((point) => Math.round(pick(point) * 100) / 100),
    borderColor: COLOURS[i],
    backgroundColor: COLOURS[i],
  });
  const datasets = [line(words.starter, (p) => p.starter, 0), line(words.other, (p) => p.other, 1)];
  return { type: 'line', data: { labels: points.map(({ turn }) => turn), datasets } };
}

/** How much more a player wins after drawing a card: the cards that matter most. */
function cardsChart({ cards }: SideReport, words: ChartWords): ChartConfiguration | null {
  const known = cards.filter(({ lift }) => lift !== null);
  if (known.length === 0) return null;
  const shown = [...known]
    .sort((a, b) => Math.abs(b.lift as number) - Math.abs(a.lift as number))
    .slice(0, MOST_CARDS)
    .sort((a, b) => (b.lift as number) - (a.lift as number));
  return {
    type: 'bar',
    data: {
      labels: shown.map(({ id }) => words.card(id)),
      datasets: [
        {
          label: words.games,
          data: shown.map(({ lift }) => percent(lift as number)),
          backgroundColor: shown.map(({ chance }) => ((chance ?? 1) <= 0.05 ? ORANGE : BLUE)),
        },
      ],
    },
    options: { indexAxis: 'y', plugins: { legend: { display: false } } },
  };
}
