import { expect, test } from 'vitest';
import { battle, clause, damageOn, points, ruleAndClause, strikeDamages, table } from '../table.ts';

clause('magic-cylinder', 'a', '魔法の筒: the attack hits a monster of the attacking player, in either position', () => {
  const t = battle(
    { monsters: ['luster-dragon', 'aqua-madoor'] },
    { monsters: ['haniwa'], traps: ['magic-cylinder'] },
    { defending: ['aqua-madoor'] },
  );
  t.does('attack luster-dragon > haniwa');
  t.asks('B', 'respond', ['use magic-cylinder > luster-dragon', 'use magic-cylinder > aqua-madoor', 'pass']);
  t.does('use magic-cylinder > aqua-madoor');
  // 風 against 水: 2400 against DEF 2000. The target does not strike back.
  expect(t.zone('A', 'graveyard')).toEqual(['aqua-madoor']);
  expect(damageOn(t, 'luster-dragon', 'haniwa')).toEqual([0, 0]);
});

ruleAndClause(
  'OD-8.1',
  'magic-cylinder',
  'a',
  '魔法の筒: also a direct attack, and also back to the attacker itself',
  () => {
    const t = battle({ monsters: ['ryu-kishin'] }, { traps: ['magic-cylinder'] });
    t.does('direct ryu-kishin', 'use magic-cylinder > ryu-kishin');
    // 闇 against 闇: 1000 becomes 500, enough for its own DEF of 500.
    expect([points(t), t.zone('A', 'graveyard')]).toEqual([[6, 6], ['ryu-kishin']]);
  },
);

clause('magic-cylinder', 'a', '魔法の筒: only against an opponent’s attack', () => {
  const t = table({
    A: { hand: ['ookazi'], traps: ['magic-cylinder'], monsters: ['haniwa'], cost: 3 },
    B: { monsters: ['kuriboh'], traps: ['magic-cylinder'] },
  });
  t.refuses('A', { do: 'use', card: t.id('magic-cylinder'), target: t.id('kuriboh') }, 'OD-8.1');
  t.does('use ookazi').asks('B', 'respond', ['pass']);
  t.refuses('B', { do: 'use', card: t.id('magic-cylinder#2'), target: t.id('haniwa') }, 'OD-8.1');
  t.does('pass', 'pass', 'battle', 'direct haniwa', 'use magic-cylinder#2 > haniwa', 'pass');
  expect(t.zone('A', 'graveyard')).toEqual(['haniwa', 'ookazi']);
});

ruleAndClause(
  'OD-8.2',
  'reverse-trap',
  'a',
  'あまのじゃくの呪い: advantages are swapped until the end of the turn',
  () => {
    const t = table({
      A: { monsters: ['thunder-kid', 'candle-of-fate'], traps: ['reverse-trap'] },
      B: { monsters: ['kairyu-shin', 'blue-eyes-white-dragon', 'ryu-kishin'] },
    });
    expect(strikeDamages(t, 'thunder-kid', 'kairyu-shin')).toEqual([1200, 500]);
    t.does('use reverse-trap');
    expect(strikeDamages(t, 'thunder-kid', 'kairyu-shin')).toEqual([200, 2300]);
    // 光 and 闇: now the monster that strikes back has the advantage.
    expect(strikeDamages(t, 'candle-of-fate', 'blue-eyes-white-dragon')).toEqual([100, 3500]);
    // 闇 against 闇: both have an advantage.
    expect(strikeDamages(t, 'candle-of-fate', 'ryu-kishin')).toEqual([1100, 1500]);
    t.does('end');
    expect(strikeDamages(t, 'thunder-kid', 'kairyu-shin')).toEqual([1200, 500]);
  },
);

clause('waboku', 'a', '和睦の使者: no battle damage from the opponent’s monsters, to monsters or to the player', () => {
  const t = battle({ monsters: ['garoozis', 'summoned-skull'] }, { monsters: ['haniwa'], traps: ['waboku'] });
  t.does('attack garoozis > haniwa', 'use waboku');
  // It still strikes back.
  expect(damageOn(t, 'haniwa', 'garoozis')).toEqual([0, 500]);
  t.does('direct summoned-skull', 'pass');
  expect(points(t)).toEqual([6, 6]);
});

ruleAndClause(
  'OD-8.3',
  'waboku',
  'a',
  '和睦の使者 in the player’s own turn: attack without damage from the target',
  () => {
    const t = battle({ monsters: ['thunder-kid', 'haniwa'], traps: ['waboku'] }, { monsters: ['summoned-skull'] });
    t.asks('A', 'battle', [
      'attack thunder-kid > summoned-skull',
      'attack haniwa > summoned-skull',
      'direct thunder-kid',
      'direct haniwa',
      'use waboku',
      'end',
    ]);
    t.does('use waboku', 'attack thunder-kid > summoned-skull');
    expect(damageOn(t, 'thunder-kid', 'summoned-skull')).toEqual([0, 700]);
    t.does('attack haniwa > summoned-skull');
    expect(t.zone('B', 'graveyard')).toEqual(['summoned-skull']);
  },
);

clause('waboku', 'a', '和睦の使者: only for that turn', () => {
  const t = battle({ monsters: ['haniwa'] }, { monsters: ['kuriboh'], traps: ['waboku'] });
  t.does('direct haniwa', 'use waboku', 'pass', 'end', 'battle', 'attack haniwa > kuriboh', 'pass');
  expect(t.zone('B', 'graveyard')).toEqual(['kuriboh', 'waboku']);
});

ruleAndClause('OD-8.4', 'shift', 'a', 'シフトチェンジ: another monster of the player becomes the target', () => {
  const t = battle({ monsters: ['garoozis'] }, { monsters: ['kuriboh', 'aqua-madoor', 'haniwa'], traps: ['shift'] });
  t.does('attack garoozis > kuriboh').asks('B', 'respond', ['use shift > aqua-madoor', 'use shift > haniwa', 'pass']);
  t.does('use shift > aqua-madoor');
  // 炎 against 水: 1800 becomes 500; it strikes back with 1200 + 500.
  expect(damageOn(t, 'kuriboh', 'aqua-madoor')).toEqual([0, 500]);
  expect(t.zone('A', 'graveyard')).toEqual(['garoozis']);
});

clause('shift', 'a', 'シフトチェンジ: also when a trap picks a monster', () => {
  const t = battle(
    { monsters: ['haniwa', 'garoozis'], traps: ['shift'] },
    { monsters: ['kuriboh'], traps: ['reinforcements'] },
  );
  t.does('attack haniwa > kuriboh', 'use reinforcements > haniwa').asks('A', 'respond', [
    'answer shift > garoozis',
    'pass',
  ]);
  t.does('answer shift > garoozis');
  expect(t.match.state.effects.map(({ target }) => target)).toEqual([t.id('garoozis')]);
});

clause('shift', 'a', 'シフトチェンジ: not for a direct attack, a single monster or a card without a pick', () => {
  const direct = battle({ monsters: ['haniwa'] }, { monsters: ['kuriboh', 'ryu-kishin'], traps: ['shift'] });
  direct.does('direct haniwa').asks('B', 'respond', ['pass']);
  direct.refuses('B', { do: 'use', card: direct.id('shift'), target: direct.id('kuriboh') }, 'OD-8.4');
  battle({ monsters: ['haniwa'] }, { monsters: ['kuriboh'], traps: ['shift'] })
    .does('attack haniwa > kuriboh')
    .asks('B', 'respond', ['pass']);
  const all = table({ A: { hand: ['ookazi'], cost: 3 }, B: { monsters: ['kuriboh', 'ryu-kishin'], traps: ['shift'] } });
  all.does('use ookazi').asks('B', 'respond', ['pass']);
  all.refuses('B', { do: 'answer', card: all.id('shift'), target: all.id('kuriboh') }, 'OD-8.4');
  battle({ monsters: ['haniwa'] }, { monsters: ['kuriboh', 'ryu-kishin'], traps: ['shift'] }).does(
    'attack haniwa > kuriboh',
    'use shift > ryu-kishin',
  );
});

test('shift a: does nothing if the attack has another target by then', () => {
  const t = battle({ monsters: ['garoozis'] }, { monsters: ['kuriboh', 'haniwa'], traps: ['shift', 'magic-cylinder'] });
  t.does('attack garoozis > kuriboh', 'use shift > haniwa', 'use magic-cylinder > garoozis');
  // Last in, first out: the attack is reflected first, so its target is not one of B's monsters.
  expect(t.zone('A', 'graveyard')).toEqual(['garoozis']);
  expect(damageOn(t, 'kuriboh', 'haniwa')).toEqual([0, 0]);
});

ruleAndClause(
  'OD-8.5',
  'widespread-ruin',
  'a',
  '万能地雷グレイモヤ: destroys the attack monster with the highest attack',
  () => {
    const t = battle(
      { monsters: ['haniwa', 'garoozis', 'summoned-skull'] },
      { traps: ['widespread-ruin'] },
      { defending: ['summoned-skull'] },
    );
    t.does('direct haniwa', 'use widespread-ruin');
    expect(t.zone('A', 'graveyard')).toEqual(['garoozis']);
    // The attacker is still on the field, so its attack continues.
    t.asks('B', 'gift', ['pass']);
    expect(points(t)).toEqual([6, 5]);
  },
);

clause('widespread-ruin', 'a', '万能地雷グレイモヤ: the player chooses among monsters with equal attack', () => {
  const t = battle({ monsters: ['garoozis', 'seven-colored-fish', 'haniwa'] }, { traps: ['widespread-ruin'] });
  t.does('direct garoozis', 'use widespread-ruin').asks('B', 'highest', ['pick garoozis', 'pick seven-colored-fish']);
  t.does('pick garoozis');
  // The attacker is gone, so the attack is over.
  expect([t.zone('A', 'graveyard'), points(t)]).toEqual([['garoozis'], [6, 6]]);
});

clause('widespread-ruin', 'a', '万能地雷グレイモヤ: only against an opponent’s attack', () => {
  const t = battle({ monsters: ['haniwa'], traps: ['widespread-ruin', 'waboku'] }, { traps: ['widespread-ruin'] });
  t.refuses('A', { do: 'use', card: t.id('widespread-ruin') }, 'OD-8.5');
  t.does('use waboku').asks('B', 'respond', ['pass']).does('pass', 'pass');
  t.does('direct haniwa', 'use widespread-ruin#2', 'pass');
  expect(t.zone('A', 'graveyard')).toEqual(['haniwa', 'waboku']);
});

ruleAndClause('OD-8.6', 'reinforcements', 'a', '援軍: one monster has +500 until the end of the turn', () => {
  const t = table({ A: { monsters: ['haniwa'], traps: ['reinforcements'] }, B: { monsters: ['ryu-kishin'] } });
  t.asks('A', 'main', ['use reinforcements > haniwa', 'use reinforcements > ryu-kishin', 'battle', 'end']);
  t.does('use reinforcements > haniwa');
  expect(strikeDamages(t, 'haniwa', 'ryu-kishin')).toEqual([1000, 1000]);
  t.does('end');
  expect(strikeDamages(t, 'haniwa', 'ryu-kishin')).toEqual([500, 1000]);
});

clause('reinforcements', 'a', '援軍: cannot be used without a monster', () => {
  const t = table({ A: { traps: ['reinforcements'] } }).asks('A', 'main', ['end']);
  t.refuses('A', { do: 'use', card: t.id('reinforcements') }, 'OD-8.6');
  table({ A: { monsters: ['haniwa'], traps: ['reinforcements'] } }).does('use reinforcements > haniwa');
});

clause('waboku', 'a', '和睦の使者: also prevents damage of a reflected attack of the opponent’s monster', () => {
  const t = battle({ monsters: ['garoozis'] }, { monsters: ['haniwa'], traps: ['waboku', 'magic-cylinder'] });
  t.does('attack garoozis > haniwa', 'use waboku', 'use magic-cylinder > garoozis');
  expect(damageOn(t, 'garoozis', 'haniwa')).toEqual([0, 0]);
});

test('waboku a: does not prevent damage of the player’s own reflected attack', () => {
  const t = battle({ monsters: ['garoozis', 'haniwa'], traps: ['waboku'] }, { traps: ['magic-cylinder'] });
  t.does('direct garoozis', 'use magic-cylinder > haniwa', 'use waboku');
  expect(t.zone('A', 'graveyard')).toEqual(['haniwa', 'waboku']);
});

clause('magic-cylinder', 'a', '魔法の筒: クリボー still beats 青眼の白龍 when the attack is reflected to it', () => {
  const t = battle({ monsters: ['blue-eyes-white-dragon', 'kuriboh'] }, { traps: ['magic-cylinder'] });
  t.does('direct blue-eyes-white-dragon', 'use magic-cylinder > kuriboh');
  expect([t.zone('A', 'graveyard'), damageOn(t, 'kuriboh')]).toEqual([['blue-eyes-white-dragon'], [0]]);
});
