/** Skills in combination. */
import { viewOf } from '@taisen/kernel';
import { expect, test } from 'vitest';
import { iconBit } from '../../src/index.ts';
import { knows, shown, stage, table } from '../table.ts';

test('an effect on a card moves with it to the other stage, and ends when the card leaves', () => {
  const t = table({ A: { hand: ['costume-mako'] }, B: { hand: ['revolving-suzu', 'bouncer-tetsu'] } });
  t.does('stage costume-mako', 'SEXY', 'stage revolving-suzu', 'pick costume-mako');
  expect(stage(t, 'B')).toEqual(['costume-mako', null, null]);
  expect(shown(t, 'costume-mako').icons & iconBit('SEXY')).toBeTruthy();
  t.does('stage two');
  expect(t.match.state.effects).toHaveLength(1);
});

test('decisions of a copied skill name the card that copies', () => {
  const t = table({
    step: 'action',
    A: { stage: ['puppet-toto'] },
    B: { stage: ['booing-kage'], hand: ['mute-hot'] },
  });
  t.does('act puppet-toto').asks('B', 'offer', ['pick mute-hot', 'allow']);
  expect(t.decision).toMatchObject({ card: t.id('puppet-toto'), ability: 'action' });
});

test('the public rank counts only face-up cards', () => {
  const spec = { A: { hand: ['one'], stage: ['vocal-hot', 'vocal-cool'], backstage: ['vocal-grey'] } };
  const ranks = (guests: string[]) => viewOf(table({ ...spec, guests }).match, 1).facts;
  expect(ranks([])).toMatchObject({ ranks: ['trio', 'casual'] });
  expect(ranks(['vocal-grey'])).toMatchObject({ ranks: ['duo', 'casual'] });
  expect(ranks(['vocal-hot', 'vocal-grey'])).toMatchObject({ ranks: ['casual', 'casual'] });
});

test('a shown hand is no longer known after cards have left it unseen', () => {
  const t = table({ A: { hand: ['spotlight-ema'] }, B: { hand: ['mute-hot', 'mute-cool'] } });
  t.does('stage spotlight-ema');
  expect([knows(t, 'A', 'mute-hot'), knows(t, 'A', 'mute-cool')]).toEqual([true, true]);
  t.does('backstage mute-hot');
  expect([knows(t, 'A', 'mute-hot'), knows(t, 'A', 'mute-cool')]).toEqual([false, false]);
});
