/** What the search of levels 3 to 5 finds, when it stops, and what it infers. */
import { type Decision, Determinizer, diceFrom, Match, type Seat } from '@taisen/kernel';
import { type LvState, linkavel } from '@taisen/linkavel';
import { oneDeck } from '@taisen/one-deck';
import { randomSetup, scenario } from '@taisen/testkit';
import { expect, test } from 'vitest';
import {
  type Candidate,
  type EvaluatorFor,
  greedy,
  LEVELS,
  learnedEvaluator,
  Search,
  STRONG,
  searcher,
  strongest,
} from '../src/index.ts';
import { isClear } from '../src/search/clear.ts';
import { sampleFor } from '../src/search/determinization.ts';
import { Inference } from '../src/search/inference.ts';
import { lastPasses } from '../src/search/past.ts';
import { Node } from '../src/search/tree.ts';

/** The opponent's only monster protects it. With the leash it attacks its own player, who has 900 LP. */
const leash = (): Match<LvState> =>
  scenario(linkavel, {
    step: 'main1',
    A: { hand: ['borrowed-leash'], lp: 500, deck: ['cairn-imp', 'cairn-imp'] },
    B: { monsters: ['bark-titan'], lp: 900, deck: ['cairn-imp', 'cairn-imp'] },
  }).match;

test.each(['level4', 'level5'])('%s plays a card that only prepares a winning attack', (level) => {
  const match = leash();
  const make = level === 'level5' ? strongest({ iterations: 40 }) : LEVELS.find(({ id }) => id === level)?.make;
  const doing = (choice: number) => match.decisionOf(0)?.options[choice]?.do;
  expect(doing(greedy(1).choose(match, 0))).not.toBe('use');
  expect(doing(make?.(1).choose(match, 0) ?? -1)).toBe('use');
});

test('a search never ends the turn while the battle phase is open, whatever its results', () => {
  const { match } = scenario(oneDeck, {
    step: 'main',
    A: { monsters: ['garoozis'] },
    B: { monsters: ['haniwa'] },
    shared: { deck: ['gigobyte', 'gigobyte', 'gigobyte', 'gigobyte'] },
  });
  const { turn, cards } = match.state;
  const haniwa = cards.findIndex(({ def }) => oneDeck.cards[def]?.id === 'haniwa');
  const zone = cards[haniwa]?.zone;
  // To attack looks as good as to pass now, and bad later.
  const evaluator: EvaluatorFor =
    () =>
    ({ state }) =>
      state.turn <= turn + 1 ? 0.5 : state.cards[haniwa]?.zone === zone ? 0.9 : 0.1;
  const search = new Search(match, 0, diceFrom(1), { ...STRONG, evaluator });
  for (let i = 0; i < 20; i++) search.iterate();
  const best = search.candidates.reduce((a, b) => (b.lead > a.lead ? b : a));
  const doing = (option: number) => match.decisionOf(0)?.options[option]?.do;
  expect(doing(best.option)).toBe('end');
  const bot = searcher('phases', { ...STRONG, evaluator }, { iterations: 20 })(1);
  expect(doing(bot.choose(match, 0))).toBe('battle');
});

const candidate = (lead: number, results: number, deviation: number): Candidate => ({
  option: 0,
  node: new Node(),
  entersPhase: false,
  results: new Array<number>(results).fill(0),
  lead,
  trust: 8,
  squares: results * (lead ** 2 + deviation ** 2),
});

test('a search stops when no other option is likely to gain much', () => {
  const first = candidate(0, 100, 0);
  expect(isClear([first, candidate(-0.02, 10, 0.1)])).toBe(false);
  expect(isClear([first, candidate(-0.2, 100, 0.1)])).toBe(true);
  expect(isClear([first, candidate(0.2, 100, 0.1)])).toBe(true);
  expect(isClear([first, candidate(0.2, 100, 0.1), candidate(0.19, 20, 0.1)])).toBe(false);
  // Options that do the same are equally good.
  expect(isClear([first, candidate(0, 5000, 0)])).toBe(true);
});

test('hands with which the opponent would not have passed are unlikely', () => {
  const match = Match.start(linkavel, randomSetup(linkavel, 2));
  const them = match.waitingFor[0] as Seat;
  const seat: Seat = them === 0 ? 1 : 0;
  while (match.decisionOf(seat) === null) match.answer(them, match.decisionOf(them)?.pass ?? 0);
  const dice = diceFrom(3);
  const inference = new Inference(match, seat, learnedEvaluator, dice);
  const determinizer = new Determinizer(match, seat);
  const likelihoods = Array.from({ length: 12 }, () => {
    const sample = sampleFor(determinizer, match, seat, dice);
    return sample === null ? 1 : inference.likelihood(sample);
  });
  expect(Math.min(...likelihoods)).toBeLessThan(0.9);
  expect(new Set(likelihoods).size).toBeGreaterThan(1);
});

test('a match that did not begin with its set-up says nothing about earlier passes', () => {
  const match = leash();
  const sample = sampleFor(new Determinizer(match, 0), match, 0, diceFrom(1)) as Match<LvState>;
  expect(new Inference(match, 0, learnedEvaluator, diceFrom(1)).likelihood(sample)).toBe(1);
});

test('what is inferred from a match is the same whether it was watched or not, and after a takeback', () => {
  const match = Match.start(linkavel, randomSetup(linkavel, 2));
  const dice = diceFrom(9);
  let passes = 0;
  for (let i = 0; i < 60 && match.result === null; i++) {
    const seat = match.waitingFor[0] as Seat;
    for (const each of [0, 1] as const) {
      // A fork has not been watched.
      expect(lastPasses(match, each)).toEqual(lastPasses(match.fork(), each));
      passes += lastPasses(match, each).length;
    }
    const { options, pass } = match.decisionOf(seat) as Decision;
    const answer = () => match.answer(seat, dice(2) === 0 ? (pass ?? 0) : dice(options.length));
    answer();
    if (match.answersSince > 0) {
      match.undo();
      answer();
    }
  }
  expect(passes).toBeGreaterThan(0);
});
