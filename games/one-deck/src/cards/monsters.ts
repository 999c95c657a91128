/** The monsters without abilities. This game has no earth: はにわ is fire. */
import { type Attribute, monster, type OdCardDef } from '../card.ts';

/** id, ja, zh-Hant, en, stars, attack, DEF, icon */
type Row = readonly [string, string, string, string, number, number, number, string];

const of = (attribute: Attribute, rows: readonly Row[]): OdCardDef[] =>
  rows.map(([id, ja, zh, en, stars, attack, defence, icon]) =>
    monster(id, { name: { ja, 'zh-Hant': zh, en }, attribute, stars, attack, defence, art: { icon } }),
  );

export const FIRE = of('fire', [
  ['hinotama-soul', 'スティング', '火球之魂', 'Hinotama Soul', 2, 600, 500, 'fireball'],
  ['haniwa', 'はにわ', '埴輪', 'Haniwa', 2, 500, 500, 'stone-bust'],
  ['flame-dancer', 'フレイム・ダンサー', '火焰舞者', 'Flame Dancer', 2, 550, 450, 'flame-spin'],
  ['flame-manipulator', '炎を操る者', '操縱火焰者', 'Flame Manipulator', 3, 900, 1000, 'fire-silhouette'],
  ['darkfire-soldier', 'バーニングソルジャー', '燃燒戰士', 'Darkfire Soldier #1', 4, 1700, 1150, 'swordman'],
  ['garoozis', 'ガルーザス', '加魯薩斯', 'Garoozis', 5, 1800, 1500, 'minotaur'],
  ['flame-cerebrus', 'フレイム・ケルベロス', '火焰地獄犬', 'Flame Cerebrus', 6, 2100, 1800, 'hound'],
]);

export const WIND = of('wind', [
  ['thunder-kid', 'サンダー・キッズ', '雷電小子', 'Thunder Kid', 2, 700, 600, 'electric'],
  ['dancing-elf', 'ダンシング・エルフ', '跳舞精靈', 'Dancing Elf', 1, 300, 200, 'fairy'],
  ['baby-dragon', 'ベビードラゴン', '寶貝龍', 'Baby Dragon', 3, 1200, 700, 'dragon-head'],
  ['harpie-lady', 'ハーピィ・レディ', '鷹身女郎', 'Harpie Lady', 4, 1300, 1400, 'harpy'],
  ['luster-dragon', 'サファイアドラゴン', '藍寶石龍', 'Luster Dragon', 4, 1900, 1600, 'saphir'],
  ['parrot-dragon', 'パロット・ドラゴン', '鸚鵡龍', 'Parrot Dragon', 5, 2000, 1300, 'parrot-head'],
  ['luster-dragon-2', 'エメラルド・ドラゴン', '綠寶石龍', 'Luster Dragon #2', 6, 2400, 1400, 'emerald'],
]);

export const WATER = of('water', [
  ['gigobyte', 'ギゴバイト', '奇哥拜特', 'Gigobyte', 1, 350, 300, 'gecko'],
  ['enchanting-mermaid', '恍惚の人魚', '恍惚的人魚', 'Enchanting Mermaid', 3, 1200, 900, 'mermaid'],
  ['aqua-madoor', '水の魔導師', '水之魔導師', 'Aqua Madoor', 4, 1200, 2000, 'water-splash'],
  ['gagagigo', 'ガガギゴ', '加加奇哥', 'Gagagigo', 4, 1850, 1000, 'lizardman'],
  ['seven-colored-fish', '7カラーズ・フィッシュ', '七彩魚', '7 Colored Fish', 4, 1800, 800, 'tropical-fish'],
  ['kairyu-shin', '海竜神', '海龍神', 'Kairyu-Shin', 5, 1800, 1500, 'sea-dragon'],
  [
    'amphibian-beast',
    '半魚獣・フィッシャービースト',
    '半魚獸・費雪獸',
    'Amphibian Beast',
    6,
    2400,
    2000,
    'fish-monster',
  ],
]);

export const LIGHT = of('light', [
  ['ray-and-temperature', '北風と太陽', '北風與太陽', 'Ray & Temperature', 3, 1000, 1000, 'sun'],
  ['mystical-elf', 'ホーリー・エルフ', '神聖精靈', 'Mystical Elf', 4, 800, 2000, 'woman-elf-face'],
  ['ancient-elf', 'エンシェント・エルフ', '古代精靈', 'Ancient Elf', 4, 1450, 1200, 'elf-helmet'],
  ['blue-eyes-white-dragon', '青眼の白龍', '青眼白龍', 'Blue-Eyes White Dragon', 8, 3000, 2500, 'dragon-breath'],
]);

export const DARK = of('dark', [
  ['candle-of-fate', '運命のろうそく', '命運之燭', 'Candle of Fate', 2, 600, 600, 'candle-flame'],
  ['ryu-kishin', 'ガーゴイル', '石像鬼', 'Ryu-Kishin', 3, 1000, 500, 'gargoyle'],
  [
    'la-jinn',
    'ランプの魔精・ラ・ジーン',
    '神燈魔精・拉・琴',
    'La Jinn the Mystical Genie of the Lamp',
    4,
    1800,
    1000,
    'djinn',
  ],
  ['summoned-skull', 'デーモンの召喚', '惡魔召喚', 'Summoned Skull', 6, 2500, 1200, 'daemon-skull'],
  ['dark-magician', 'ブラック・マジシャン', '黑魔導', 'Dark Magician', 7, 2500, 2100, 'pointy-hat'],
]);
