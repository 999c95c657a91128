import { expect } from 'vitest';
import { ICONS, iconBit, RANKS, SUITS, suitBit } from '../../src/index.ts';
import { clause, rank, shown, stage, table } from '../table.ts';

const EVERY = (1 << 12) - 1;

clause('joker-pierrot', 'passive', 'has every icon while face up', () => {
  const t = table({ A: { hand: ['one'], stage: ['joker-pierrot', 'vocal-hot', 'both-hot-cool'] } });
  expect(shown(t, 'joker-pierrot').icons).toBe(EVERY);
  expect(RANKS[rank(t, 'A')]).toBe('trio');
  expect(shown(t, 'vocal-hot').icons).toBe(iconBit('VOCAL'));
});

clause('prism-nanairo', 'passive', 'has every suit while face up', () => {
  const t = table({ A: { hand: ['one'], stage: ['prism-nanairo', 'mute-hot', 'vocal-hot'] } });
  expect(shown(t, 'prism-nanairo').suits).toBe(63);
  expect(RANKS[rank(t, 'A')]).toBe('flash');
});

clause('costume-mako', 'play', 'has the named icon as long as it stays', () => {
  const t = table({ A: { hand: ['costume-mako'], stage: ['vocal-hot'] } }).does('stage costume-mako');
  t.asks('A', 'icon', ICONS).does('VOCAL');
  expect(shown(t, 'costume-mako').icons).toBe(iconBit('OTAKU') | iconBit('TRICKSTER') | iconBit('VOCAL'));
  expect(RANKS[rank(t, 'A')]).toBe('duo');
  const gone = table({ A: { hand: ['costume-mako'] }, B: { hand: ['bouncer-tetsu'] } });
  gone.does('stage costume-mako', 'VOCAL', 'stage bouncer-tetsu');
  expect(gone.match.state.effects).toEqual([]);
});

clause('echotape-koda', 'passive', 'has the icons of the card that arrived directly before it', () => {
  const own = iconBit('VOCAL') | iconBit('INTEL');
  const of = (cards: string[], guests: string[] = []) =>
    shown(table({ A: { hand: ['one'], stage: cards }, guests }), 'echotape-koda').icons;
  expect(of(['otaku-cool', 'seiso-hot', 'echotape-koda'])).toBe(own | iconBit('SEISO'));
  expect(of(['echotape-koda', 'seiso-hot'])).toBe(own);
  expect(of(['seiso-hot', 'echotape-koda'], ['seiso-hot'])).toBe(own);
  expect(of(['joker-pierrot', 'echotape-koda'])).toBe(EVERY);
});

clause('dyevat-ai', 'play', "gives the named suit to its player's stage", () => {
  const t = table({ A: { hand: ['dyevat-ai'], stage: ['mute-grey', 'otaku-staff'] } }).does('stage dyevat-ai');
  t.asks('A', 'suit', SUITS).does('HOT');
  for (const label of stage(t, 'A')) expect(shown(t, label as string).suits & suitBit('HOT')).toBeTruthy();
  expect(RANKS[rank(t, 'A')]).toBe('flash');
});

clause('dyevat-ai', 'passive', 'its neighbours have its suits', () => {
  const printed = suitBit('COOL') | suitBit('ENGLISH');
  const t = table({ A: { hand: ['one'], stage: ['mute-hot', 'mute-grey', 'dyevat-ai'], backstage: ['vocal-grey'] } });
  expect(shown(t, 'mute-grey').suits).toBe(printed);
  expect([shown(t, 'mute-hot').suits, shown(t, 'vocal-grey').suits]).toEqual([suitBit('HOT'), 0]);
  const u = table({
    A: { hand: ['one'], stage: ['mute-hot', 'dyevat-ai', 'mute-grey'] },
    B: { stage: ['vocal-grey'] },
  });
  expect([shown(u, 'mute-hot').suits, shown(u, 'mute-grey').suits]).toEqual([suitBit('HOT') | printed, printed]);
  expect(shown(u, 'vocal-grey').suits).toBe(0);
});

clause('velvetrope-rin', 'action', "gives its icons to another card of its player's stage", () => {
  const t = table({
    step: 'action',
    A: { hand: ['one'], stage: ['velvetrope-rin', 'mute-hot', 'seiso-hot'] },
    B: { stage: ['mute-cool'] },
  });
  t.does('act velvetrope-rin').asks('A', 'stage-card', ['pick mute-hot', 'pick seiso-hot']).does('pick seiso-hot');
  expect(shown(t, 'seiso-hot').icons).toBe(iconBit('SEISO') | shown(t, 'velvetrope-rin').icons);
  expect(RANKS[rank(t, 'A')]).toBe('duo');
});

clause('velvetrope-rin', 'passive', "cannot be affected by the opponent's skills, but by its own player's", () => {
  const t = table({ A: { hand: ['bouncer-tetsu'] }, B: { stage: ['velvetrope-rin', 'mute-hot', 'mute-cool'] } });
  t.does('stage bouncer-tetsu').asks('A', 'stage-card', ['pick mute-hot', 'pick mute-cool']);
  expect(shown(t, 'velvetrope-rin').untouchable).toBe(true);
  const own = table({ A: { hand: ['boomerang-cora'], stage: ['velvetrope-rin'] } });
  own.does('stage boomerang-cora').asks('A', 'stage-card', ['pick velvetrope-rin', 'none']);
});

clause('bodyguard-iwao', 'passive', 'its neighbours cannot be affected, not even by effects on all cards', () => {
  const t = table({ A: { hand: ['bouncer-tetsu'] }, B: { stage: ['bodyguard-iwao', 'mute-hot', 'mute-cool'] } });
  t.does('stage bouncer-tetsu').asks('A', 'stage-card', ['pick bodyguard-iwao', 'pick mute-cool']);
  const u = table({ A: { hand: ['siren-nami'] }, B: { stage: ['mute-hot', 'bodyguard-iwao', 'vocal-hot'] } });
  u.does('stage siren-nami', 'HOT');
  expect(stage(u, 'B')).toEqual(['mute-hot', 'vocal-hot', null]);
});

clause('rival-kyo', 'play', 'a card of the opponent loses its icons as long as it stays', () => {
  const t = table({ A: { hand: ['rival-kyo'] }, B: { stage: ['vocal-hot', 'vocal-cool'] } }).does('stage rival-kyo');
  expect(RANKS[rank(t, 'B')]).toBe('duo');
  t.asks('A', 'stage-card', ['pick vocal-hot', 'pick vocal-cool']).does('pick vocal-cool');
  expect([shown(t, 'vocal-cool').icons, RANKS[rank(t, 'B')]]).toEqual([0, 'casual']);
});

const casual = ['mute-cool', 'otaku-staff', 'seiso-hot'];
const duo = ['vocal-cool', 'vocal-hot', 'otaku-staff'];

/** A's live against B, who was ready first. Returns the wins. */
const showdown = (mine: readonly string[], theirs: readonly string[], behind: readonly string[] = []) =>
  table({
    step: 'turn',
    A: { stage: mine, ready: 2, hand: ['one'] },
    B: { stage: theirs, backstage: behind, ready: 1, hand: ['two'] },
  }).match.state.wins;

clause('headliner-tsubasa', 'passive', 'its unit counts as one rank higher, also in a showdown', () => {
  const mine = ['headliner-tsubasa', 'mute-cool', 'otaku-staff'];
  const t = table({ A: { hand: ['one'], stage: mine }, B: { stage: casual } });
  expect([RANKS[rank(t, 'A')], RANKS[rank(t, 'B')]]).toEqual(['duo', 'casual']);
  expect(showdown(mine, casual)).toEqual([1, 0]);
  expect(showdown(casual, casual)).toEqual([0, 1]);
  // Face down on the stage it does not count. It is turned up for the showdown and then counts (HL-5.3).
  const hidden = { A: { stage: mine, ready: 2, hand: ['one'] }, B: { stage: casual, ready: 1, hand: ['two'] } };
  const won = table({ step: 'turn', ...hidden, guests: ['headliner-tsubasa'] });
  expect(won.match.state.wins).toEqual([1, 0]);
  const miracle = table({ A: { hand: ['one'], stage: ['headliner-tsubasa', 'vocal-lovely', 'vocal-lovely'] } });
  expect(RANKS[rank(miracle, 'A')]).toBe('miracle');
});

clause('earlybird-hina', 'passive', 'counts as ready first at the same rank', () => {
  expect(showdown(['earlybird-hina', 'mute-cool', 'otaku-staff'], casual)).toEqual([1, 0]);
  expect(showdown(['earlybird-hina', 'mute-cool', 'otaku-staff'], duo)).toEqual([0, 1]);
  // The opponent has one too, so the real order decides.
  expect(showdown(['earlybird-hina', 'mute-cool', 'otaku-staff'], casual, ['earlybird-hina'])).toEqual([0, 1]);
});

clause('booing-kage', 'passive', "the opponent's Duo counts as Casual, before other skills change the rank", () => {
  const t = table({ A: { hand: ['one'], stage: duo }, B: { stage: ['booing-kage'] } });
  expect(RANKS[rank(t, 'A')]).toBe('casual');
  const flash = ['mute-cool', 'seiso-cool', 'otaku-cool'];
  const u = table({ A: { hand: ['one'], stage: flash }, B: { stage: ['booing-kage', 'vocal-hot', 'otaku-staff'] } });
  expect([RANKS[rank(u, 'A')], RANKS[rank(u, 'B')]]).toEqual(['flash', 'duo']);
  for (const [A, B] of [
    [['headliner-tsubasa', 'vocal-hot'], ['booing-kage']],
    [['booing-kage'], ['headliner-tsubasa', 'vocal-hot']],
  ] as const) {
    const v = table({ A: { hand: ['one'], stage: A }, B: { stage: B } });
    expect(RANKS[rank(v, A.length === 2 ? 'A' : 'B')]).toBe('duo');
  }
});
