import { rule } from '@taisen/testkit';
import { expect } from 'vitest';
import { ruleTable } from '../rule-cards.ts';
import { table } from '../table.ts';

rule('LV-6.1', 'one normal summon a turn, and a level-up summon counts as one', () => {
  const t = table({ A: { hand: ['kiln-hound', 'gloom-rat'], monsters: ['moss-pup'] } });
  t.does('summon kiln-hound [moss-pup] @0').asks('A', 'main1', ['battle', 'end']);
  t.refuses('A', { do: 'summon', card: t.id('gloom-rat'), at: 1 }, 'LV-6.1');
  t.does('end', 'end');
  expect(t.offered('A')).toContain('summon gloom-rat @1');
  const u = table({ step: 'battle', A: { hand: ['gloom-rat'], monsters: ['moss-pup'] } });
  u.refuses('A', { do: 'summon', card: u.id('gloom-rat'), at: 1 }, 'LV-6.1');
});

rule('LV-6.2', 'a level 1 monster is summoned without cost and needs a free zone', () => {
  const t = table({ A: { hand: ['gloom-rat'], monsters: ['moss-pup', 'moss-pup', null] } });
  t.asks('A', 'main1', ['summon gloom-rat @2', 'battle', 'end']);
  const full = table({ A: { hand: ['gloom-rat'], monsters: ['moss-pup', 'moss-pup', 'moss-pup'] } });
  full
    .asks('A', 'main1', ['battle', 'end'])
    .refuses('A', { do: 'summon', card: full.id('gloom-rat'), at: 0 }, 'LV-6.2');
});

rule('LV-6.3', "levels 2 to 5 send exactly the printed monsters from the player's own field to the trash", () => {
  const t = table({
    A: { hand: ['kiln-hound', 'bark-titan'], monsters: ['moss-pup', 'reef-warden', 'gloom-rat'] },
    B: { monsters: ['ember-whelp'] },
  });
  t.asks('A', 'main1', [
    'summon kiln-hound [moss-pup] @0',
    'summon kiln-hound [gloom-rat] @2',
    'summon bark-titan [reef-warden] @1',
    'battle',
    'end',
  ]);
  t.does('summon bark-titan [reef-warden] @1');
  expect(t.zone('A', 'trash')).toEqual(['reef-warden']);
  expect(t.zone('A', 'monsters')).toEqual(['moss-pup', 'bark-titan', 'gloom-rat']);
  const short = table({ A: { hand: ['bark-titan'], monsters: ['moss-pup', 'moss-pup'] } });
  short.refuses('A', { do: 'summon', card: short.id('bark-titan'), cards: [short.id('moss-pup')], at: 0 }, 'LV-6.3');
});

rule('LV-6.4', 'the zone of a cost monster may be used for the summon, so a full field can level up', () => {
  const t = table({ A: { hand: ['kiln-hound'], monsters: ['moss-pup', 'monolith', 'bark-titan'] } });
  t.asks('A', 'main1', ['summon kiln-hound [moss-pup] @0', 'battle', 'end']).does('summon kiln-hound [moss-pup] @0');
  expect(t.zone('A', 'monsters')).toEqual(['kiln-hound', 'monolith', 'bark-titan']);
});

rule(['LV-6.2', 'LV-6.3', 'LV-6.4', 'LV-4.1'], 'a refusal names the rule of a wrong cost and of a wrong zone', () => {
  const t = table({
    A: { hand: ['kiln-hound', 'gloom-rat', 'magma-boar'], monsters: ['moss-pup', 'lamp-moth', 'reef-warden'] },
    B: { monsters: ['ember-whelp'] },
  });
  const [hound, rat, boar] = [t.id('kiln-hound'), t.id('gloom-rat'), t.id('magma-boar')];
  const [pup, moth, warden] = [t.id('moss-pup'), t.id('lamp-moth'), t.id('reef-warden')];
  for (const cards of [[], [warden], [pup, moth], [t.id('ember-whelp')]])
    t.refuses('A', { do: 'summon', card: hound, cards, at: 0 }, 'LV-6.3');
  t.refuses('A', { do: 'summon', card: boar, cards: [pup, pup], at: 0 }, 'LV-6.3');
  t.refuses('A', { do: 'summon', card: hound, cards: [pup], at: 1 }, 'LV-6.4');
  t.refuses('A', { do: 'summon', card: hound, cards: [pup], at: 3 }, 'LV-4.1');
  t.refuses('A', { do: 'summon', card: rat, at: 0 }, 'LV-6.2');
  const u = table({ A: { hand: ['gloom-rat'], monsters: ['moss-pup'] } });
  u.refuses('A', { do: 'summon', card: u.id('gloom-rat'), at: 0 }, 'LV-6.2');
  u.refuses('A', { do: 'summon', card: u.id('gloom-rat'), cards: [u.id('moss-pup')], at: 0 }, 'LV-6.3');
});

rule('LV-6.5', 'the cost applies only to normal summons, and a special summon is not a normal summon', () => {
  const t = ruleTable({ A: { hand: ['rise', 'gloom-rat'], trash: ['moss-pup'] } });
  t.does('use rise').asks('A', 'place', ['place @0', 'place @1', 'place @2']).does('place @1');
  expect(t.zone('A', 'monsters')).toEqual([null, 'moss-pup', null]);
  expect(t.offered('A')).toContain('summon gloom-rat @0');
});

rule(
  'LV-6.6',
  'effects of cost monsters start when the summoned monster is on the field, together with its own',
  () => {
    const t = ruleTable({ A: { hand: ['greeter'], monsters: ['martyr'] } });
    t.does('summon greeter [martyr] @0').asks('A', 'order', ['resolve martyr (a)', 'resolve greeter (a)']);
    expect(t.zone('A', 'monsters')).toEqual(['greeter', null, null]);
    t.does('resolve greeter (a)');
    expect(t.match.state.lp).toEqual([5100, 4900]);
  },
);

rule(
  'LV-6.7',
  "magic is used in the player's own MAIN 1 and MAIN 2, from the hand to a magic zone, and resolves at once",
  () => {
    const t = ruleTable({ A: { hand: ['twin-burn', 'banner'] }, B: { hand: ['banner'] } });
    t.does('use banner');
    expect(t.zone('A', 'magic')).toEqual(['banner', null, null]);
    t.does('use twin-burn');
    expect(t.match.state.lp).toEqual([4500, 4500]);
    const battle = ruleTable({ step: 'battle', A: { hand: ['banner'], monsters: ['moss-pup'] } });
    battle
      .asks('A', 'battle', ['direct moss-pup', 'main2'])
      .refuses('A', { do: 'use', card: battle.id('banner') }, 'LV-6.7');
  },
);

rule('LV-6.8', 'without a free magic zone no magic can be used', () => {
  const t = ruleTable({ A: { hand: ['twin-burn', 'banner'], magic: ['banner', 'twin-burn', 'banner'] } });
  t.asks('A', 'main1', ['battle', 'end']);
  t.refuses('A', { do: 'use', card: t.id('twin-burn') }, 'LV-6.8').refuses(
    'A',
    { do: 'use', card: t.id('banner') },
    'LV-6.8',
  );
});

rule('LV-6.9', 'a permanent magic cannot be trashed by choice: three of them prevent any magic', () => {
  const t = ruleTable({ A: { hand: ['twin-burn', 'blight'], magic: ['banner', 'banner', 'banner'] } });
  t.asks('A', 'main1', ['battle', 'end']);
  t.refuses('A', { do: 'use', card: t.id('twin-burn') }, 'LV-6.9').refuses(
    'A',
    { do: 'use', card: t.id('blight') },
    'LV-6.9',
  );
});

rule('LV-6.10', 'no card is set face down', () => {
  const t = ruleTable({ A: { hand: ['banner', 'moss-pup', 'twin-burn'] } });
  t.asks('A', 'main1', [
    'summon moss-pup @0',
    'summon moss-pup @1',
    'summon moss-pup @2',
    'use banner',
    'use twin-burn',
    'battle',
    'end',
  ]);
  t.does('use banner', 'summon moss-pup @0');
  expect(t.match.state.cards.some((card) => card.faceDown)).toBe(false);
});

rule('LV-6.11', 'several special summons fill the free zones; the player chooses the monsters', () => {
  const t = ruleTable({
    A: { hand: ['rise'], monsters: ['monolith'], trash: ['moss-pup', 'gloom-rat', 'lamp-moth'] },
  });
  t.does('use rise').asks('A', 'summon', ['pick moss-pup', 'pick gloom-rat', 'pick lamp-moth']).does('pick gloom-rat');
  t.asks('A', 'summon', ['pick moss-pup', 'pick lamp-moth']).does('pick moss-pup', 'place @2');
  expect(t.zone('A', 'monsters')).toEqual(['monolith', 'moss-pup', 'gloom-rat']);
  expect(t.zone('A', 'trash')).toEqual(['rise', 'lamp-moth']);
});

rule('LV-6.12', 'a normal magic goes to the trash after it has resolved; a permanent magic stays', () => {
  const t = ruleTable({ A: { hand: ['rise', 'banner'], trash: ['moss-pup'] } });
  t.does('use rise');
  // While it resolves it is in its zone, not in the trash.
  expect(t.zone('A', 'magic')).toEqual(['rise', null, null]);
  t.does('place @0', 'use banner');
  expect(t.zone('A', 'trash')).toEqual(['rise']);
  expect(t.zone('A', 'magic')).toEqual(['banner', null, null]);
});

rule('LV-6.7', 'a magic is not offered while its own text forbids it', () => {
  const t = ruleTable({ A: { hand: ['needs-hand', 'monolith'] } });
  t.asks('A', 'main1', ['battle', 'end']).refuses('A', { do: 'use', card: t.id('needs-hand') }, 'text');
});
