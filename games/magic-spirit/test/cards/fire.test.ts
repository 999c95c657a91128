import { holds, row } from './case.ts';
import { flurry, lance, lone } from './keywords.ts';

row('ember-mote', 'destroyed', { life: [6000, 5800] });
row('cinder-pup', 'basic', { asks: [['foe', 'dummy', 'mark']], hp: { dummy: 4700 } });
row('torch-runner', 'summoned', { life: [6000, 5700] });
holds(
  'ash-wolf',
  'always',
  { attack: { 'ash-wolf': 1200, wolfling: 500 } },
  { A: { monsters: ['ash-wolf', 'wolfling', 'cinder-pup', 'dummy'] }, B: { monsters: ['gray-wolf'] } },
);
row('ash-wolf', 'basic', { attack: { 'ash-wolf': 1000, giant: 2200, dummy: 1000 } }, { A: { monsters: ['giant'] } });
row(
  'kiln-smith',
  'basic',
  { asks: [['ally', 'giant', 'kiln-smith']], attack: { giant: 2500, 'kiln-smith': 1200 } },
  { A: { monsters: ['giant'] } },
);
row('kiln-smith', 'advanced', { asks: [['foe', 'dummy', 'mark']], hp: { dummy: 3700 } });
lance('flare-lancer', 1299);
row('flare-lancer', 'basic', { attack: { 'flare-lancer': 1700 } });
flurry('salamander-twin');
row('salamander-twin', 'attacks', {
  hp: { dummy: 4000, 'salamander-twin': 800 },
  status: { 'salamander-twin': ['strengthened 100'] },
});
row('bonfire-dancer', 'summoned', { attack: { 'bonfire-dancer': 1800, giant: 2300 } }, { A: { monsters: ['giant'] } });
row('bonfire-dancer', 'advanced', { hp: { dummy: 4300, mark: 4300 } });
// 1700 against 1 HP: 849 pierce, then 400 damage by the effect.
row('blaze-hound', 'victory', { life: [6000, 4751] });
row('blaze-hound', 'basic', { asks: [['foe', 'dummy', 'mark']], hp: { dummy: 4400 } });
row(
  'pyre-witch',
  'summoned',
  { asks: [['discard', 'giant', 'odd']], A: { hand: ['mark#3', 'mark#2', 'odd'], graveyard: ['giant'] } },
  { A: { hand: ['giant', 'odd'] } },
);
row('pyre-witch', 'basic', { asks: [['foe', 'dummy', 'mark']], hp: { dummy: 4500 } });
holds(
  'magma-drake',
  'always',
  { attack: { 'magma-drake': 2600 } },
  { A: { monsters: ['magma-drake'] }, hurt: { 'magma-drake': 100 } },
);
row('magma-drake', 'basic', { asks: [['foe', 'dummy', 'mark']], hp: { dummy: 4200 } });
row('magma-drake', 'advanced', { hp: { dummy: 4100, mark: 4100 } });
holds(
  'crimson-general',
  'always',
  { attack: { 'crimson-general': 2400, 'flare-lancer': 1600, dummy: 1000, 'dawn-knight': 1200 } },
  { A: { monsters: ['crimson-general', 'flare-lancer', 'dummy'] }, B: { monsters: ['dawn-knight'] } },
);
row(
  'crimson-general',
  'advanced',
  { status: { 'crimson-general': ['roused'], giant: ['roused'] } },
  { A: { monsters: ['giant'] } },
);
row('forge-matron', 'end', { hp: { 'forge-matron': 3200 } });
row('wildfire-wyrm', 'summoned', { hp: { dummy: 4400, mark: 4400 } });
row('wildfire-wyrm', 'basic', { life: [6000, 5400] });
row(
  'wildfire-wyrm',
  'advanced',
  { hp: { dummy: 3500, mark: 3500, giant: 3500, 'wildfire-wyrm': 3700 } },
  { A: { monsters: ['giant'] } },
);
// 3600 × 1.25 = 4500.
lone('sun-eater', 4500);
holds('sun-eater', 'always', { attack: { 'sun-eater': 4200 } }, { A: { monsters: ['sun-eater'] } });
row(
  'sun-eater',
  'basic',
  { asks: [['foe', 'cheap', 'martyr']], B: { graveyard: ['cheap'] } },
  { B: { monsters: ['cheap', 'dummy', 'martyr'] } },
);
row('sun-eater', 'advanced', { hp: { dummy: 3500, mark: 3500 }, life: [5500, 6000] });
