import { gameNamed } from '@taisen/games';
import { describe, expect, test } from 'vitest';
import { labelOption, labelsOf, matchAt, type TableSpec } from '../src/index.ts';

const linkavel = gameNamed('linkavel');
const oneDeck = gameNamed('one-deck');
const magicSpirit = gameNamed('magic-spirit');

const plain: TableSpec = {
  step: 'main1',
  A: { hand: ['ember-whelp'], monsters: [null, 'kiln-hound'], deck: ['moss-pup'], lp: 700 },
  B: { monsters: ['ember-whelp'], deck: ['moss-pup'] },
};

describe('a table is laid out by its spec', () => {
  test('cards are in their zones, the second copy has a number, decks are labelled last', () => {
    const match = matchAt(linkavel, plain);
    expect(labelsOf(match.g)).toEqual(['ember-whelp', 'kiln-hound', 'ember-whelp#2', 'moss-pup', 'moss-pup#2']);
    expect(Reflect.get(match.state, 'lp')).toEqual([700, 5000]);
    const offered = match.decisionOf(0)?.options.map((option) => labelOption(option, labelsOf(match.g)));
    expect(offered).toEqual(['summon ember-whelp @0', 'summon ember-whelp @2', 'battle', 'end']);
  });

  test('a set trap is known only to its own side', () => {
    const match = matchAt(oneDeck, { step: 'main', B: { traps: ['waboku'] }, shared: { deck: ['haniwa'] } });
    expect(match.state.cards[0]).toMatchObject({ faceDown: true, known: 2 });
  });

  test("a label as the value of a field is that card's id", () => {
    const match = matchAt(magicSpirit, {
      step: 'main',
      A: { monsters: ['cinder-pup'], charges: ['ember-mote'] },
      cards: { 'ember-mote': { on: 'cinder-pup' }, 'cinder-pup': { damage: 100 } },
    });
    expect(match.state.cards[1]).toMatchObject({ on: 0 });
    expect(match.state.cards[0]).toMatchObject({ damage: 100 });
  });

  test('the first moves are made before the first decision', () => {
    const match = matchAt(linkavel, { ...plain, first: [{ by: 'A', do: 'battle' }] });
    expect(match.decisionOf(0)?.kind).toBe('battle');
  });

  test('without a list of rolls the random generator is used; with one, only the list', () => {
    const draws: TableSpec = {
      step: 'end',
      A: { trash: ['moss-pup'], deck: [] },
      B: { trash: ['moss-pup', 'monolith'] },
    };
    expect(matchAt(linkavel, draws).decisionOf(1)?.kind).toBe('main1');
    expect(() => matchAt(linkavel, { ...draws, rolls: [] })).toThrow('the script has');
  });
});

describe('errors in a spec are reported', () => {
  test.each<[string, Partial<TableSpec>]>([
    ['no card called "dragon"', { A: { hand: ['dragon'] } }],
    ['neither a zone nor a list called "purse"', { A: { purse: 3 } }],
    ['there is no card "monolith"', { cards: { monolith: { attacks: 1 } } }],
    ['has no number called "power"', { cards: { 'kiln-hound': { power: 1 } } }],
    ['has no string called "phase"', { state: { phase: 'battle' } }],
    ['0 options fit {"by":"A","do":"fly"}', { first: [{ by: 'A', do: 'fly' }] }],
    ['2 options fit {"by":"A","do":"summon"}', { first: [{ by: 'A', do: 'summon' }] }],
  ])('%s', (message, change) => {
    expect(() => matchAt(linkavel, { ...plain, ...change })).toThrow(message);
  });
});
