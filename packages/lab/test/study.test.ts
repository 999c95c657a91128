import { gameNamed } from '@taisen/games';
import { Match, replay } from '@taisen/kernel';
import { linkavel } from '@taisen/linkavel';
import { expect, test } from 'vitest';
import {
  batchesOf,
  logOfGame,
  merged,
  parseStudy,
  playBatch,
  prepare,
  reportOf,
  runStudy,
  studyCode,
  studyFromCode,
  studyFromText,
} from '../src/index.ts';

const lv = gameNamed('linkavel');
const small = parseStudy({ game: 'linkavel', bots: ['random', 'random'], seeds: { games: 130 } });

test.each([
  ['{', /not a study/],
  ['{"game":"linkavel","speed":9}', /speed/],
  ['{"game":"linkavel","bots":["random"]}', /bots/],
  ['{"game":"linkavel","seeds":{"games":0}}', /seeds.games/],
  ['{"game":"linkavel","patch":{"cards":{"tide-heron":{"power":1.5}}}}', /patch.cards.tide-heron.power/],
  ['{"game":"linkavel","measures":["beauty"]}', /a measure is starter/],
])('%s is not a study', (text, message) => {
  expect(() => studyFromText(text)).toThrow(message);
});

test.each([
  [{ version: '0.0.1' }, /about version 0.0.1 of linkavel; this build has \d/],
  [{ decks: ['ember', 'none'] }, /no ready deck "none"; it has ember/],
  [{ decks: ['ember', 'ember'] }, /two decks of the study are called "ember"/],
  [{ decks: [{ name: 'mine', cards: ['tide-heron'] }] }, /deck "mine" cannot be played: .*LV-2/],
  [{ decks: [{ name: 'mine', code: 'nonsense' }] }, /deck code/],
  [{ pairing: 'seats' }, /needs two decks/],
  [{ bots: ['genius', 'random'] }, /no bot called "genius"/],
  [{ measures: ['deck:none'] }, /no deck "none"/],
  [{ measures: ['card:none'] }, /no card called "none"/],
  [{ groups: { large: { level: 99 } } }, /no card of linkavel belongs to the group "large"/],
  [{ patch: { rulings: { colour: 1 } } }, /no ruling called "colour"/],
  [{ patch: { rulings: { openingHand: 99 } } }, /"openingHand" takes 4, 5, 6, 7, not 99/],
  [{ patch: { cards: { none: { power: 1 } } } }, /no card called "none"/],
  [{ patch: { cards: { 'tide-heron': { speed: 1 } } } }, /tide-heron has no number called "speed"; it has .*power/],
  [{ patch: { decks: { none: {} } } }, /no ready deck "none"/],
  [{ patch: { decks: { ember: { out: { 'tide-heron': 1 } } } } }, /fewer than 1 of tide-heron/],
  [{ patch: { copies: { 'tide-heron': 0 } } }, /players of linkavel bring decks/],
])('%j is refused with a reason', (fields, message) => {
  expect(() => prepare(parseStudy({ game: 'linkavel', ...fields }), lv)).toThrow(message);
});

test('a study is the same after a link', () => {
  const study = parseStudy({ game: 'linkavel', name: '潮路', patch: { cards: { 'tide-heron': { 'vars.n': 2 } } } });
  expect(studyFromCode(studyCode(study))).toEqual(study);
  const { game, ...others } = study;
  expect(studyCode({ ...others, game })).toBe(studyCode(study));
  expect(() => studyFromCode('%%%')).toThrow(/not the link of a study/);
});

test('batches in any order, and one after the other, give the same counts', async () => {
  const prepared = prepare(small, lv);
  const parts = batchesOf(small).map((batch) => playBatch(prepared, batch));
  const inOrder = await runStudy(prepared, (batches, take) => {
    for (const batch of batches) take(playBatch(prepared, batch));
  });
  expect(JSON.stringify(merged([...parts].reverse()))).toBe(JSON.stringify(inOrder));
  expect(inOrder['a/games']).toBe(130);
});

test('what is counted adds up', () => {
  const prepared = prepare(parseStudy({ ...small, groups: { five: { level: 5 } } }), lv);
  const { sides } = reportOf(prepared, playBatch(prepared, { first: 1, games: 72 }));
  const [side] = sides;
  const sum = (numbers: readonly number[]) => numbers.reduce((all, n) => all + n, 0);
  expect(side?.games).toBe(72);
  expect(sum(side?.endings.map(({ games }) => games.count) ?? [])).toBe(72);
  expect(sum(side?.lengths.map(([, games]) => games) ?? [])).toBe(72);
  // Six decks: every matchup twice, in both seats.
  expect(side?.matchups).toHaveLength(36);
  expect(new Set(side?.matchups.map(({ deck, against, wins }) => [deck === against, wins.of].join()))).toEqual(
    new Set(['true,2', 'false,4']),
  );
  // What one deck wins another one loses.
  expect(sum(side?.decks.map(({ wins }) => wins.count) ?? [])).toBe(60);
  for (const card of side?.cards ?? []) {
    expect(card.played.count + card.idle.count).toBeGreaterThanOrEqual(card.idle.of);
    expect(card.drawn.count).toBeLessThanOrEqual(card.decks);
    expect(card.whenOpening?.of ?? 0).toBeLessThanOrEqual(card.drawn.count);
  }
  expect(side?.cards.some(({ played }) => played.count > 0)).toBe(true);
  expect(side?.clauses.some(({ games }) => games.count > 0)).toBe(true);
  expect(side?.curves['lp']?.[0]).toMatchObject({ turn: 1, games: 72, starter: 5000, other: 5000 });
  expect(side?.groups.map(({ id }) => id)).toEqual(['five']);
});

test('the same game again is a log that can be replayed', () => {
  const prepared = prepare(small, lv);
  const log = logOfGame(prepared, 0, 5);
  const again = replay(linkavel, log);
  expect(again).toBeInstanceOf(Match);
  expect(again.result).toEqual(log.result);
});

test('a change of nothing makes no difference at all', () => {
  const prepared = prepare(parseStudy({ ...small, variant: {} }), lv);
  const { differences } = reportOf(prepared, playBatch(prepared, { first: 1, games: 30 }));
  expect(differences.map(({ n, mean }) => [n, mean])).toEqual([
    [30, 0],
    [30, 0],
  ]);
});
