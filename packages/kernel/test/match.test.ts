/** A match as outsiders use it: bad answers, saving, taking back, logs. Nothing refused ever changes anything. */
import { expect, test } from 'vitest';
import {
  BadInput,
  logOf,
  Match,
  type MatchLog,
  opponent,
  parseLog,
  Refused,
  RulesFault,
  replay,
  type Seat,
  type Setup,
} from '../src/index.ts';
import { type G, sparks } from './fixture/game.ts';

const deck = sparks.decks[0]?.cards as readonly string[];
const setup: Setup = { seed: 'match', decks: [deck, deck] };
const start = () => Match.start(sparks, setup, { record: true });

/** Plays on with the option at a fixed turn of the list, for so many decisions. */
function playOn(match: Match<ReturnType<typeof sparks.blank>>, decisions: number): typeof match {
  for (let i = 0; i < decisions && match.result === null; i++) {
    const seat = match.waitingFor[0] as Seat;
    match.answer(seat, (i * 7) % (match.decisionOf(seat)?.options.length ?? 1));
  }
  return match;
}
const finished = () => playOn(start(), 10_000);

test('an answer that is not offered is refused with the rule, and changes nothing', () => {
  const match = playOn(start(), 9);
  const seat = match.waitingFor[0] as Seat;
  const before = JSON.stringify(match.save());
  expect(() => match.answer(seat, 999)).toThrow(Refused);
  expect(() => match.answer(seat, -1)).toThrow(Refused);
  expect(() => match.answer(seat, 0.5)).toThrow(/option 0.5 is not offered/);
  expect(() => match.answer(seat, Number.NaN)).toThrow(Refused);
  expect(() => match.answer(seat, { do: 'play', card: 12345 })).toThrow(/not possible now — FX-2.1/);
  expect(() => match.answer(seat, { do: 'dance' })).toThrow(/"dance" is not possible now$/);
  expect(() => match.answer(opponent(seat), 0)).toThrow(/nothing to decide/);
  expect(JSON.stringify(match.save())).toBe(before);
});

test('a match cannot start with a broken deck, an unknown ruling or a value that a ruling does not take', () => {
  expect(() => Match.start(sparks, { ...setup, decks: [deck, ['nonsense']] })).toThrow(/seat 1 .*nonsense — FX-1.2/);
  expect(() => Match.start(sparks, { ...setup, rulings: { mulligan: true } })).toThrow(/no ruling called "mulligan"/);
  expect(() => Match.start(sparks, { ...setup, rulings: { openingHand: 40 } })).toThrow(/takes 2, 3, 4, not 40/);
});

test('a ruling is a switch', () => {
  const hands = (openingHand: number) =>
    Match.start(sparks, { ...setup, rulings: { openingHand } })
      .state.zones.slice(0, 2)
      .map(({ length }) => length);
  expect(hands(2)).toEqual([2, 2]);
  expect(hands(4)).toEqual([4, 4]);
});

test('saved in the middle of anything and loaded, a match goes on the same way', () => {
  for (let decisions = 0; decisions < 60; decisions++) {
    const match = playOn(start(), decisions);
    const loaded = Match.load(sparks, JSON.parse(JSON.stringify(match.save())), { record: true });
    expect(JSON.stringify(playOn(loaded, 20).state)).toBe(JSON.stringify(playOn(match, 20).state));
  }
});

test('a saved match of another game or another ruleset is refused', () => {
  const saved = start().save();
  expect(() => Match.load(sparks, { ...saved, game: 'chess' })).toThrow(/a match of chess cannot go on as sparks/);
  expect(() => Match.load(sparks, { ...saved, ruleset: 'sparks-0' })).toThrow(
    /needs ruleset sparks-0; this is sparks-1/,
  );
});

test('taking back stops at the beginning of the step', () => {
  const match = start();
  expect(() => match.undo()).toThrow(/nothing to take back/);
});

test('the events of a step that runs again are told once', () => {
  const match = start();
  let taken = 0;
  for (let i = 0; i < 60; i++) {
    playOn(match, 1);
    if (match.answersSince === 0) continue;
    taken++;
    const told = JSON.stringify(match.recorder?.events);
    const [seat, index] = match.history.at(-1) as readonly [Seat, number];
    match.undo();
    match.answer(seat, index);
    expect(JSON.stringify(match.recorder?.events)).toBe(told);
  }
  expect(taken).toBeGreaterThan(10);
});

test('when the rules themselves fail, the match stays where it was', () => {
  const broken = { ...sparks, steps: { ...sparks.steps, main: breaksAtThirdTurn } };
  const match = playOn(Match.start(broken, setup), 1);
  const before = JSON.stringify(match.save());
  expect(() => match.answer(match.waitingFor[0] as Seat, 0)).toThrow(RulesFault);
  expect(JSON.stringify(match.save())).toBe(before);
  expect(match.pending).toHaveLength(1);
});

function* breaksAtThirdTurn(g: G) {
  if (g.s.turn === 3) throw new RulesFault('a broken card');
  yield [{ seat: g.s.active, kind: 'main', options: [{ do: 'end' }] }];
  g.s.turn++;
}

test('a log replays to the same end; every moment of it can be looked at', () => {
  const match = finished();
  const log = parseLog(JSON.stringify(logOf(match)));
  const moments: number[] = [];
  const again = replay(sparks, log, {}, (_, at) => moments.push(at));
  expect(JSON.stringify(again.state)).toBe(JSON.stringify(match.state));
  expect(moments).toHaveLength(match.history.length);
});

test('a bad log gets a clear error', () => {
  const log = logOf(finished());
  const text = JSON.stringify(log);
  const changed = (change: Partial<Record<keyof MatchLog, unknown>>) => parseLog(JSON.stringify({ ...log, ...change }));
  expect(() => parseLog(text.slice(0, -40))).toThrow(/cut off/);
  expect(() => parseLog('')).toThrow(BadInput);
  expect(() => parseLog('[]')).toThrow(/JSON object/);
  expect(() => changed({ format: 2 })).toThrow(/format 2/);
  expect(() => changed({ game: 7 })).toThrow(/name its game/);
  expect(() => changed({ setup: { seed: 'x', decks: [[]] } })).toThrow(/two decks/);
  expect(() =>
    changed({
      answers: [
        [0, 0],
        [2, 1],
      ],
    }),
  ).toThrow(/answer 1 .*\[2,1\]/);
  expect(() => changed({ answers: 'none' })).toThrow(/list of answers/);
  expect(() => replay(sparks, changed({ ruleset: 'sparks-0' }))).toThrow(
    /played with ruleset sparks-0; this version has sparks-1/,
  );
  expect(() => replay(sparks, changed({ game: 'chess' }))).toThrow(/a log of chess/);
  expect(() => replay(sparks, changed({ answers: log.answers.slice(0, -3) }))).toThrow(/cut short/);
  expect(() => replay(sparks, changed({ answers: [...log.answers, [0, 0]] }))).toThrow(/does not fit/);
  expect(() => replay(sparks, changed({ answers: [[0, 99], ...log.answers.slice(1)] }))).toThrow(
    /answer 0 .* does not fit/,
  );
  expect(() => replay(sparks, changed({ result: { winner: 0, rule: 'FX-9' } }))).toThrow(/the replay ends with/);
});

test('an unfinished log is no error: the match goes on from there', () => {
  const match = playOn(start(), 30);
  const again = replay(sparks, parseLog(JSON.stringify(logOf(match))));
  expect(JSON.stringify(again.state)).toBe(JSON.stringify(match.state));
  expect(again.pending).toEqual(match.pending);
});

test('a play-out that asks for choices only goes the same way', () => {
  const asking = Match.start(sparks, setup, { keep: false });
  const brief = Match.start(sparks, setup, { keep: false, choicesOnly: true });
  let forced = 0;
  for (let i = 0; asking.result === null; i++) {
    const seat = asking.waitingFor[0] as Seat;
    const options = asking.decisionOf(seat)?.options ?? [];
    const choice = (i * 7) % options.length;
    asking.answer(seat, choice);
    if (options.length === 1) forced++;
    else {
      expect(brief.decisionOf(seat)?.options).toEqual(options);
      brief.answer(seat, choice);
    }
  }
  expect(forced).toBeGreaterThan(0);
  expect(brief.state).toEqual(asking.state);
  expect(() => Match.start(sparks, setup, { choicesOnly: true })).toThrow(/a match that is kept asks everything/);
});

test('a copy that asks for choices only begins where its match is, whatever was answered in this step', () => {
  const match = start();
  let underWay = 0;
  for (let i = 0; match.result === null; i++) {
    const copy = match.fork({ keep: false, choicesOnly: true });
    expect(copy.pending).toEqual(match.pending);
    if (match.answersSince > 0) underWay++;
    const seat = match.waitingFor[0] as Seat;
    match.answer(seat, (i * 7) % (match.decisionOf(seat)?.options.length ?? 1));
  }
  expect(underWay).toBeGreaterThan(0);
});
