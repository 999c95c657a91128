/** 光: balance. Guards, statuses that help, and answers to what harms. */
import { advanced, atTurnEnd, basic, onAttack, onDestroyed, onSummoned, onVictory } from '../abilities.ts';
import { monster } from '../card.ts';
import {
  boost,
  cleanse,
  cure,
  dispel,
  draw,
  heal,
  healAll,
  hit,
  kinAttack,
  lays,
  othersAttack,
  revive,
  search,
  sequence,
  shelter,
  spellguard,
  wardOthers,
} from '../parts/index.ts';

export const LIGHT = [
  monster(
    'lamp-fairy',
    ['灯の妖精', '燈之妖精', 'Lamp Fairy'],
    ['light', 1, 400, 600],
    'fairy',
    { categories: ['spirit'] },
    {
      basic: basic('light', ['小さな灯', '微光', 'Small Light'], heal(400)),
    },
  ),
  monster(
    'squire-of-dawn',
    ['暁の従者', '黎明侍從', 'Squire of Dawn'],
    ['light', 1, 400, 500],
    'plastron',
    { categories: ['knight'] },
    {
      destroyed: onDestroyed(search({ category: 'knight' })),
    },
  ),
  monster(
    'thread-novice',
    ['糸紡ぎの見習い', '紡線見習', 'Thread Novice'],
    ['light', 2, 700, 900],
    'spinning-wheel',
    { categories: ['weaver'] },
    {
      summoned: onSummoned(draw(1)),
    },
  ),
  monster(
    'shield-bearer',
    ['盾持ちの乙女', '持盾少女', 'Shield Bearer'],
    ['light', 2, 700, 1000],
    'templar-shield',
    { categories: ['knight'], keywords: ['guardian'] },
    {
      basic: basic('light', ['聖盾', '聖盾', 'Holy Shield'], lays('ally', 'guarded')),
    },
  ),
  monster('dove-herald', ['白鳩の使者', '白鴿使者', 'Dove Herald'], ['light', 2, 700, 900], 'dove', {
    categories: ['spirit'],
    keywords: ['soaring'],
  }),
  monster(
    'dawn-knight',
    ['暁の騎士', '黎明騎士', 'Dawn Knight'],
    ['light', 3, 1200, 1600],
    'visored-helm',
    { categories: ['knight'] },
    {
      attacks: onAttack(heal(200)),
      basic: basic('light', ['光の剣', '光劍', 'Sword of Light'], hit(500)),
    },
  ),
  monster(
    'bell-priest',
    ['鐘の司祭', '鐘之祭司', 'Bell Priest'],
    ['light', 3, 1100, 1500],
    'ringing-bell',
    { categories: ['weaver'] },
    {
      end: atTurnEnd(cure(200)),
      basic: basic('any', ['浄めの鐘', '淨化之鐘', 'Cleansing Bell'], cleanse()),
    },
  ),
  monster(
    'mirror-maiden',
    ['鏡の乙女', '鏡之少女', 'Mirror Maiden'],
    ['light', 3, 1100, 1500],
    'mirror-mirror',
    { categories: ['spirit'], keywords: ['riposte'] },
    {
      always: spellguard(50),
    },
  ),
  monster(
    'gryphon-rider',
    ['鷲獅子の騎手', '獅鷲騎手', 'Gryphon Rider'],
    ['light', 4, 1500, 2000],
    'griffin-symbol',
    { categories: ['knight', 'beast'], keywords: ['soaring'] },
    {
      basic: basic('light', ['急降下', '俯衝', 'Dive'], boost(400, 'self')),
    },
  ),
  monster(
    'star-cantor',
    ['星の詠唱者', '星之詠唱者', 'Star Cantor'],
    ['light', 4, 1500, 2000],
    'star-swirl',
    { categories: ['weaver'] },
    {
      always: othersAttack(200),
      advanced: advanced('light', ['星の讃歌', '星之讚歌', 'Hymn of Stars'], sequence(healAll(600), draw(1))),
    },
  ),
  monster(
    'unicorn-sage',
    ['一角の賢獣', '獨角賢獸', 'Sage Unicorn'],
    ['light', 5, 1900, 2700],
    'unicorn',
    { categories: ['beast'] },
    {
      always: wardOthers(),
      basic: basic('light', ['癒しの角', '療癒之角', 'Healing Horn'], heal(1000)),
    },
  ),
  monster(
    'oath-captain',
    ['誓いの団長', '誓約團長', 'Captain of the Oath'],
    ['light', 5, 2000, 2700],
    'knight-banner',
    { categories: ['knight'], keywords: ['steadfast'] },
    {
      always: kinAttack('knight', 200),
      basic: basic('light', ['誓いの刃', '誓約之刃', 'Oathblade'], hit(700)),
    },
  ),
  monster(
    'seraph-weaver',
    ['熾天の織り手', '熾天織者', 'Seraph Weaver'],
    ['light', 7, 2800, 3900],
    'angel-wings',
    { categories: ['weaver', 'spirit'], keywords: ['soaring'] },
    {
      summoned: onSummoned(revive(3)),
      basic: basic('light', ['光の糸', '光之絲', 'Thread of Light'], dispel()),
      advanced: advanced('light', ['天衣', '天衣', 'Raiment of Heaven'], lays('allies', 'guarded')),
    },
  ),
  monster(
    'radiant-colossus',
    ['光輝の巨像', '光輝巨像', 'Radiant Colossus'],
    ['light', 8, 3400, 4600],
    'colombian-statue',
    { categories: ['giant'], keywords: ['guardian'] },
    {
      always: shelter(20),
      victory: onVictory(cure(600)),
      advanced: advanced('light', ['聖域', '聖域', 'Sanctuary'], lays('ally', 'invincible')),
    },
  ),
];
