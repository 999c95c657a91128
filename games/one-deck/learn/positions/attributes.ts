import { position } from '@taisen/positions/write';
import { battle } from '../table.ts';

export const attributes = [
  position(
    'OD-4.1',
    ['炎・風・水', '炎、風、水', 'Fire, wind, water'],
    [
      '風の《サンダー・キッズ》で水の《海竜神》を攻撃しよう。有利なら1200ダメージ、反撃は500だけ。',
      '以風屬性《雷電小子》攻擊水屬性《海龍神》：有利造成1200傷害，反擊只有500。',
      'Attack Kairyu-Shin (water) with Thunder Kid (wind): 1200 damage, and only 500 comes back.',
    ],
    battle({ monsters: ['thunder-kid'] }, { monsters: ['kairyu-shin'] }, { cards: { 'kairyu-shin': { damage: 300 } } }),
    ['attack thunder-kid > kairyu-shin'],
  ),
  position(
    'OD-4.2',
    ['光と闇は先手有利', '光與闇先攻有利', 'Light and dark: strike first'],
    [
      '闇の《運命のろうそく》で光の《青眼の白龍》を攻撃しよう。攻撃する側が有利になる。',
      '以闇屬性《命運之燭》攻擊光屬性《青眼白龍》：攻擊方有利。',
      'Attack Blue-Eyes White Dragon (light) with Candle of Fate (dark): the attacker has the advantage.',
    ],
    battle(
      { monsters: ['candle-of-fate'] },
      { monsters: ['blue-eyes-white-dragon'] },
      {
        cards: { 'blue-eyes-white-dragon': { damage: 1500 } },
      },
    ),
    ['attack candle-of-fate > blue-eyes-white-dragon'],
  ),
  position(
    'OD-4.3',
    ['光同士', '光對光', 'Light against light'],
    [
      '光同士ではどちらも不利。《ホーリー・エルフ》で《北風と太陽》を攻撃すると？',
      '光對光雙方都不利：以《神聖精靈》攻擊《北風與太陽》會如何？',
      'Light against light weakens both: what happens when Mystical Elf attacks Ray & Temperature?',
    ],
    battle({ monsters: ['mystical-elf'] }, { monsters: ['ray-and-temperature'] }),
    ['attack mystical-elf > ray-and-temperature'],
  ),
  position(
    'OD-4.4',
    ['有利は+500', '有利+500', 'Plus five hundred'],
    [
      '炎の《炎を操る者》は風に有利。攻撃力900が1400になり、守備力1400の《ハーピィ・レディ》を倒せる。',
      '炎屬性《操縱火焰者》對風有利：攻擊力900變成1400，能打倒守備力1400的《鷹身女郎》。',
      'Flame Manipulator beats wind: 900 becomes 1400, enough for Harpie Lady’s DEF of 1400.',
    ],
    battle({ monsters: ['flame-manipulator'] }, { monsters: ['harpie-lady'] }),
    ['attack flame-manipulator > harpie-lady'],
  ),
  position(
    'OD-4.5',
    ['不利は500に', '不利變成500', 'Down to five hundred'],
    [
      '攻撃力1900の《サファイアドラゴン》も、炎が相手では500になる。別の相手を狙おう。',
      '攻擊力1900的《藍寶石龍》對上炎屬性只剩500：換個對象吧。',
      'Luster Dragon’s 1900 falls to 500 against fire: choose another target.',
    ],
    battle({ monsters: ['luster-dragon'] }, { monsters: ['flame-manipulator', 'gagagigo'] }),
    ['attack luster-dragon > gagagigo'],
  ),
  position(
    'OD-4.6',
    ['相性のない組み合わせ', '沒有相剋的組合', 'Neither good nor bad'],
    [
      '闇と水の間に有利不利はない。《ランプの魔精・ラ・ジーン》で《ガガギゴ》を攻撃しよう。',
      '闇與水之間沒有有利不利：以《神燈魔精・拉・琴》攻擊《加加奇哥》。',
      'Between dark and water there is no advantage: attack Gagagigo with La Jinn.',
    ],
    battle({ monsters: ['la-jinn'] }, { monsters: ['gagagigo'] }),
    ['attack la-jinn > gagagigo'],
  ),
];
