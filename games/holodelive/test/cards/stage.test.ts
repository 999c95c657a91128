import { expect, test } from 'vitest';
import { SUITS } from '../../src/index.ts';
import { backstage, clause, hand, home, stage, table } from '../table.ts';

clause('revolving-suzu', 'play', 'may change places with a card of the opponent', () => {
  const spec = (ready: number) => ({
    A: { hand: ['revolving-suzu'], stage: ['mute-hot'] },
    B: { stage: ['vocal-hot', 'seiso-hot', 'mute-cool'], ready },
    guests: ['mute-cool'],
  });
  const t = table(spec(0)).does('stage revolving-suzu');
  t.asks('A', 'stage-card', ['pick vocal-hot', 'pick seiso-hot', 'none']).does('pick vocal-hot');
  expect(stage(t, 'A')).toEqual(['mute-hot', 'vocal-hot', null]);
  expect(stage(t, 'B')).toEqual(['revolving-suzu', 'seiso-hot', 'mute-cool']);
  // HL-4.10: B always has three cards, so B stays ready, and B's turn begins with a live.
  expect(table(spec(2)).does('stage revolving-suzu', 'pick vocal-hot').match.state.wins).toEqual([0, 1]);
});

test('revolving-suzu stays if its player declines', () => {
  const no = table({ A: { hand: ['revolving-suzu'] }, B: { stage: ['vocal-hot'] } });
  no.does('stage revolving-suzu', 'none');
  expect(stage(no, 'A')).toEqual(['revolving-suzu', null, null]);
});

clause('revolving-suzu', 'play', 'swaps from the backstage, too: the other card lies there face up', () => {
  const behind = (own: string[]) =>
    table({
      step: 'action',
      A: { stage: own, backstage: ['revolving-suzu'], hand: ['one'] },
      B: { stage: ['vocal-hot', 'seiso-hot'] },
      guests: ['revolving-suzu'],
    }).does('open revolving-suzu');
  const t = behind([]).asks('A', 'stage-card', ['pick vocal-hot', 'pick seiso-hot', 'none']).does('pick vocal-hot');
  expect([backstage(t, 'A'), t.card('vocal-hot').faceDown]).toEqual(['vocal-hot', false]);
  expect(stage(t, 'B')).toEqual(['revolving-suzu', 'seiso-hot', null]);
  // Sari: no card may be put into this backstage.
  behind(['ambassador-sari']).asks('A', 'play', ['stage one']);
});

clause('chair-momo', 'action', 'swaps two cards that share a suit', () => {
  const t = table({
    step: 'action',
    A: { stage: ['chair-momo', 'vocal-hot', 'mute-cool'], hand: ['one'] },
    B: { stage: ['seiso-hot', 'mute-hot', 'otaku-staff'] },
  });
  // mute-cool has no partner, so the first choice has two options.
  t.does('act chair-momo').asks('A', 'stage-card', ['pick seiso-hot', 'pick mute-hot']).does('pick mute-hot');
  expect(stage(t, 'A')).toEqual(['chair-momo', 'mute-hot', 'mute-cool']);
  expect(stage(t, 'B')).toEqual(['seiso-hot', 'vocal-hot', 'otaku-staff']);
  expect([t.card('mute-hot').controller, t.card('vocal-hot').controller]).toEqual([0, 1]);
  const both = table({
    step: 'action',
    A: { stage: ['chair-momo', 'vocal-hot', 'mute-cool'] },
    B: { stage: ['seiso-hot', 'otaku-cool'] },
  });
  both.does('act chair-momo').asks('A', 'stage-card', ['pick vocal-hot', 'pick mute-cool']);
});

clause('understudy-yuzu', 'play', 'swaps a stage card with a card of the hand, which is not played', () => {
  const t = table({ A: { hand: ['understudy-yuzu', 'greeter', 'mute-cool'], stage: ['mute-hot', 'vocal-hot'] } });
  t.does('stage understudy-yuzu').asks('A', 'stage-card', ['pick mute-hot', 'pick vocal-hot', 'none']);
  t.does('pick mute-hot').asks('A', 'hand-card', ['pick greeter', 'pick mute-cool']).does('pick greeter');
  expect(stage(t, 'A')).toEqual(['greeter', 'vocal-hot', 'understudy-yuzu']);
  expect(hand(t, 'A').sort()).toEqual(['mute-cool', 'mute-hot']);
});

clause('bouncer-tetsu', 'play', 'sends a card of the opponent Home, and the opponent draws one', () => {
  const t = table({ A: { hand: ['bouncer-tetsu'], stage: ['mute-cool'] }, B: { stage: ['vocal-hot', 'seiso-hot'] } });
  t.does('stage bouncer-tetsu').asks('A', 'stage-card', ['pick vocal-hot', 'pick seiso-hot']).does('pick vocal-hot');
  expect([stage(t, 'B'), home(t)]).toEqual([['seiso-hot', null, null], ['vocal-hot']]);
  expect(hand(t, 'B')).toEqual(['one', 'two']);
});

clause('heckler-bibi', 'play', 'the opponent chooses which of two or more cards goes Home', () => {
  const t = table({ A: { hand: ['heckler-bibi'] }, B: { stage: ['vocal-hot', 'seiso-hot'] } });
  t.does('stage heckler-bibi').asks('B', 'stage-card', ['pick vocal-hot', 'pick seiso-hot']).does('pick seiso-hot');
  expect([stage(t, 'B'), home(t)]).toEqual([['vocal-hot', null, null], ['seiso-hot']]);
  const one = table({ A: { hand: ['heckler-bibi'] }, B: { stage: ['vocal-hot', 'seiso-hot'] }, guests: ['seiso-hot'] });
  one.does('stage heckler-bibi');
  expect(home(one)).toEqual([]);
});

clause('smoke-kei', 'action', 'goes Home together with a card that shares a suit', () => {
  const t = table({
    step: 'action',
    A: { stage: ['smoke-kei'], hand: ['one'] },
    B: { stage: ['mute-cool', 'otaku-staff', 'mute-hot'] },
  });
  t.does('act smoke-kei').asks('A', 'stage-card', ['pick mute-cool', 'pick otaku-staff']).does('pick otaku-staff');
  expect(home(t)).toEqual(['smoke-kei', 'otaku-staff']);
  expect(stage(t, 'B')).toEqual(['mute-cool', 'mute-hot', null]);
});

clause('duel-gin', 'play', 'the card with the lower die goes Home', () => {
  const duel = (mine: number, theirs: number) => {
    const t = table({
      A: { hand: ['duel-gin'] },
      B: { stage: ['vocal-hot', 'seiso-hot'] },
      rolls: [mine - 1, theirs - 1],
    });
    t.does('stage duel-gin').asks('A', 'stage-card', ['pick vocal-hot', 'pick seiso-hot']).does('pick vocal-hot');
    return home(t);
  };
  expect(duel(5, 2)).toEqual(['vocal-hot']);
  expect(duel(2, 5)).toEqual(['duel-gin']);
  expect(duel(3, 3)).toEqual([]);
});

clause(
  'janken-mimi',
  'play',
  'both choose a sign at once: winning returns a card, losing lets the opponent draw two',
  () => {
    const signs = ['rock', 'paper', 'scissors'];
    const game = (mine: string, theirs: string) => {
      const t = table({ A: { hand: ['janken-mimi'] }, B: { stage: ['vocal-hot', 'seiso-hot'] } });
      t.does('stage janken-mimi').asks('A', 'janken', signs).asks('B', 'janken', signs).A(mine);
      expect(t.match.waitingFor).toEqual([1]);
      return t.B(theirs);
    };
    for (const [mine, theirs] of [
      ['rock', 'scissors'],
      ['scissors', 'paper'],
      ['paper', 'rock'],
    ] as const) {
      const won = game(mine, theirs)
        .asks('A', 'stage-card', ['pick vocal-hot', 'pick seiso-hot'])
        .does('pick vocal-hot');
      expect(hand(won, 'B')).toEqual(['vocal-hot', 'one']);
      expect(hand(game(theirs, mine), 'B')).toEqual(['one', 'two', 'three']);
      expect(hand(game(mine, mine), 'B')).toEqual(['one']);
    }
  },
);

clause('boomerang-cora', 'play', "may return another card of its player's stage", () => {
  const t = table({ A: { hand: ['boomerang-cora'], stage: ['mute-hot', 'vocal-hot'] } }).does('stage boomerang-cora');
  t.asks('A', 'stage-card', ['pick mute-hot', 'pick vocal-hot', 'none']).does('pick mute-hot');
  expect([stage(t, 'A'), hand(t, 'A')]).toEqual([['vocal-hot', 'boomerang-cora', null], ['mute-hot']]);
});

clause('curtain-rei', 'play', 'returns a card without a shared icon', () => {
  const t = table({
    A: { hand: ['curtain-rei'] },
    B: { stage: ['vocal-hot', 'quickchange-lulu', 'mute-hot'] },
  });
  t.does('stage curtain-rei').asks('A', 'stage-card', ['pick vocal-hot', 'pick mute-hot']).does('pick mute-hot');
  expect(stage(t, 'B')).toEqual(['vocal-hot', 'quickchange-lulu', null]);
  expect(hand(t, 'B')).toEqual(['mute-hot', 'one']);
});

clause('quickchange-lulu', 'action', 'returns to the hand', () => {
  const t = table({ step: 'action', A: { stage: ['quickchange-lulu', 'mute-hot'] } }).does('act quickchange-lulu');
  t.asks('A', 'play', ['stage quickchange-lulu', 'backstage quickchange-lulu']);
  expect(stage(t, 'A')).toEqual(['mute-hot', null, null]);
});

clause('quickchange-lulu', 'passive', 'its player draws two when it is sent Home from the stage', () => {
  const spec = { A: { hand: ['bouncer-tetsu'] }, B: { stage: ['quickchange-lulu'] } };
  const t = table(spec).does('stage bouncer-tetsu');
  // One card for Tetsu, two for Lulu, one for the turn.
  expect(hand(t, 'B')).toEqual(['one', 'two', 'three', 'four']);
  const down = table({ A: { hand: ['vinyl-kaede', 'quickchange-lulu'], stage: ['vinyl-kaede'] }, step: 'action' });
  down.does('act vinyl-kaede#2', 'pick quickchange-lulu');
  expect(hand(down, 'A')).toEqual(['vinyl-kaede', 'one', 'two']);
});

clause('siren-nami', 'play', 'sends all other cards of the named suit Home, on both stages', () => {
  const t = table({
    A: { hand: ['siren-nami'], stage: ['mute-hot', 'mute-cool'] },
    B: { stage: ['vocal-hot', 'otaku-staff', 'both-hot-cool'] },
  });
  t.does('stage siren-nami').asks('A', 'suit', SUITS).does('HOT');
  expect(stage(t, 'A')).toEqual(['mute-cool', 'siren-nami', null]);
  expect(stage(t, 'B')).toEqual(['otaku-staff', null, null]);
  expect(home(t)).toEqual(['mute-hot', 'vocal-hot', 'both-hot-cool']);
});

clause('blackout-volt', 'play', 'turns all other cards face down; they can be opened again', () => {
  const t = table({ A: { hand: ['blackout-volt'], stage: ['mute-hot'] }, B: { stage: ['greeter', 'worker'] } });
  t.does('stage blackout-volt');
  expect(['blackout-volt', 'mute-hot', 'greeter', 'worker'].map((label) => t.card(label).faceDown)).toEqual([
    false,
    true,
    true,
    true,
  ]);
  // Both players still know them.
  expect(t.card('greeter').known).toBe(7);
  t.asks('B', 'action', ['open greeter', 'open worker', 'done']).does('open greeter');
  expect(hand(t, 'B')).toEqual(['one', 'two']);
});

clause('rainy-shizuku', 'play', 'the last other card of each stage returns to the hand', () => {
  const t = table({
    A: { hand: ['rainy-shizuku'], stage: ['mute-hot', 'mute-cool'] },
    B: { stage: ['vocal-hot', 'seiso-hot'] },
  });
  t.does('stage rainy-shizuku');
  expect([stage(t, 'A'), hand(t, 'A')]).toEqual([['mute-hot', 'rainy-shizuku', null], ['mute-cool']]);
  expect([stage(t, 'B'), hand(t, 'B')]).toEqual([
    ['vocal-hot', null, null],
    ['seiso-hot', 'one'],
  ]);
});

clause('rainy-shizuku', 'play', 'a guest that came last stays, and the last face-up card returns', () => {
  const t = table({
    A: { hand: ['rainy-shizuku'], stage: ['mute-hot', 'mute-cool'] },
    B: { stage: ['vocal-hot', 'seiso-hot', 'mute-grey'] },
    guests: ['mute-cool', 'mute-grey'],
  });
  t.does('stage rainy-shizuku');
  expect([stage(t, 'A'), hand(t, 'A')]).toEqual([['mute-cool', 'rainy-shizuku', null], ['mute-hot']]);
  expect(stage(t, 'B')).toEqual(['vocal-hot', 'mute-grey', null]);
  // The last card cannot be affected: nothing else returns in its place.
  const safe = table({ A: { hand: ['rainy-shizuku'] }, B: { stage: ['vocal-hot', 'velvetrope-rin'] } });
  safe.does('stage rainy-shizuku');
  expect(stage(safe, 'B')).toEqual(['vocal-hot', 'velvetrope-rin', null]);
});

clause('bouquet-hana', 'play', "puts a card of the hand on the opponent's stage, and draws three", () => {
  const t = table({ A: { hand: ['bouquet-hana', 'mute-hot', 'greeter'] }, B: { stage: ['seiso-hot'] } });
  t.does('stage bouquet-hana').asks('A', 'hand-card', ['pick mute-hot', 'pick greeter', 'none']).does('pick greeter');
  expect(stage(t, 'B')).toEqual(['seiso-hot', 'greeter', null]);
  expect(hand(t, 'A')).toEqual(['mute-hot', 'one', 'two', 'three']);
  const full = table({
    A: { hand: ['bouquet-hana', 'mute-hot'] },
    B: { stage: ['seiso-hot', 'mute-cool', 'vocal-hot'], hand: ['mute-grey'] },
  });
  full.does('stage bouquet-hana');
  expect(hand(full, 'A')).toEqual(['mute-hot']);
});

clause('ambassador-sari', 'play', "moves to the opponent's stage and draws two", () => {
  const t = table({ A: { hand: ['ambassador-sari'] }, B: { stage: ['seiso-hot'] } }).does('stage ambassador-sari');
  expect([stage(t, 'A'), stage(t, 'B')]).toEqual([
    [null, null, null],
    ['seiso-hot', 'ambassador-sari', null],
  ]);
  expect(hand(t, 'A')).toEqual(['one', 'two']);
  const full = table({
    A: { hand: ['ambassador-sari'] },
    B: { stage: ['seiso-hot', 'mute-cool', 'vocal-hot'], hand: ['mute-grey'] },
  });
  full.does('stage ambassador-sari');
  expect([stage(full, 'A')[0], hand(full, 'A')]).toEqual(['ambassador-sari', []]);
});

clause('ambassador-sari', 'passive', 'its controller cannot play to the backstage', () => {
  const t = table({ A: { hand: ['ambassador-sari'] }, B: { hand: ['mute-hot'] } }).does('stage ambassador-sari');
  t.asks('B', 'play', ['stage mute-hot', 'stage three']);
  t.refuses('B', { do: 'backstage', card: t.id('mute-hot') }, 'HL-4.9').does('stage three');
  expect(t.offered('A')).toContain('backstage one');
});
