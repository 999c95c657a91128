import { rule } from '@taisen/testkit';
import { expect } from 'vitest';
import { battle, damageOn, eventTypes, points, table } from '../table.ts';

rule('OD-5.1', 'while there is a defence monster, only defence monsters can be attacked, and not the player', () => {
  const t = battle(
    { monsters: ['garoozis'] },
    { monsters: ['haniwa', 'kuriboh', 'ryu-kishin'] },
    { defending: ['kuriboh', 'ryu-kishin'] },
  );
  t.asks('A', 'battle', ['attack garoozis > kuriboh', 'attack garoozis > ryu-kishin', 'end']);
  t.refuses('A', { do: 'attack', card: t.id('garoozis'), target: t.id('haniwa') }, 'OD-5.1');
  t.refuses('A', { do: 'direct', card: t.id('garoozis') }, 'OD-5.1');
  t.refuses('A', { do: 'attack', card: t.id('garoozis'), target: t.id('garoozis') }, 'OD-5.1');
});

rule('OD-5.2', 'without a defence monster, any attack monster or the player can be attacked', () => {
  const t = battle({ monsters: ['garoozis'] }, { monsters: ['haniwa', 'kuriboh'] });
  t.asks('A', 'battle', ['attack garoozis > haniwa', 'attack garoozis > kuriboh', 'direct garoozis', 'end']);
});

rule('OD-5.3', 'damage is computed when the attack resolves: a trap that changes it counts', () => {
  const t = battle({ monsters: ['thunder-kid'] }, { monsters: ['kairyu-shin'], traps: ['reverse-trap'] });
  t.does('attack thunder-kid > kairyu-shin')
    .asks('B', 'respond', ['use reverse-trap', 'pass'])
    .does('use reverse-trap');
  // Swapped: 700 − 500 against 1800 + 500.
  expect(damageOn(t, 'kairyu-shin')).toEqual([200]);
  expect(t.zone('A', 'graveyard')).toEqual(['thunder-kid']);
});

rule('OD-5.4', 'both strike at the same time; a defence monster strikes back, too', () => {
  const t = battle(
    { monsters: ['gagagigo'] },
    { monsters: ['seven-colored-fish'] },
    { defending: ['seven-colored-fish'] },
  );
  t.does('attack gagagigo > seven-colored-fish');
  // 1850 against DEF 800 and 1800 against DEF 1000: both are destroyed.
  expect([t.zone('A', 'graveyard'), t.zone('B', 'graveyard')]).toEqual([['gagagigo'], ['seven-colored-fish']]);
});

rule('OD-5.5', 'damage stays and adds up', () => {
  const t = battle(
    { monsters: ['ryu-kishin', 'candle-of-fate'] },
    { monsters: ['garoozis'] },
    { defending: ['garoozis'] },
  );
  t.does('attack candle-of-fate > garoozis');
  expect(damageOn(t, 'garoozis')).toEqual([600]);
  t.does('end', 'end');
  expect(damageOn(t, 'garoozis')).toEqual([600]);
  // 1500 − 600 is less than 1000.
  t.does('battle', 'attack ryu-kishin > garoozis', 'pass');
  expect(t.zone('B', 'graveyard')).toEqual(['garoozis']);
  expect(t.card('garoozis').damage).toBe(0);
});

rule('OD-5.5', 'ruling: damage ends with the turn', () => {
  const t = battle(
    { monsters: ['candle-of-fate'] },
    { monsters: ['garoozis'], traps: ['shift'] },
    { rulings: { damageStays: false } },
  );
  t.does('attack candle-of-fate > garoozis', 'pass');
  expect(t.match.state.active).toBe(1);
  expect(damageOn(t, 'garoozis')).toEqual([0]);
});

rule('OD-5.6', 'a monster is destroyed when damage reaches its DEF; ruling: when damage exceeds it', () => {
  const fight = (rulings = {}) =>
    battle({ monsters: ['haniwa'] }, { monsters: ['hinotama-soul'] }, { rulings }).does(
      'attack haniwa > hinotama-soul',
    );
  // 500 against DEF 500; it strikes back with 600 against DEF 500.
  expect([fight().zone('A', 'graveyard'), fight().zone('B', 'graveyard')]).toEqual([['haniwa'], ['hinotama-soul']]);
  const beyond = fight({ fallsWhen: 'exceeded' });
  expect([beyond.zone('A', 'graveyard'), beyond.zone('B', 'graveyard')]).toEqual([['haniwa'], []]);
});

rule('OD-5.7', 'the player loses 1 point, or 2 from ★6 or more, whatever the attack', () => {
  for (const [monster, left] of [
    ['unhappy-maiden', 5],
    ['parrot-dragon', 5],
    ['flame-cerebrus', 4],
    ['blue-eyes-white-dragon', 4],
  ] as const)
    expect(points(battle({ monsters: [monster] }, {}).does(`direct ${monster}`))).toEqual([6, left]);
});

rule('OD-5.8', 'the attacked player draws one card, also for 2 points', () => {
  const t = battle({ monsters: ['summoned-skull'] }, {})
    .does('direct summoned-skull')
    .asks('B', 'gift', ['pass'])
    .does('pass');
  expect(t.zone('B', 'hand')).toContain('gigobyte');
  expect(eventTypes(t, 2).filter((type) => type === 'drawn')).toHaveLength(2); // One is the draw of B's turn.
});

rule('OD-5.8', 'no draw if the attack decided the game, and no decision without a card to draw', () => {
  const over = battle({ monsters: ['haniwa'] }, { points: 1 })
    .does('direct haniwa')
    .ends('A', 'OD-1.2');
  expect(over.zone('B', 'hand')).toEqual([]);
  const dry = battle({ monsters: ['haniwa', 'kuriboh'] }, {}, { shared: { deck: [] } }).does('direct haniwa');
  dry.asks('A', 'battle', ['direct kuriboh', 'end']);
});

rule('OD-5.8', 'also if the attack took no point, unless a ruling changes it', () => {
  const hit = (rulings = {}) =>
    battle({ monsters: ['haniwa', 'kuriboh'] }, { traps: ['waboku'] }, { rulings }).does('direct haniwa', 'use waboku');
  const t = hit().asks('B', 'gift', ['pass']).does('pass');
  expect([points(t), t.zone('B', 'hand')]).toEqual([[6, 6], ['gigobyte']]);
  expect(hit({ drawUnhurt: false }).asks('A', 'battle', ['direct kuriboh', 'end']).zone('B', 'hand')).toEqual([]);
});

rule('OD-5.9', 'a spell drawn this way may be used at once without cost, and is public then', () => {
  const gift = () =>
    battle(
      { monsters: ['haniwa', 'kuriboh'] },
      {},
      { shared: { deck: ['pot-of-greed', 'shift', 'waboku', 'gigobyte'] } },
    )
      .does('direct haniwa')
      .asks('B', 'gift', ['use pot-of-greed', 'pass']);
  const used = gift().does('use pot-of-greed').asks('A', 'battle', ['direct kuriboh', 'end']);
  expect(used.zone('B', 'hand')).toEqual(['waboku', 'shift']);
  expect(used.zone('B', 'graveyard')).toEqual(['pot-of-greed']);
  const kept = gift().does('pass').asks('A', 'battle', ['direct kuriboh', 'end']);
  expect([kept.zone('B', 'hand'), kept.card('pot-of-greed').known]).toEqual([['pot-of-greed'], 2]);
});

rule('OD-5.9', 'the spell names its target, and the turn player may answer it', () => {
  const t = battle(
    { monsters: ['haniwa', 'kuriboh'], traps: ['waboku'] },
    { hand: ['ookazi'] },
    { shared: { deck: ['mystical-space-typhoon', 'gigobyte'] } },
  );
  t.does('direct haniwa', 'pass').asks('B', 'gift', ['use mystical-space-typhoon > waboku', 'pass']);
  t.refuses('B', { do: 'use', card: t.id('ookazi') }, 'OD-5.9');
  t.does('use mystical-space-typhoon > waboku').asks('A', 'respond', ['use waboku', 'pass']).does('pass');
  expect(t.zone('A', 'graveyard')).toEqual(['waboku']);
});

rule('OD-5.9', 'the decision is the same for every drawn card', () => {
  const asked = (top: string) => {
    const t = battle({ monsters: ['haniwa'] }, {}, { shared: { deck: [top, 'gigobyte'] } }).does('direct haniwa');
    return t.match.pending.map(({ seat, kind }) => [seat, kind]);
  };
  for (const top of ['pot-of-greed', 'monster-reborn', 'waboku', 'haniwa']) expect(asked(top)).toEqual([[1, 'gift']]);
});

rule('OD-5.9', 'other cards stay in the hand', () => {
  const t = battle({ monsters: ['haniwa'] }, {}, { shared: { deck: ['waboku', 'gigobyte'] } }).does('direct haniwa');
  t.asks('B', 'gift', ['pass']).refuses('B', { do: 'use', card: t.id('waboku') }, 'OD-5.9');
});

rule('OD-5.10', 'クリボー beats 青眼の白龍, attacking and attacked, and takes no damage', () => {
  const attacking = battle({ monsters: ['kuriboh'] }, { monsters: ['blue-eyes-white-dragon'] });
  attacking.does('attack kuriboh > blue-eyes-white-dragon');
  expect([attacking.zone('B', 'graveyard'), damageOn(attacking, 'kuriboh')]).toEqual([['blue-eyes-white-dragon'], [0]]);
  const attacked = battle(
    { monsters: ['blue-eyes-white-dragon'] },
    { monsters: ['kuriboh'] },
    { defending: ['kuriboh'] },
  );
  attacked.does('attack blue-eyes-white-dragon > kuriboh');
  expect([attacked.zone('A', 'graveyard'), damageOn(attacked, 'kuriboh')]).toEqual([['blue-eyes-white-dragon'], [0]]);
});

rule('OD-5.10', '薄幸の美少女 beats ブラック・マジシャン in the same way, and no other monster', () => {
  const attacking = battle({ monsters: ['unhappy-maiden'] }, { monsters: ['dark-magician'] });
  attacking.does('attack unhappy-maiden > dark-magician');
  expect([attacking.zone('B', 'graveyard'), damageOn(attacking, 'unhappy-maiden')]).toEqual([['dark-magician'], [0]]);
  const attacked = battle({ monsters: ['dark-magician'] }, { monsters: ['unhappy-maiden'] });
  attacked.does('attack dark-magician > unhappy-maiden');
  expect([attacked.zone('A', 'graveyard'), damageOn(attacked, 'unhappy-maiden')]).toEqual([['dark-magician'], [0]]);
  const other = battle({ monsters: ['summoned-skull'] }, { monsters: ['unhappy-maiden'] });
  other.does('attack summoned-skull > unhappy-maiden');
  expect(other.zone('B', 'graveyard')).toEqual(['unhappy-maiden']);
});

rule('OD-5.10', 'protection does not help', () => {
  const t = battle({ monsters: ['kuriboh'] }, { monsters: ['blue-eyes-white-dragon'], traps: ['waboku'] });
  t.does('attack kuriboh > blue-eyes-white-dragon', 'use waboku');
  expect(t.zone('B', 'graveyard')).toEqual(['blue-eyes-white-dragon', 'waboku']);
});

rule(['OD-5.4', 'OD-5.5'], 'a battle in the next turn counts the damage of this one', () => {
  const t = table({ A: { monsters: ['baby-dragon'] }, B: { monsters: ['harpie-lady'] } });
  t.does('battle', 'attack baby-dragon > harpie-lady');
  expect([t.zone('A', 'graveyard'), damageOn(t, 'harpie-lady')]).toEqual([['baby-dragon'], [1200]]);
});
