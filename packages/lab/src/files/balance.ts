/** How balanced a game is, as a section of Markdown: seats, decks, matchups, ideas, cards. */
import type { Game, State } from '@taisen/kernel';
import type { Share } from '../statistics.ts';
import type { CardRow, Measured, SideReport, StudyReport } from '../study/index.ts';

export interface BalanceReport {
  readonly game: Game<State>;
  /** By the rules of rated matches. */
  readonly rated: StudyReport;
  /** By the author's rules, where those of rated matches differ. */
  readonly authors: StudyReport | null;
  /** Who played, e.g. `level5, 8 iterations`. */
  readonly bots: string;
  readonly command: string;
}

const percent = (part: number): string => (part * 100).toFixed(1);
const shareText = ({ share, low, high }: Pick<Share, 'share' | 'low' | 'high'>): string =>
  `${percent(share)}% [${percent(low)}, ${percent(high)}]`;
const bold = (text: string, isOutside: boolean): string => (isOutside ? `**${text}**` : text);
const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string[] =>
  rows.length === 0 ? [] : [row(head), row(head.map(() => '---')), ...rows.map(row), ''];

/** What is wanted of a match between two decks. */
const WORST_MATCHUP = 0.7;

export function balanceSection({ game, rated, authors, bots, command }: BalanceReport): string {
  const side = rated.sides[0] as SideReport;
  const { turns, games } = side;
  return [
    `### ${game.name.en}: ${bots}`,
    '',
    `Version ${game.ruleset.replace(/-.*$/, '')}, ${games} games: \`${command}\``,
    '',
    ...table(['rules', 'starting player wins', 'turns of both'], seatRows(rated, authors)),
    ...deckTable(side),
    ...matchupTable(side),
    ...table(
      ['in a match,', 'share'],
      side.ideas.filter(({ games: { of } }) => of > 0).map(({ what, games: share }) => [what, shareText(share)]),
    ),
    ...cardLines(game, side),
    `Turns: median ${turns.median}, 80% within ${turns.low}–${turns.high}.`,
  ].join('\n');
}

function seatRows(rated: StudyReport, authors: StudyReport | null): string[][] {
  const rowOf = (name: string, { sides }: StudyReport): string[] => {
    const [{ measures, turns }] = sides as readonly [SideReport];
    const { mean, low, high } = measures.find((measure) => measure.name === 'starter') as Measured;
    return [name, shareText({ share: mean, low, high }), turns.mean.toFixed(1)];
  };
  return authors === null
    ? [rowOf("the author's", rated)]
    : [rowOf("the author's", authors), rowOf('of rated matches', rated)];
}

function deckTable({ decks }: SideReport): string[] {
  if (decks.length < 2) return [];
  const sorted = [...decks].sort((a, b) => b.wins.share - a.wins.share);
  return table(
    ['deck', 'wins against the others'],
    sorted.map(({ deck, wins }) => [deck, shareText(wins)]),
  );
}

/** Wins of the row's deck against the column's, with half the width of the interval. */
function matchupTable({ decks, matchups }: SideReport): string[] {
  if (decks.length < 2) return [];
  const names = decks.map(({ deck }) => deck);
  const cell = (deck: string, against: string): string => {
    const found = matchups.find((each) => each.deck === deck && each.against === against);
    if (found === undefined || deck === against) return '';
    const { share, low, high } = found.wins;
    const text = `${(share * 100).toFixed(0)} ±${((high - low) * 50).toFixed(0)}`;
    return bold(text, share > WORST_MATCHUP || share < 1 - WORST_MATCHUP);
  };
  return table(
    ['wins of … against', ...names],
    names.map((deck) => [deck, ...names.map((against) => cell(deck, against))]),
  );
}

/** Fewer than this many games with a card in the hand say nothing. */
const LEAST_DRAWN = 20;
const MOST_NAMED = 12;

function cardLines({ cards }: Game<State>, side: SideReport): string[] {
  const used = new Map(side.cards.map((each) => [each.id, each]));
  const unused = cards.filter(({ id }) => !used.has(id)).map(({ id }) => id);
  const drawn = side.cards.filter(({ drawn: { count } }) => count >= LEAST_DRAWN);
  const rows = drawn.map((each) => ({ ...each, plays: playedOf(each) })).sort((a, b) => a.plays - b.plays);
  const named = (list: readonly { id: string; plays: number }[]) =>
    list.map(({ id, plays }) => `${id} ${(plays * 100).toFixed(0)}%`).join(', ');
  const lifts = drawn.filter(({ chance }) => chance !== null && chance <= 0.05);
  return [
    `Cards in play: ${used.size} of ${cards.length}.${unused.length === 0 ? '' : ` In no deck: ${unused.join(', ')}.`}`,
    `Least often played by those who drew it: ${named(rows.slice(0, MOST_NAMED))}.`,
    ...(lifts.length === 0 ? [] : [`Stand out when drawn (points): ${lifts.map(liftText).join(', ')}.`]),
    '',
  ];
}

/** Of the players who drew it, those who also played it. */
const playedOf = ({ idle }: CardRow): number => 1 - idle.share;
const liftText = ({ id, lift }: CardRow): string =>
  `${id} ${(lift as number) > 0 ? '+' : ''}${((lift as number) * 100).toFixed(0)}`;
