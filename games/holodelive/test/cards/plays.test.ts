import { expect, test } from 'vitest';
import { ICONS } from '../../src/index.ts';
import { backstage, clause, hand, home, knows, stage, table } from '../table.ts';

clause('encore-hibiki', 'play', 'plays one more card, whose skill starts', () => {
  const t = table({ A: { hand: ['encore-hibiki', 'greeter', 'mute-hot'] } }).does('stage encore-hibiki');
  t.asks('A', 'hand-card', ['pick greeter', 'pick mute-hot', 'none']).does('pick greeter');
  expect([stage(t, 'A'), hand(t, 'A')]).toEqual([
    ['encore-hibiki', 'greeter', null],
    ['mute-hot', 'one'],
  ]);
  expect(t.match.state.active).toBe(1);
});

clause('encore-hibiki', 'play', 'needs a free place, and works once a turn even if it returns', () => {
  const full = table({ A: { hand: ['encore-hibiki', 'greeter'], stage: ['mute-hot', 'mute-cool'] } });
  full.does('stage encore-hibiki');
  expect(full.match.state.active).toBe(1);
  const again = table({
    step: 'action',
    A: { stage: ['encore-hibiki'], hand: ['boomerang-cora', 'mute-hot'] },
    guests: ['encore-hibiki'],
  });
  again.does('open encore-hibiki', 'pick boomerang-cora', 'pick encore-hibiki', 'stage encore-hibiki');
  expect([stage(again, 'A'), hand(again, 'A')]).toEqual([['boomerang-cora', 'encore-hibiki', null], ['mute-hot']]);
  expect(again.match.state.active).toBe(1);
});

clause('tourvan-dai', 'action', 'plays a card now instead of in the Play phase', () => {
  const t = table({ step: 'action', A: { stage: ['tourvan-dai'], hand: ['two-trades', 'mute-hot'] } });
  t.does('act tourvan-dai').asks('A', 'hand-card', ['pick two-trades', 'pick mute-hot']).does('pick two-trades');
  t.asks('A', 'action', ['act two-trades', 'done']).does('act two-trades');
  expect([stage(t, 'A'), hand(t, 'A')]).toEqual([
    ['tourvan-dai', 'two-trades', null],
    ['mute-hot', 'one'],
  ]);
  expect(t.match.state.active).toBe(1);
});

clause('homecoming-sato', 'play', 'plays a card from Home, whose skill starts', () => {
  const t = table({ A: { hand: ['homecoming-sato'] }, shared: { home: ['greeter', 'mute-hot'] } });
  t.does('stage homecoming-sato').asks('A', 'home-card', ['pick greeter', 'pick mute-hot']).does('pick greeter');
  expect([stage(t, 'A'), home(t), hand(t, 'A')]).toEqual([['homecoming-sato', 'greeter', null], ['mute-hot'], ['one']]);
  const full = table({
    A: { hand: ['homecoming-sato'], stage: ['mute-cool', 'vocal-hot'] },
    shared: { home: ['greeter'] },
  });
  full.does('stage homecoming-sato');
  expect(home(full)).toEqual(['greeter']);
});

clause('gacha-riko', 'play', 'plays the top card of the deck, or sends it Home', () => {
  const t = table({ A: { hand: ['gacha-riko'] }, shared: { deck: ['greeter', 'one', 'two'] } }).does(
    'stage gacha-riko',
  );
  expect([stage(t, 'A'), hand(t, 'A')]).toEqual([['gacha-riko', 'greeter', null], ['one']]);
  const full = table({ A: { hand: ['gacha-riko'], stage: ['mute-hot', 'mute-cool'] } }).does('stage gacha-riko');
  expect(home(full)).toEqual(['one']);
});

clause(
  'nightbus-hayato',
  'action',
  'puts a card from Home into the backstage as a guest that both players know',
  () => {
    const spec = { step: 'action', A: { stage: ['nightbus-hayato'] }, shared: { home: ['greeter', 'mute-hot'] } };
    const t = table(spec).does('act nightbus-hayato');
    t.asks('A', 'home-card', ['pick greeter', 'pick mute-hot']).does('pick greeter');
    expect([backstage(t, 'A'), t.card('greeter').faceDown, knows(t, 'B', 'greeter')]).toEqual(['greeter', true, true]);
    t.asks('A', 'action', ['open greeter', 'done']).does('open greeter');
    expect(hand(t, 'A')).toEqual(['one']);
  },
);

clause('karaoke-dodo', 'play', "uses another card's play skill as its own", () => {
  const t = table({
    A: { hand: ['karaoke-dodo'], stage: ['greeter'] },
    B: { stage: ['costume-mako', 'mute-hot', 'ghostwriter-fude'] },
  });
  t.does('stage karaoke-dodo').asks('A', 'stage-card', ['pick greeter', 'pick costume-mako']).does('pick costume-mako');
  t.asks('A', 'icon', ICONS).does('SEXY');
  expect(t.match.state.effects).toMatchObject([{ kind: 'icons', target: t.id('karaoke-dodo') }]);
  expect(hand(t, 'A')).toEqual([]);
});

test('karaoke-dodo play: does nothing without such a skill', () => {
  const t = table({ A: { hand: ['karaoke-dodo'] }, B: { stage: ['mute-hot', 'worker', 'ghostwriter-fude'] } });
  t.does('stage karaoke-dodo');
  expect(t.match.state.active).toBe(1);
});

clause('puppet-toto', 'action', "uses an opponent's action skill as its own", () => {
  const t = table({
    step: 'action',
    A: { stage: ['puppet-toto', 'worker'], hand: ['mute-hot'] },
    B: { stage: ['quickchange-lulu', 'worker', 'puppet-toto'] },
  });
  t.does('act puppet-toto').asks('A', 'stage-card', ['pick quickchange-lulu', 'pick worker#2']);
  t.does('pick quickchange-lulu');
  expect([stage(t, 'A'), hand(t, 'A')]).toEqual([
    ['worker', null, null],
    ['mute-hot', 'puppet-toto'],
  ]);
});

clause('ghostwriter-fude', 'play', 'uses the play skill of a card at Home', () => {
  const t = table({
    A: { hand: ['ghostwriter-fude'] },
    B: { stage: ['mute-hot', 'mute-cool'] },
    shared: { home: ['greeter', 'two-trades', 'worker', 'karaoke-dodo'] },
  });
  t.does('stage ghostwriter-fude').asks('A', 'home-card', ['pick greeter', 'pick two-trades']).does('pick two-trades');
  t.asks('A', 'stage-card', ['pick mute-hot', 'pick mute-cool']).does('pick mute-hot');
  expect(home(t).at(-1)).toBe('mute-hot');
});

clause('traffic-koji', 'play', 'prevents the opponent from playing to the stage until the end of the next turn', () => {
  const t = table({ A: { hand: ['traffic-koji'] }, B: { hand: ['mute-hot'] } }).does('stage traffic-koji');
  t.asks('B', 'play', ['backstage mute-hot', 'backstage one']);
  t.refuses('B', { do: 'stage', card: t.id('mute-hot') }, 'HL-4.9').does('backstage one');
  t.asks('A', 'play', ['stage two', 'backstage two']).does('stage two');
  t.does('done').asks('B', 'play', ['stage mute-hot', 'stage three']);
});

test('traffic-koji play: ends when the next turn is a live', () => {
  const t = table({
    A: { hand: ['traffic-koji'], stage: ['vocal-cool', 'vocal-hot'] },
    B: { hand: ['mute-hot'], stage: ['mute-cool', 'seiso-hot', 'mute-grey'], ready: 2 },
  });
  // B loses the live in turn 4 to A's Duo, so B starts the next round.
  t.does('stage traffic-koji');
  expect(t.match.state).toMatchObject({ turn: 5, active: 1, wins: [1, 0], effects: [] });
  t.asks('B', 'play', ['stage mute-hot', 'backstage mute-hot', 'stage one', 'backstage one']);
});
