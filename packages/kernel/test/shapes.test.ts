/** The ten hardest shapes, on the fixture game, before any real card is written. */
import { scenario } from '@taisen/testkit';
import { describe, expect, test } from 'vitest';
import { sparks } from './fixture/game.ts';

const deck = ['brute', 'brute', 'brute', 'brute'];

describe('shapes', () => {
  test('1: a hidden choice is asked of both at once, and neither sees the other', () => {
    const t = scenario(sparks, {
      step: 'main',
      A: { hand: ['duelists', 'bolt', 'omen'], deck },
      B: { hand: ['ember', 'quake'], deck },
    });
    t.does('play duelists', 'pass', 'pass');
    expect(t.match.waitingFor).toEqual([0, 1]);
    t.asks('A', 'swap', ['pick bolt', 'pick omen']).asks('B', 'swap', ['pick ember', 'pick quake']);
    t.B('pick quake');
    expect(t.match.waitingFor).toEqual([0]);
    t.A('pick bolt');
    expect(t.zone('A', 'hand')).toEqual(['quake', 'omen']);
    expect(t.zone('B', 'hand')).toEqual(['bolt', 'ember']);
  });

  test('2: a chain resolves last in, first out, with a target changed on the way', () => {
    const t = scenario(sparks, {
      step: 'main',
      A: { hand: ['bolt'], field: ['brute'], deck },
      B: { hand: ['deflect', 'deflect'], field: ['ember', 'banner'], deck },
    });
    t.does('play bolt').asks('A', 'target', ['pick brute', 'pick ember', 'pick banner']).does('pick ember');
    t.asks('B', 'respond', ['answer deflect', 'answer deflect#2', 'pass']).does('answer deflect', 'pick brute');
    t.asks('A', 'respond', ['pass']).does('pass');
    t.asks('B', 'respond', ['answer deflect#2', 'pass']).does('answer deflect#2', 'pick banner', 'pass', 'pass');
    // deflect#2 moved deflect's target to banner, deflect moved bolt's target there.
    expect(t.zone('B', 'field')).toEqual(['ember', null, null]);
    expect(t.zone('A', 'field')).toEqual(['brute', null, null]);
  });

  test('3: damage is replaced by something else', () => {
    const t = scenario(sparks, {
      step: 'main',
      A: { hand: ['taxer'], deck },
      B: { field: ['ward'], hand: ['omen'], deck },
    });
    t.does('play taxer').asks('B', 'tax', ['pick omen', 'none']).does('none');
    expect(t.match.state.life).toEqual([10, 10]);
    expect(t.zone('B', 'trash')).toEqual(['ward']);
  });

  test('4: a draw reshuffles in the middle of an effect and goes on', () => {
    const t = scenario(sparks, {
      step: 'main',
      A: { hand: ['surge'], deck: ['omen'], trash: ['bolt', 'quake'] },
      B: { deck },
      rolls: [['surge', 'quake', 'bolt']],
    });
    t.does('play surge', 'pass', 'pass').asks('A', 'discard', ['pick omen', 'pick surge', 'pick quake', 'none']);
    t.does('pick quake');
    expect(t.zone('A', 'deck')).toEqual(['bolt']);
    expect(t.zone('A', 'hand')).toEqual(['surge', 'omen']);
  });

  test('5: a skill plays another card whose skill asks the opponent', () => {
    const t = scenario(sparks, {
      step: 'main',
      A: { hand: ['herald', 'taxer', 'omen'], deck },
      B: { hand: ['bolt'], deck },
    });
    t.does('play herald', 'pass', 'pass').asks('A', 'herald', ['pick taxer', 'none']).does('pick taxer');
    t.asks('B', 'tax', ['pick bolt', 'none']).does('pick bolt');
    expect(t.zone('B', 'trash')).toEqual(['bolt']);
  });

  test('6: simultaneous triggers are ordered by their owner, the turn player first', () => {
    const t = scenario(sparks, {
      step: 'main',
      A: { hand: ['quake'], field: ['ember'], deck, life: 1 },
      B: { field: ['ember', 'ember'], deck, life: 1 },
    });
    t.does('play quake', 'pass', 'pass');
    // The turn player's single trigger resolves first and wins; B is never asked to order its two.
    t.ends('A', 'FX-1.4');
    const u = scenario(sparks, {
      step: 'main',
      A: { hand: ['quake'], field: ['brute'], deck },
      B: { field: ['ember', 'ember'], deck },
    });
    u.does('play quake', 'pass', 'pass').asks('B', 'order', ['resolve ember (a)', 'resolve ember#2 (a)']);
    u.does('resolve ember#2 (a)');
    expect(u.match.state.life).toEqual([8, 10]);
  });

  test('7: a hidden deck is searched, then shuffled', () => {
    const t = scenario(sparks, {
      step: 'main',
      A: { hand: ['seeker'], deck: ['omen', 'ember', 'bolt'] },
      B: { deck },
      rolls: [['bolt', 'omen']],
    });
    t.does('play seeker', 'pass', 'pass').asks('A', 'search', ['pick ember', 'none']).does('pick ember');
    expect(t.zone('A', 'deck')).toEqual(['bolt', 'omen']);
    expect(t.card('ember').known).toBe(7);
    expect(t.card('bolt').known).toBe(0);
  });

  test('8: control changes, and the card goes home to its owner', () => {
    const t = scenario(sparks, {
      step: 'main',
      A: { hand: ['charm', 'quake'], deck },
      B: { field: ['brute'], deck },
    });
    t.does('play charm', 'pick brute', 'pass', 'pass');
    expect(t.zone('A', 'field')).toEqual(['brute', null, null]);
    expect(t.card('brute').controller).toBe(0);
    t.does('play quake', 'pass', 'pass');
    expect(t.zone('B', 'trash')).toEqual(['brute']);
    expect(t.card('brute').controller).toBe(1);
  });

  test('9: a delayed effect comes at its time, once', () => {
    const t = scenario(sparks, { step: 'main', A: { hand: ['omen'], deck }, B: { deck } });
    t.does('play omen', 'pass', 'pass');
    expect(t.zone('A', 'hand')).toEqual([]);
    t.does('end');
    expect(t.zone('A', 'hand')).toHaveLength(2);
    expect(t.match.state.effects).toEqual([]);
  });

  test('10: an optional "if you do"', () => {
    const table = { step: 'main', A: { hand: ['trade', 'bolt', 'omen'], deck }, B: { deck } };
    const no = scenario(sparks, table).does('play trade', 'pass', 'pass').asks('A', 'may', ['yes', 'no']).does('no');
    expect(no.zone('A', 'hand')).toEqual(['bolt', 'omen']);
    const yes = scenario(sparks, table).does('play trade', 'pass', 'pass', 'yes');
    yes.asks('A', 'discard', ['pick bolt', 'pick omen']).does('pick bolt');
    expect(yes.zone('A', 'hand')).toEqual(['brute#2', 'brute', 'omen']);
  });

  test('computed values come and go with their source', () => {
    const t = scenario(sparks, { step: 'main', A: { hand: ['banner'], field: ['brute'], deck }, B: { deck } });
    const power = () => sparks.cardFacts(t.match.g, t.card('brute'));
    expect(power()).toEqual({ power: 3 });
    t.does('play banner');
    expect(power()).toEqual({ power: 4 });
  });
});
