/** 水: endurance. Healing, ice, and monsters that stay. */
import { advanced, atTurnEnd, atTurnStart, basic, onAttack, onDestroyed, onSummoned } from '../abilities.ts';
import { monster } from '../card.ts';
import {
  armor,
  bounce,
  cleanse,
  cure,
  draw,
  foesAttack,
  foresee,
  grow,
  growAll,
  heal,
  healAll,
  healSelf,
  hit,
  hitAll,
  kinAttack,
  lays,
  salvage,
  sequence,
  wake,
} from '../parts/index.ts';

export const WATER = [
  monster(
    'drop-sprite',
    ['雫の精', '水滴小精', 'Drop Sprite'],
    ['water', 1, 400, 600],
    'water-drop',
    { categories: ['spirit'] },
    {
      summoned: onSummoned(cure(300)),
    },
  ),
  monster(
    'brook-otter',
    ['小川のカワウソ', '溪流水獺', 'Brook Otter'],
    ['water', 1, 400, 600],
    'beaver',
    { categories: ['beast', 'tide'] },
    {
      basic: basic('water', ['水遊び', '戲水', 'Splash About'], lays('foe', 'soaked')),
    },
  ),
  monster('reef-warden', ['珊瑚の番人', '珊瑚守衛', 'Reef Warden'], ['water', 2, 700, 1100], 'coral', {
    categories: ['tide'],
    keywords: ['guardian'],
  }),
  monster(
    'frost-imp',
    ['霜の小鬼', '霜小鬼', 'Frost Imp'],
    ['water', 2, 700, 1000],
    'ice-cube',
    { categories: ['spirit'] },
    {
      basic: basic('water', ['霜の息', '霜息', 'Rime Breath'], lays('foe', 'frozen')),
    },
  ),
  monster(
    'tide-reader',
    ['潮読みの巫女', '讀潮巫女', 'Tide Reader'],
    ['water', 2, 700, 1000],
    'moon-orbit',
    { categories: ['weaver', 'tide'] },
    {
      summoned: onSummoned(foresee(3)),
    },
  ),
  monster(
    'pearl-healer',
    ['真珠の癒し手', '珍珠療癒師', 'Pearl Healer'],
    ['water', 3, 1000, 1600],
    'pearl-necklace',
    { categories: ['weaver', 'tide'] },
    {
      end: atTurnEnd(healAll(200)),
      basic: basic('water', ['真珠の雫', '珍珠之滴', 'Pearl Drop'], heal(700)),
    },
  ),
  monster(
    'shell-knight',
    ['甲羅の騎士', '甲殼騎士', 'Shell Knight'],
    ['water', 3, 1100, 1600],
    'turtle-shell',
    { categories: ['knight', 'tide'] },
    {
      always: armor(200),
      basic: basic('water', ['殻籠り', '縮殼', 'Withdraw'], lays('self', 'guarded')),
    },
  ),
  monster(
    'mist-siren',
    ['霧の歌い女', '霧之歌女', 'Mist Siren'],
    ['water', 3, 1100, 1500],
    'mermaid',
    { categories: ['tide'] },
    {
      advanced: advanced('water', ['眠りの歌', '安眠曲', 'Lullaby'], lays('foes', 'asleep')),
      summoned: onSummoned(lays('foe', 'asleep')),
    },
  ),
  monster(
    'whirl-serpent',
    ['渦の海蛇', '漩渦海蛇', 'Whirl Serpent'],
    ['water', 4, 1500, 2200],
    'sea-serpent',
    { categories: ['beast'] },
    {
      basic: basic('water', ['渦潮', '漩渦', 'Whirlpool'], bounce(2)),
      advanced: advanced('water', ['大渦', '大漩渦', 'Maelstrom'], bounce(4)),
    },
  ),
  monster(
    'harbor-giant',
    ['港の巨人', '港灣巨人', 'Harbour Giant'],
    ['water', 4, 1400, 2200],
    'anchor',
    { categories: ['giant', 'tide'], keywords: ['guardian'] },
    {
      start: atTurnStart(healSelf(300)),
    },
  ),
  monster(
    'ice-scribe',
    ['氷の書記', '冰之書記', 'Ice Scribe'],
    ['water', 4, 1500, 2000],
    'quill-ink',
    { categories: ['weaver'] },
    {
      summoned: onSummoned(salvage({ kind: 'magic' })),
      basic: basic('any', ['氷の文字', '冰之文字', 'Frozen Letters'], hit(400)),
    },
  ),
  monster(
    'deep-angler',
    ['深海の灯', '深海之燈', 'Deep Angler'],
    ['water', 5, 1900, 2700],
    'angler-fish',
    { categories: ['beast', 'tide'] },
    {
      attacks: onAttack(lays('foe', 'soaked')),
      basic: basic('water', ['誘い火', '誘餌之光', 'Luring Light'], hit(700)),
      destroyed: onDestroyed(draw(1)),
    },
  ),
  monster(
    'glacier-queen',
    ['氷河の女王', '冰河女王', 'Glacier Queen'],
    ['water', 6, 2300, 3400],
    'ice-bolt',
    { categories: ['spirit'] },
    {
      always: foesAttack(200),
      advanced: advanced('water', ['絶対零度', '絕對零度', 'Absolute Zero'], lays('foes', 'frozen')),
    },
  ),
  monster(
    'tidal-choir',
    ['潮の聖歌隊', '潮汐聖歌隊', 'Tidal Choir'],
    ['water', 6, 2200, 3300],
    'seahorse',
    { categories: ['tide'] },
    {
      always: kinAttack('tide', 300),
      summoned: onSummoned(sequence(cleanse(), growAll(200))),
      basic: basic('water', ['寄せ波', '湧浪', 'Rolling Wave'], wake(1)),
    },
  ),
  monster(
    'leviathan-elder',
    ['古き大鯨', '遠古巨鯨', 'Elder Leviathan'],
    ['water', 8, 3300, 5000],
    'sperm-whale',
    { categories: ['beast', 'tide'] },
    {
      end: atTurnEnd(grow(300)),
      basic: basic('water', ['潮吹き', '噴潮', 'Great Spout'], healAll(800)),
      advanced: advanced('water', ['大海嘯', '大海嘯', 'Tidal Wave'], sequence(hitAll(1200), lays('foes', 'soaked'))),
    },
  ),
];
