/** What a study has found so far: tables that can be sorted, and charts. */
import { cardNamed, phrase } from '@taisen/kernel';
import type { Share } from '@taisen/lab';
import { chartsOf } from '@taisen/lab/charts';
import {
  type CardRow,
  type Counts,
  type Difference,
  type Matchup,
  type Measured,
  type Prepared,
  reportOf,
  type SideReport,
} from '@taisen/lab/study';
import { lazy, Suspense, useMemo } from 'react';
import { Link } from 'wouter';
import type { GameUi } from '../games/game-ui.ts';
import { hasRuleBook } from '../games/rule-books.ts';
import { useLanguage, useSay } from '../language.ts';
import { LAB } from '../words/lab.ts';
import { type Column, SortedTable } from './SortedTable.tsx';

const ChartView = lazy(() => import('./ChartView.tsx').then(({ ChartView: view }) => ({ default: view })));

interface ResultsProps {
  readonly ui: GameUi;
  readonly prepared: Prepared;
  readonly counts: Counts;
}

const percent = (part: number): string => (part * 100).toFixed(1);
const shareText = ({ share, low, high, of }: Share): string =>
  of === 0 ? '–' : `${percent(share)}% [${percent(low)}, ${percent(high)}]`;
const meanText = ({ isShare, mean, low, high }: Measured): string =>
  isShare
    ? `${percent(mean)}% [${percent(low)}, ${percent(high)}]`
    : `${mean.toFixed(1)} [${low.toFixed(1)}, ${high.toFixed(1)}]`;

export function Results({ ui, prepared, counts }: ResultsProps) {
  const say = useSay();
  const language = useLanguage();
  const { game } = ui;
  const report = useMemo(() => reportOf(prepared, counts), [prepared, counts]);
  const deckName = (id: string) => game.decks.find((deck) => deck.id === id)?.name[language] ?? id;
  const charts = useMemo(
    () =>
      chartsOf(report, {
        starter: LAB.starterLine[language],
        other: LAB.otherLine[language],
        games: report.sides.length === 1 ? LAB.gamesLine[language] : LAB.asIs[language],
        changed: LAB.changed[language],
        deck: (id) => game.decks.find((deck) => deck.id === id)?.name[language] ?? id,
        card: (id) => cardNamed(game, id, language),
      }),
    [report, game, language],
  );
  const titles = { decks: LAB.chartDecks, lengths: LAB.chartLengths, curve: LAB.chartCurve, cards: LAB.chartCards };
  const [side] = report.sides as [SideReport];
  // The cards of the changed game are what an author wants to see.
  const last = report.sides.at(-1) as SideReport;
  return (
    <section className="lab-results" aria-labelledby="lab-results">
      <h2 id="lab-results">{say(LAB.results)}</h2>
      <Measures report={report} deckName={deckName} />
      <Suspense fallback={null}>
        <div className="lab-charts">
          {charts.map(({ key, fact, config }) => (
            <ChartView
              key={`${key} ${fact ?? ''}`}
              title={say(titles[key], fact === undefined ? {} : { name: phrase(game, `table.${fact}`, language) })}
              config={config}
              tall={key === 'cards'}
            />
          ))}
        </div>
      </Suspense>
      {side.decks.length < 2 ? null : (
        <Matchups matchups={last.matchups} names={prepared.deckNames} deckName={deckName} />
      )}
      <h3>{say(LAB.endings)}</h3>
      <ul className="lab-endings">
        {last.endings.map(({ rule, games }) => (
          <li key={rule}>
            {hasRuleBook(game.id) ? <Link href={`/${game.id}/rules#${rule}`}>{rule}</Link> : rule}{' '}
            {game.words[`end.${rule}`] === undefined ? null : phrase(game, `end.${rule}`, language)} {shareText(games)}
          </li>
        ))}
      </ul>
      <Cards rows={last.cards} nameOf={(id) => cardNamed(game, id, language)} />
    </section>
  );
}

interface MeasuresProps {
  readonly report: ReturnType<typeof reportOf>;
  deckName(id: string): string;
}

function Measures({ report: { sides, differences }, deckName }: MeasuresProps) {
  const say = useSay();
  const rows = (sides[0]?.measures ?? []).map((before, i) => ({
    before,
    after: sides[1]?.measures[i],
    difference: differences[i],
  }));
  type Row = (typeof rows)[number];
  const named = ({ before: { name } }: Row) =>
    name.startsWith('deck:')
      ? say(LAB.deckWins, { name: deckName(name.slice(5)) })
      : say(
          LAB[name as 'starter' | 'first' | 'turns' | 'choices' | 'comebacks' | 'draws'] ?? {
            ja: name,
            'zh-Hant': name,
            en: name,
          },
        );
  const mean = (key: string, name: string, pick: (row: Row) => Measured | undefined): Column<Row> => ({
    key,
    name,
    value: (row) => pick(row)?.mean ?? null,
    show: (row) => {
      const found = pick(row);
      return found === undefined ? '–' : meanText(found);
    },
  });
  const columns: Column<Row>[] = [
    { key: 'name', name: say(LAB.measure), value: named, show: named },
    mean('before', say(sides.length > 1 ? LAB.asIs : LAB.value), ({ before }) => before),
  ];
  if (sides.length > 1) {
    columns.push(
      mean('after', say(LAB.changed), ({ after }) => after),
      mean('difference', say(LAB.difference), ({ difference }) => difference),
      {
        key: 'verdict',
        name: say(LAB.verdict),
        value: ({ difference }) => difference?.verdict ?? null,
        show: ({ difference }) => <Verdict difference={difference} />,
      },
    );
  }
  return <SortedTable label={say(LAB.measure)} columns={columns} rows={rows} idOf={({ before }) => before.name} />;
}

function Verdict({ difference }: { readonly difference: Difference | undefined }) {
  const say = useSay();
  return difference === undefined ? '–' : <b data-verdict={difference.verdict}>{say(LAB[difference.verdict])}</b>;
}

interface MatchupsProps {
  readonly matchups: readonly Matchup[];
  readonly names: readonly string[];
  deckName(id: string): string;
}

function Matchups({ matchups, names, deckName }: MatchupsProps) {
  const say = useSay();
  const wins = new Map(matchups.map(({ deck, against, wins: won }) => [`${deck}/${against}`, won]));
  const columns: Column<string>[] = [
    { key: 'deck', name: say(LAB.deck), value: deckName, show: deckName },
    ...names.map(
      (against): Column<string> => ({
        key: `against ${against}`,
        name: deckName(against),
        value: (deck) => wins.get(`${deck}/${against}`)?.share ?? null,
        show: (deck) => {
          const found = wins.get(`${deck}/${against}`);
          return found === undefined ? '–' : <Cell wins={found} />;
        },
      }),
    ),
  ];
  return (
    <>
      <h3>{say(LAB.matchups)}</h3>
      <p>{say(LAB.matchupsAbout)}</p>
      <SortedTable label={say(LAB.matchups)} columns={columns} rows={names} idOf={(deck) => deck} />
    </>
  );
}

/** The colour is what a reader sees first; the number says the same. */
function Cell({ wins }: { readonly wins: Share }) {
  const strength = Math.round(Math.min(1, Math.abs(wins.share - 0.5) * 2) * 60);
  const colour = wins.share > 0.5 ? '#3b82c4' : '#d97b29';
  return (
    <span
      className="lab-cell"
      style={{ background: `color-mix(in srgb, ${colour} ${strength}%, transparent)` }}
      title={shareText(wins)}
    >
      {percent(wins.share)}%
    </span>
  );
}

function Cards({ rows, nameOf }: { readonly rows: readonly CardRow[]; readonly nameOf: (id: string) => string }) {
  const say = useSay();
  const share = (
    key: keyof CardRow & ('drawn' | 'played' | 'idle' | 'whenOpening' | 'whenDrawn' | 'whenPlayed'),
  ): Column<CardRow> => ({
    key,
    name: say(LAB[key]),
    value: ({ [key]: found }) => (found === null || found.of === 0 ? null : found.share),
    show: ({ [key]: found }) => (found === null ? '–' : shareText(found)),
  });
  const columns: Column<CardRow>[] = [
    { key: 'card', name: say(LAB.card), value: ({ id }) => nameOf(id), show: ({ id }) => nameOf(id) },
    share('drawn'),
    share('played'),
    share('idle'),
    share('whenOpening'),
    share('whenDrawn'),
    share('whenPlayed'),
    {
      key: 'lift',
      name: say(LAB.lift),
      value: ({ lift }) => lift,
      show: ({ lift, chance }) =>
        lift === null ? '–' : `${lift > 0 ? '+' : ''}${percent(lift)}${chance !== null && chance <= 0.05 ? ' ★' : ''}`,
    },
  ];
  return (
    <>
      <h3>{say(LAB.cards)}</h3>
      <p>{say(LAB.cardsAbout)}</p>
      <SortedTable label={say(LAB.cards)} columns={columns} rows={rows} idOf={({ id }) => id} />
    </>
  );
}
