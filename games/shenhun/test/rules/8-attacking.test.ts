import { rule } from '@taisen/testkit';
import { expect } from 'vitest';
import { now, powers, type Spec, table } from '../rule-cards.ts';

rule(
  'SH-8.1',
  'targets: characters, lasting miracles, domains with the ability; not the deity behind characters',
  () => {
    const t = table({
      step: 'battle',
      A: { middle: ['ram'], miracles: ['banner'] },
      B: { front: ['front'], miracles: ['relic', 'omen'], domain: ['desert'] },
    });
    t.asks('A', 'battle', ['attack ram > front', 'attack ram > relic', 'attack ram > desert', 'end']);
    t.refuses('A', { do: 'strike', card: t.id('ram') }, 'SH-8.1');
    t.refuses('A', { do: 'attack', card: t.id('ram'), target: t.id('banner') }, 'SH-8.1');
    t.refuses('A', { do: 'attack', card: t.id('front'), target: t.id('ram') }, 'SH-8.1');
  },
);

rule('SH-8.1', 'the deity can be attacked when it has no characters', () => {
  const t = table({ step: 'battle', A: { middle: ['middle'] }, B: { miracles: ['relic'] } });
  t.asks('A', 'battle', ['attack middle > relic', 'strike middle', 'end']);
});

rule('SH-8.2', 'an attack on a character must choose a front one; miracles are not protected', () => {
  const t = table({
    step: 'battle',
    A: { back: ['back'] },
    B: { front: ['front'], middle: ['wisp'], miracles: ['relic'] },
  });
  t.asks('A', 'battle', ['attack back > front', 'attack back > relic', 'end']);
  t.refuses('A', { do: 'attack', card: t.id('back'), target: t.id('wisp') }, 'SH-8.2');
});

rule('SH-8.2', 'ruling: fronts and guards protect miracles and domains like the back row', () => {
  const attacks = (back: readonly string[], B: Spec['B'], frontsBlock: string) =>
    table({
      step: 'battle',
      A: { back },
      B: { ...B, miracles: ['relic'], domain: ['desert'] },
      rulings: { frontsBlock },
    })
      .offered('A')
      .filter((option) => option !== 'end');
  const siege = ['siege-mage'];
  const front = 'attack siege-mage > front';
  const both = ['attack siege-mage > desert', 'attack siege-mage > relic'];
  expect(attacks(siege, { front: ['front'] }, 'characters')).toEqual([both[0], front, both[1]]);
  expect(attacks(siege, { front: ['front'] }, 'all')).toEqual([front]);
  expect(attacks(siege, { back: ['back'] }, 'all')).toEqual(['attack siege-mage > back', ...both]);
  // Snipe ignores the front row's own protection here, too; a guard stops it.
  const snipe = ['night-sniper'];
  expect(attacks(snipe, { front: ['front'] }, 'all')).toContain('attack night-sniper > relic');
  expect(attacks(snipe, { front: ['iron-abbot'] }, 'all')).toEqual(['attack night-sniper > iron-abbot']);
});

rule('SH-8.2', 'ruling: the refusal names the rule', () => {
  const t = table({
    step: 'battle',
    A: { back: ['back'] },
    B: { front: ['front'], miracles: ['relic'] },
    rulings: { frontsBlock: 'all' },
  });
  t.refuses('A', { do: 'attack', card: t.id('back'), target: t.id('relic') }, 'SH-8.2');
});

rule('SH-8.3', 'the attacking player chooses among several front characters', () => {
  const t = table({ step: 'battle', A: { back: ['back'] }, B: { front: ['front', 'thorn'], middle: ['wisp'] } });
  t.asks('A', 'battle', ['attack back > front', 'attack back > thorn', 'end']);
});

rule('SH-8.4', 'without a front character every character can be attacked', () => {
  const t = table({ step: 'battle', A: { front: ['giant'] }, B: { middle: ['wisp'], back: ['back'] } });
  t.asks('A', 'battle', ['attack giant > wisp', 'attack giant > back', 'end']);
});

rule('SH-8.5', 'each attack on the deity takes 1 power, whatever the attack value', () => {
  const t = table({ step: 'battle', A: { front: ['giant'], middle: ['wisp'] } });
  t.does('strike giant');
  expect(powers(t)).toEqual([100, 99]);
  t.does('strike wisp');
  expect(powers(t)).toEqual([100, 98]);
});

rule('SH-8.6', 'an attacker is exhausted, attacks once a turn, and still protects and strikes back', () => {
  const t = table({ step: 'battle', A: { front: ['thorn'], back: ['back'] }, B: { front: ['front'] } });
  t.does('attack thorn > front').asks('A', 'battle', ['attack back > front', 'end']);
  t.refuses('A', { do: 'attack', card: t.id('thorn'), target: t.id('front') }, 'SH-8.6');
  expect(now(t, 'thorn')['exhausted']).toBe(true);
  t.does('end', 'battle').asks('B', 'battle', ['attack front > thorn', 'end']).does('attack front > thorn');
  expect(t.card('front').damage).toBe(4);
});

rule('SH-8.7', 'a protector protects its own row and the rows behind it', () => {
  const t = table({
    step: 'battle',
    A: { back: ['back'] },
    B: { middle: ['guard-1', 'wisp'], back: ['night-sniper'] },
  });
  t.asks('A', 'battle', ['attack back > guard-1', 'end']);
  t.refuses('A', { do: 'attack', card: t.id('back'), target: t.id('wisp') }, 'SH-8.7');
  t.refuses('A', { do: 'attack', card: t.id('back'), target: t.id('night-sniper') }, 'SH-8.7');
  // The front character is in front of the protector, so it is not protected.
  const u = table({ step: 'battle', A: { back: ['back'] }, B: { front: ['front'], middle: ['guard-1', 'wisp'] } });
  u.asks('A', 'battle', ['attack back > front', 'attack back > guard-1', 'end']);
});

rule('SH-8.8', 'the higher priority applies', () => {
  const t = table({ step: 'battle', A: { middle: ['middle'] }, B: { middle: ['guard-1', 'guard-2', 'wisp'] } });
  t.asks('A', 'battle', ['attack middle > guard-2', 'end']);
  t.refuses('A', { do: 'attack', card: t.id('middle'), target: t.id('guard-1') }, 'SH-8.8');
  // A front character's own protection is 0: a Guard in the same row overrides it.
  const fronts = table({ step: 'battle', A: { back: ['back'] }, B: { front: ['iron-abbot', 'front'] } });
  fronts.asks('A', 'battle', ['attack back > iron-abbot', 'end']);
});

rule('SH-8.8', 'at a tie the attacking player chooses which one applies', () => {
  const t = table({ step: 'battle', A: { back: ['back'] }, B: { middle: ['guard-1', 'guard-1', 'wisp'] } });
  t.asks('A', 'battle', ['attack back > guard-1', 'attack back > guard-1#2', 'end']);
});

rule('SH-8.9', 'a veiled front does not block: the characters behind it can be attacked', () => {
  const t = table({
    step: 'battle',
    A: { back: ['back'] },
    B: { front: ['veiled-front'], middle: ['wisp'], back: ['night-sniper'] },
  });
  t.asks('A', 'battle', ['attack back > wisp', 'attack back > night-sniper', 'end']);
  t.refuses('A', { do: 'attack', card: t.id('back'), target: t.id('veiled-front') }, 'SH-8.9');
});

rule('SH-8.9', 'the priority of a veiled guard does not count', () => {
  const t = table({
    A: { hand: ['hidden-in-mist'], front: ['iron-abbot'], back: ['back'] },
    B: { front: ['giant'] },
  });
  t.does('use hidden-in-mist > iron-abbot', 'battle', 'end', 'battle');
  t.asks('B', 'battle', ['attack giant > back', 'end']);
});

rule('SH-8.9', 'if all characters of a field are veiled, none is hidden and all protect', () => {
  const t = table({
    step: 'battle',
    A: { back: ['back'] },
    B: { front: ['veiled-front'], back: ['shadow-scribe', 'shadow-scribe'] },
  });
  t.asks('A', 'battle', ['attack back > veiled-front', 'end']);
  const alone = table({ step: 'battle', A: { back: ['back'] }, B: { back: ['shadow-scribe', 'shadow-scribe'] } });
  alone.asks('A', 'battle', ['attack back > shadow-scribe', 'attack back > shadow-scribe#2', 'end']);
});
