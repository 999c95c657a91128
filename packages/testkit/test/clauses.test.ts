import { expect, test } from 'vitest';
import { power, type SparksState, sparks } from '../../kernel/test/fixture/game.ts';
import { needsClause, type Scenario, scenario } from '../src/scenario.ts';

const table = (A: Readonly<Record<string, readonly string[]>>): Scenario<SparksState> =>
  scenario(sparks, { step: 'main', A: { deck: ['brute', 'brute', 'brute'], ...A } });
const quake = (...field: readonly string[]) => table({ hand: ['quake'], field }).does('play quake', 'pass', 'pass');

/** A test of the clause `a` of this card proves it, or it does not. */
const proof = (proves: boolean, card: string, title: string, body: () => void): void =>
  test(`${card} is ${proves ? 'proved by' : 'not proved by'} ${title}`, () => {
    body();
    expect(needsClause({ card, ability: 'a', derived: () => ({}) }, body)).toBe(proves);
  });

proof(true, 'quake', 'another table at the end, even if nothing is expected', () => void quake('brute'));
proof(false, 'quake', 'an effect on nothing', () => void quake());

const burns = () => expect(quake('ember', 'banner').match.state.life).toEqual([10, 9]);
proof(true, 'ember', 'what it starts', burns);
proof(false, 'banner', 'the effect of another card', burns);

proof(true, 'surge', 'an expectation that fails without it', () => {
  const t = table({ hand: ['surge', 'bolt'] }).does('play surge', 'pass', 'pass', 'pick bolt');
  expect(t.zone('A', 'hand')).toHaveLength(3);
});

const expectPower = (label: string, value: number) => () => {
  const t = table({ field: ['banner', 'brute'] });
  expect(power(t.match.g, t.card(label))).toBe(value);
};
proof(true, 'banner', 'a value that it changes', expectPower('brute', 4));
proof(false, 'banner', 'a value that it does not change', expectPower('banner', 1));

proof(false, 'trade', 'a question without a consequence', () => {
  const t = table({ hand: ['trade', 'brute'] }).does('play trade', 'pass', 'pass');
  t.asks('A', 'may', ['yes', 'no']).does('no').asks('A', 'main', ['end', 'play brute']);
});
