import { expect, test } from 'vitest';
import { type OdCardDef, oneDeck } from '../../src/index.ts';
import { battle, clause, damageOn, points, ruleAndClause, table } from '../table.ts';

ruleAndClause('OD-9.1', 'kuriboh', 'a', 'クリボー: the next battle damage to one of the player’s monsters is 0', () => {
  const t = battle(
    { monsters: ['garoozis', 'darkfire-soldier'] },
    { hand: ['kuriboh'], monsters: ['haniwa', 'ryu-kishin'] },
  );
  t.does('attack garoozis > haniwa').asks('B', 'respond', ['discard kuriboh (a)', 'discard kuriboh (b)', 'pass']);
  t.does('discard kuriboh (a)');
  expect([t.zone('B', 'hand'), t.zone('B', 'graveyard')]).toEqual([[], ['kuriboh']]);
  // It still strikes back, and the next attack deals damage.
  expect(damageOn(t, 'haniwa', 'garoozis')).toEqual([0, 500]);
  t.does('attack darkfire-soldier > haniwa');
  expect(t.zone('B', 'graveyard')).toEqual(['haniwa', 'kuriboh']);
});

clause('kuriboh', 'a', 'クリボー: used early, it waits for the next damage of that turn', () => {
  const t = battle(
    { monsters: ['garoozis', 'darkfire-soldier'], traps: ['waboku'] },
    { hand: ['kuriboh'], monsters: ['haniwa'] },
  );
  t.does('direct garoozis', 'discard kuriboh (a)', 'pass').asks('B', 'gift', ['pass']).does('pass');
  t.does('attack darkfire-soldier > haniwa', 'pass');
  expect([points(t), damageOn(t, 'haniwa', 'darkfire-soldier')]).toEqual([
    [6, 5],
    [0, 500],
  ]);
});

clause('kuriboh', 'b', 'クリボー: prevents one direct attack', () => {
  const t = battle({ monsters: ['summoned-skull', 'haniwa'] }, { hand: ['kuriboh'] });
  t.does('direct summoned-skull', 'discard kuriboh (b)');
  // A prevented attack takes no point, and no card is drawn.
  expect([points(t), t.zone('B', 'hand')]).toEqual([[6, 6], []]);
  t.does('direct haniwa');
  expect(points(t)).toEqual([6, 5]);
});

clause('kuriboh', 'b', 'クリボー: can be answered, and only in the opponent’s battle phase', () => {
  const main = table({ A: { traps: ['waboku'] }, B: { hand: ['kuriboh'], traps: ['reverse-trap'] } });
  main.does('use waboku').asks('B', 'respond', ['use reverse-trap', 'pass']);
  main.refuses('B', { do: 'discard', card: main.id('kuriboh'), ability: 'a' }, 'OD-9.1');
  const own = battle({ monsters: ['haniwa'], hand: ['kuriboh'], traps: ['waboku'] }, {});
  own.refuses('A', { do: 'discard', card: own.id('kuriboh'), ability: 'b' }, 'OD-9.1');
  const t = battle({ monsters: ['haniwa'], traps: ['waboku'] }, { hand: ['kuriboh'] });
  t.does('direct haniwa', 'discard kuriboh (b)').asks('A', 'respond', ['use waboku', 'pass']).does('pass');
  expect(points(t)).toEqual([6, 6]);
});

ruleAndClause('OD-5.10', 'kuriboh', 'c', 'クリボー beats 青眼の白龍', () => {
  const t = battle({ monsters: ['blue-eyes-white-dragon'] }, { monsters: ['kuriboh'] });
  t.does('attack blue-eyes-white-dragon > kuriboh');
  expect([t.zone('A', 'graveyard'), damageOn(t, 'kuriboh')]).toEqual([['blue-eyes-white-dragon'], [0]]);
  const other = battle({ monsters: ['dark-magician'] }, { monsters: ['kuriboh'] }).does(
    'attack dark-magician > kuriboh',
  );
  expect(other.zone('B', 'graveyard')).toEqual(['kuriboh']);
});

ruleAndClause('OD-5.10', 'unhappy-maiden', 'a', '薄幸の美少女 beats ブラック・マジシャン', () => {
  const t = battle({ monsters: ['unhappy-maiden'] }, { monsters: ['dark-magician'] });
  t.does('attack unhappy-maiden > dark-magician');
  expect([t.zone('B', 'graveyard'), damageOn(t, 'unhappy-maiden')]).toEqual([['dark-magician'], [0]]);
});

test('the monsters have the numbers of the list', () => {
  const line = ({ name, attribute, stars, attack, defence }: OdCardDef) =>
    `${attribute} ${name.ja} ★${stars} ${attack}/${defence}`;
  const monsters = (oneDeck.cards as readonly OdCardDef[]).filter(({ kind }) => kind === 'monster');
  expect(monsters.map(line)).toMatchInlineSnapshot(`
    [
      "fire スティング ★2 600/500",
      "fire はにわ ★2 500/500",
      "fire フレイム・ダンサー ★2 550/450",
      "fire 炎を操る者 ★3 900/1000",
      "fire バーニングソルジャー ★4 1700/1150",
      "fire ガルーザス ★5 1800/1500",
      "fire フレイム・ケルベロス ★6 2100/1800",
      "wind サンダー・キッズ ★2 700/600",
      "wind ダンシング・エルフ ★1 300/200",
      "wind ベビードラゴン ★3 1200/700",
      "wind ハーピィ・レディ ★4 1300/1400",
      "wind サファイアドラゴン ★4 1900/1600",
      "wind パロット・ドラゴン ★5 2000/1300",
      "wind エメラルド・ドラゴン ★6 2400/1400",
      "water ギゴバイト ★1 350/300",
      "water 恍惚の人魚 ★3 1200/900",
      "water 水の魔導師 ★4 1200/2000",
      "water ガガギゴ ★4 1850/1000",
      "water 7カラーズ・フィッシュ ★4 1800/800",
      "water 海竜神 ★5 1800/1500",
      "water 半魚獣・フィッシャービースト ★6 2400/2000",
      "light 薄幸の美少女 ★1 0/100",
      "light 北風と太陽 ★3 1000/1000",
      "light ホーリー・エルフ ★4 800/2000",
      "light エンシェント・エルフ ★4 1450/1200",
      "light 青眼の白龍 ★8 3000/2500",
      "dark クリボー ★1 300/200",
      "dark 運命のろうそく ★2 600/600",
      "dark ガーゴイル ★3 1000/500",
      "dark ランプの魔精・ラ・ジーン ★4 1800/1000",
      "dark デーモンの召喚 ★6 2500/1200",
      "dark ブラック・マジシャン ★7 2500/2100",
    ]
  `);
  expect(monsters).toHaveLength(32);
});

test('no two cards have the same picture', () => {
  const icons = (oneDeck.cards as readonly OdCardDef[]).map(({ art }) => art.icon);
  expect(new Set(icons).size).toBe(icons.length);
});
