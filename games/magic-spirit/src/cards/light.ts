/** 光: guardians, helpful statuses, and removal of harmful ones. */
import { advanced, atTurnEnd, basic, onAttack, onDestroyed, onSummoned, onVictory } from '../abilities.ts';
import { monster } from '../card.ts';
import {
  auraKeyword,
  boost,
  categoryAttack,
  cleanse,
  damage,
  dispel,
  draw,
  gainLife,
  giveStatus,
  heal,
  healAll,
  lessBattleDamage,
  lessEffectDamage,
  othersAttack,
  revive,
  search,
  sequence,
} from '../parts/index.ts';

export const LIGHT = [
  monster(
    'lamp-fairy',
    {
      name: { ja: '灯の妖精', 'zh-Hant': '燈之妖精', en: 'Lamp Fairy' },
      attribute: 'light',
      cost: 1,
      attack: 400,
      hp: 600,
      categories: ['spirit'],
      art: { icon: 'fairy' },
    },
    {
      basic: basic('light', { ja: '小さな灯', 'zh-Hant': '微光', en: 'Small Light' }, heal(400)),
    },
  ),
  monster(
    'squire-of-dawn',
    {
      name: { ja: '暁の従者', 'zh-Hant': '黎明侍從', en: 'Squire of Dawn' },
      attribute: 'light',
      cost: 1,
      attack: 400,
      hp: 500,
      categories: ['knight'],
      art: { icon: 'plastron' },
    },
    {
      destroyed: onDestroyed(search({ category: 'knight' })),
    },
  ),
  monster(
    'thread-novice',
    {
      name: { ja: '糸紡ぎの見習い', 'zh-Hant': '紡線見習', en: 'Thread Novice' },
      attribute: 'light',
      cost: 2,
      attack: 700,
      hp: 900,
      categories: ['weaver'],
      art: { icon: 'spinning-wheel' },
    },
    {
      summoned: onSummoned(draw(1)),
    },
  ),
  monster(
    'shield-bearer',
    {
      name: { ja: '盾持ちの乙女', 'zh-Hant': '持盾少女', en: 'Shield Bearer' },
      attribute: 'light',
      cost: 2,
      attack: 700,
      hp: 1000,
      categories: ['knight'],
      keywords: ['guardian'],
      art: { icon: 'templar-shield' },
    },
    {
      basic: basic('light', { ja: '聖盾', 'zh-Hant': '聖盾', en: 'Holy Shield' }, giveStatus('ally', 'guarded')),
    },
  ),
  monster('dove-herald', {
    name: { ja: '白鳩の使者', 'zh-Hant': '白鴿使者', en: 'Dove Herald' },
    attribute: 'light',
    cost: 2,
    attack: 700,
    hp: 900,
    categories: ['spirit'],
    keywords: ['soaring'],
    art: { icon: 'dove' },
  }),
  monster(
    'dawn-knight',
    {
      name: { ja: '暁の騎士', 'zh-Hant': '黎明騎士', en: 'Dawn Knight' },
      attribute: 'light',
      cost: 3,
      attack: 1200,
      hp: 1600,
      categories: ['knight'],
      art: { icon: 'visored-helm' },
    },
    {
      attacks: onAttack(heal(200)),
      basic: basic('light', { ja: '光の剣', 'zh-Hant': '光劍', en: 'Sword of Light' }, damage(500)),
    },
  ),
  monster(
    'bell-priest',
    {
      name: { ja: '鐘の司祭', 'zh-Hant': '鐘之祭司', en: 'Bell Priest' },
      attribute: 'light',
      cost: 3,
      attack: 1100,
      hp: 1500,
      categories: ['weaver'],
      art: { icon: 'ringing-bell' },
    },
    {
      end: atTurnEnd(gainLife(200)),
      basic: basic('any', { ja: '浄めの鐘', 'zh-Hant': '淨化之鐘', en: 'Cleansing Bell' }, cleanse()),
    },
  ),
  monster(
    'mirror-maiden',
    {
      name: { ja: '鏡の乙女', 'zh-Hant': '鏡之少女', en: 'Mirror Maiden' },
      attribute: 'light',
      cost: 3,
      attack: 1100,
      hp: 1500,
      categories: ['spirit'],
      keywords: ['riposte'],
      art: { icon: 'mirror-mirror' },
    },
    {
      always: lessEffectDamage(50),
    },
  ),
  monster(
    'gryphon-rider',
    {
      name: { ja: '鷲獅子の騎手', 'zh-Hant': '獅鷲騎手', en: 'Gryphon Rider' },
      attribute: 'light',
      cost: 4,
      attack: 1500,
      hp: 2000,
      categories: ['knight', 'beast'],
      keywords: ['soaring'],
      art: { icon: 'griffin-symbol' },
    },
    {
      basic: basic('light', { ja: '急降下', 'zh-Hant': '俯衝', en: 'Dive' }, boost(400, 'self')),
    },
  ),
  monster(
    'star-cantor',
    {
      name: { ja: '星の詠唱者', 'zh-Hant': '星之詠唱者', en: 'Star Cantor' },
      attribute: 'light',
      cost: 4,
      attack: 1500,
      hp: 2000,
      categories: ['weaver'],
      art: { icon: 'star-swirl' },
    },
    {
      always: othersAttack(200),
      advanced: advanced(
        'light',
        { ja: '星の讃歌', 'zh-Hant': '星之讚歌', en: 'Hymn of Stars' },
        sequence(healAll(600), draw(1)),
      ),
    },
  ),
  monster(
    'unicorn-sage',
    {
      name: { ja: '一角の賢獣', 'zh-Hant': '獨角賢獸', en: 'Sage Unicorn' },
      attribute: 'light',
      cost: 5,
      attack: 1900,
      hp: 2700,
      categories: ['beast'],
      art: { icon: 'unicorn' },
    },
    {
      always: auraKeyword('others', 'ward'),
      basic: basic('light', { ja: '癒しの角', 'zh-Hant': '療癒之角', en: 'Healing Horn' }, heal(1000)),
    },
  ),
  monster(
    'oath-captain',
    {
      name: { ja: '誓いの団長', 'zh-Hant': '誓約團長', en: 'Captain of the Oath' },
      attribute: 'light',
      cost: 5,
      attack: 2000,
      hp: 2700,
      categories: ['knight'],
      keywords: ['steadfast'],
      art: { icon: 'knight-banner' },
    },
    {
      always: categoryAttack('knight', 200),
      basic: basic('light', { ja: '誓いの刃', 'zh-Hant': '誓約之刃', en: 'Oathblade' }, damage(700)),
    },
  ),
  monster(
    'seraph-weaver',
    {
      name: { ja: '熾天の織り手', 'zh-Hant': '熾天織者', en: 'Seraph Weaver' },
      attribute: 'light',
      cost: 7,
      attack: 2800,
      hp: 3900,
      categories: ['weaver', 'spirit'],
      keywords: ['soaring'],
      art: { icon: 'angel-wings' },
    },
    {
      summoned: onSummoned(revive(3)),
      basic: basic('light', { ja: '光の糸', 'zh-Hant': '光之絲', en: 'Thread of Light' }, dispel()),
      advanced: advanced(
        'light',
        { ja: '天衣', 'zh-Hant': '天衣', en: 'Raiment of Heaven' },
        giveStatus('allies', 'guarded'),
      ),
    },
  ),
  monster(
    'radiant-colossus',
    {
      name: { ja: '光輝の巨像', 'zh-Hant': '光輝巨像', en: 'Radiant Colossus' },
      attribute: 'light',
      cost: 8,
      attack: 3400,
      hp: 4600,
      categories: ['giant'],
      keywords: ['guardian'],
      art: { icon: 'colombian-statue' },
    },
    {
      always: lessBattleDamage(20),
      victory: onVictory(gainLife(600)),
      advanced: advanced('light', { ja: '聖域', 'zh-Hant': '聖域', en: 'Sanctuary' }, giveStatus('ally', 'invincible')),
    },
  ),
];
