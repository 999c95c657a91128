/** 水: healing, ice, and monsters with many HP. */
import { advanced, atTurnEnd, atTurnStart, basic, onAttack, onDestroyed, onSummoned } from '../abilities.ts';
import { monster } from '../card.ts';
import {
  activateOwnTokens,
  armor,
  categoryAttack,
  cleanse,
  damage,
  damageAll,
  draw,
  foesAttack,
  gainHpAll,
  gainHpSelf,
  gainLife,
  giveStatus,
  heal,
  healAll,
  healSelf,
  returnCheap,
  returnFromGraveyard,
  sequence,
  takeFromTop,
} from '../parts/index.ts';

export const WATER = [
  monster(
    'drop-sprite',
    {
      name: { ja: '雫の精', 'zh-Hant': '水滴小精', en: 'Drop Sprite' },
      attribute: 'water',
      cost: 1,
      attack: 400,
      hp: 600,
      categories: ['spirit'],
      art: { icon: 'water-drop' },
    },
    {
      summoned: onSummoned(gainLife(300)),
    },
  ),
  monster(
    'brook-otter',
    {
      name: { ja: '小川のカワウソ', 'zh-Hant': '溪流水獺', en: 'Brook Otter' },
      attribute: 'water',
      cost: 1,
      attack: 400,
      hp: 600,
      categories: ['beast', 'tide'],
      art: { icon: 'beaver' },
    },
    {
      basic: basic('water', { ja: '水遊び', 'zh-Hant': '戲水', en: 'Splash About' }, giveStatus('foe', 'soaked')),
    },
  ),
  monster('reef-warden', {
    name: { ja: '珊瑚の番人', 'zh-Hant': '珊瑚守衛', en: 'Reef Warden' },
    attribute: 'water',
    cost: 2,
    attack: 700,
    hp: 1100,
    categories: ['tide'],
    keywords: ['guardian'],
    art: { icon: 'coral' },
  }),
  monster(
    'frost-imp',
    {
      name: { ja: '霜の小鬼', 'zh-Hant': '霜小鬼', en: 'Frost Imp' },
      attribute: 'water',
      cost: 2,
      attack: 700,
      hp: 1000,
      categories: ['spirit'],
      art: { icon: 'ice-cube' },
    },
    {
      basic: basic('water', { ja: '霜の息', 'zh-Hant': '霜息', en: 'Rime Breath' }, giveStatus('foe', 'frozen')),
    },
  ),
  monster(
    'tide-reader',
    {
      name: { ja: '潮読みの巫女', 'zh-Hant': '讀潮巫女', en: 'Tide Reader' },
      attribute: 'water',
      cost: 2,
      attack: 700,
      hp: 1000,
      categories: ['weaver', 'tide'],
      art: { icon: 'moon-orbit' },
    },
    {
      summoned: onSummoned(takeFromTop(3)),
    },
  ),
  monster(
    'pearl-healer',
    {
      name: { ja: '真珠の癒し手', 'zh-Hant': '珍珠療癒師', en: 'Pearl Healer' },
      attribute: 'water',
      cost: 3,
      attack: 1000,
      hp: 1600,
      categories: ['weaver', 'tide'],
      art: { icon: 'pearl-necklace' },
    },
    {
      end: atTurnEnd(healAll(200)),
      basic: basic('water', { ja: '真珠の雫', 'zh-Hant': '珍珠之滴', en: 'Pearl Drop' }, heal(700)),
    },
  ),
  monster(
    'shell-knight',
    {
      name: { ja: '甲羅の騎士', 'zh-Hant': '甲殼騎士', en: 'Shell Knight' },
      attribute: 'water',
      cost: 3,
      attack: 1100,
      hp: 1600,
      categories: ['knight', 'tide'],
      art: { icon: 'turtle-shell' },
    },
    {
      always: armor(200),
      basic: basic('water', { ja: '殻籠り', 'zh-Hant': '縮殼', en: 'Withdraw' }, giveStatus('self', 'guarded')),
    },
  ),
  monster(
    'mist-siren',
    {
      name: { ja: '霧の歌い女', 'zh-Hant': '霧之歌女', en: 'Mist Siren' },
      attribute: 'water',
      cost: 3,
      attack: 1100,
      hp: 1500,
      categories: ['tide'],
      art: { icon: 'mermaid' },
    },
    {
      advanced: advanced('water', { ja: '眠りの歌', 'zh-Hant': '安眠曲', en: 'Lullaby' }, giveStatus('foes', 'asleep')),
      summoned: onSummoned(giveStatus('foe', 'asleep')),
    },
  ),
  monster(
    'whirl-serpent',
    {
      name: { ja: '渦の海蛇', 'zh-Hant': '漩渦海蛇', en: 'Whirl Serpent' },
      attribute: 'water',
      cost: 4,
      attack: 1500,
      hp: 2200,
      categories: ['beast'],
      art: { icon: 'sea-serpent' },
    },
    {
      basic: basic('water', { ja: '渦潮', 'zh-Hant': '漩渦', en: 'Whirlpool' }, returnCheap(2)),
      advanced: advanced('water', { ja: '大渦', 'zh-Hant': '大漩渦', en: 'Maelstrom' }, returnCheap(4)),
    },
  ),
  monster(
    'harbor-giant',
    {
      name: { ja: '港の巨人', 'zh-Hant': '港灣巨人', en: 'Harbour Giant' },
      attribute: 'water',
      cost: 4,
      attack: 1400,
      hp: 2200,
      categories: ['giant', 'tide'],
      keywords: ['guardian'],
      art: { icon: 'anchor' },
    },
    {
      start: atTurnStart(healSelf(300)),
    },
  ),
  monster(
    'ice-scribe',
    {
      name: { ja: '氷の書記', 'zh-Hant': '冰之書記', en: 'Ice Scribe' },
      attribute: 'water',
      cost: 4,
      attack: 1500,
      hp: 2000,
      categories: ['weaver'],
      art: { icon: 'quill-ink' },
    },
    {
      summoned: onSummoned(returnFromGraveyard({ kind: 'magic' })),
      basic: basic('any', { ja: '氷の文字', 'zh-Hant': '冰之文字', en: 'Frozen Letters' }, damage(400)),
    },
  ),
  monster(
    'deep-angler',
    {
      name: { ja: '深海の灯', 'zh-Hant': '深海之燈', en: 'Deep Angler' },
      attribute: 'water',
      cost: 5,
      attack: 1900,
      hp: 2700,
      categories: ['beast', 'tide'],
      art: { icon: 'angler-fish' },
    },
    {
      attacks: onAttack(giveStatus('foe', 'soaked')),
      basic: basic('water', { ja: '誘い火', 'zh-Hant': '誘餌之光', en: 'Luring Light' }, damage(700)),
      destroyed: onDestroyed(draw(1)),
    },
  ),
  monster(
    'glacier-queen',
    {
      name: { ja: '氷河の女王', 'zh-Hant': '冰河女王', en: 'Glacier Queen' },
      attribute: 'water',
      cost: 6,
      attack: 2300,
      hp: 3400,
      categories: ['spirit'],
      art: { icon: 'ice-bolt' },
    },
    {
      always: foesAttack(200),
      advanced: advanced(
        'water',
        { ja: '絶対零度', 'zh-Hant': '絕對零度', en: 'Absolute Zero' },
        giveStatus('foes', 'frozen'),
      ),
    },
  ),
  monster(
    'tidal-choir',
    {
      name: { ja: '潮の聖歌隊', 'zh-Hant': '潮汐聖歌隊', en: 'Tidal Choir' },
      attribute: 'water',
      cost: 6,
      attack: 2200,
      hp: 3300,
      categories: ['tide'],
      art: { icon: 'seahorse' },
    },
    {
      always: categoryAttack('tide', 300),
      summoned: onSummoned(sequence(cleanse(), gainHpAll(200))),
      basic: basic('water', { ja: '寄せ波', 'zh-Hant': '湧浪', en: 'Rolling Wave' }, activateOwnTokens(1)),
    },
  ),
  monster(
    'leviathan-elder',
    {
      name: { ja: '古き大鯨', 'zh-Hant': '遠古巨鯨', en: 'Elder Leviathan' },
      attribute: 'water',
      cost: 8,
      attack: 3300,
      hp: 5000,
      categories: ['beast', 'tide'],
      art: { icon: 'sperm-whale' },
    },
    {
      end: atTurnEnd(gainHpSelf(300)),
      basic: basic('water', { ja: '潮吹き', 'zh-Hant': '噴潮', en: 'Great Spout' }, healAll(800)),
      advanced: advanced(
        'water',
        { ja: '大海嘯', 'zh-Hant': '大海嘯', en: 'Tidal Wave' },
        sequence(damageAll(1200), giveStatus('foes', 'soaked')),
      ),
    },
  ),
];
