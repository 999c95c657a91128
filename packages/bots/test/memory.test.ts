import { diceFrom, Match, type Option, type Seat } from '@taisen/kernel';
import { linkavel } from '@taisen/linkavel';
import { randomSetup } from '@taisen/testkit';
import { expect, test } from 'vitest';
import { type Candidate, Search, type SearchOptions, STRONG } from '../src/index.ts';
import { optionKey } from '../src/search/keys.ts';
import { TreeReuse } from '../src/search/tree-reuse.ts';

const OPTIONS: SearchOptions = { ...STRONG, infers: false };

/** A search of the first decision of a match, and its best move. */
function searchedFirst(iterations: number, setup = 2) {
  const match = Match.start(linkavel, randomSetup(linkavel, setup));
  const seat = match.waitingFor[0] as Seat;
  const search = new Search(match, seat, diceFrom(1), OPTIONS);
  for (let i = 0; i < iterations; i++) search.iterate();
  const [best] = [...search.candidates].sort((a, b) => b.lead - a.lead) as [Candidate];
  return { match, seat, best };
}

/** The state after that move, in a match in which the same seat decides next and the tree has its best option. */
function movedOn() {
  for (let setup = 1; setup <= 20; setup++) {
    const { match, seat, best } = searchedFirst(300, setup);
    match.answer(seat, best.option);
    const { options } = match.decisionOf(seat) ?? { options: [] };
    if (options.length < 2) continue;
    const known = ({ option }: Candidate) => best.node.children.get(optionKey(match.g, options[option] as Option));
    const plain = new Search(match, seat, diceFrom(2), OPTIONS).candidates;
    const first = known(plain[0] as Candidate);
    if (first !== undefined) return { match, seat, best, known, plain, first };
  }
  return expect.fail('none of twenty matches fits');
}

test('a search begins with the subtree of the last one', () => {
  const { match, seat, best, known, plain, first } = movedOn();
  const informed = new Search(match, seat, diceFrom(2), OPTIONS, best.node).candidates;
  expect(informed.map(({ option }) => option)).toEqual(plain.map(({ option }) => option));
  let changed = 0;
  for (const [i, candidate] of informed.entries()) {
    const before = plain[i] as Candidate;
    const node = known(candidate);
    if (i === 0 || node === undefined) {
      expect(candidate).toEqual(before);
      continue;
    }
    const results = Math.min(node.visits, first.visits);
    expect(candidate.trust).toBe(before.trust + results);
    expect(candidate.lead).toBeCloseTo(
      (before.lead * before.trust + (node.mean - first.mean) * results) / candidate.trust,
    );
    changed++;
  }
  expect(changed).toBeGreaterThan(0);
});

test("it reuses the tree only after the bot's own move", () => {
  const { match, seat, best } = searchedFirst(20);
  const memory = new TreeReuse();
  const another = match.fork();
  expect(memory.recall(match, seat)).toBeNull();
  memory.keep(match, best);
  expect(memory.recall(match, seat)).toBeNull();
  match.answer(seat, best.option);
  expect(memory.recall(match, seat)).toBe(best.node);
  match.answer(match.waitingFor[0] as Seat, 0);
  expect(memory.recall(match, seat)).toBeNull();

  const elsewhere = another.fork();
  memory.keep(another, best);
  elsewhere.answer(seat, best.option);
  expect(memory.recall(elsewhere, seat)).toBeNull();
  another.answer(seat, best.option === 0 ? 1 : 0);
  expect(memory.recall(another, seat)).toBeNull();
});
