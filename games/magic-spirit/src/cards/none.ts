/** なし: no attribute, so they count as a charge of every attribute. Their skills take any charge. */
import { advanced, atTurnEnd, atTurnStart, basic, onDestroyed, onSummoned } from '../abilities.ts';
import { monster } from '../card.ts';
import {
  attackPerCharge,
  bothDraw,
  chargeAgain,
  chargeFromDeck,
  chargeSelfFromDeck,
  coinFlip,
  damageAll,
  damageAllPerAlly,
  damagePerAttribute,
  damageTheOnlyOne,
  destroySelf,
  draw,
  gainLife,
  gainToken,
  giveStatus,
  healPerCharge,
  hiddenWhenEven,
  opponentDiscards,
  redeal,
  sequence,
  stealCharge,
} from '../parts/index.ts';

export const NONE = [
  monster(
    'blank-wisp',
    {
      name: { ja: '無色の灯', 'zh-Hant': '無色鬼火', en: 'Blank Wisp' },
      attribute: 'none',
      cost: 1,
      attack: 400,
      hp: 500,
      categories: ['spirit'],
      art: { icon: 'smoking-orb' },
    },
    {
      destroyed: onDestroyed(gainToken(1)),
      basic: basic(
        'any',
        { ja: '灯を移す', 'zh-Hant': '移燈', en: 'Pass on the Light' },
        sequence(chargeAgain(), destroySelf()),
      ),
    },
  ),
  monster(
    'road-peddler',
    {
      name: { ja: '旅の行商', 'zh-Hant': '行腳商人', en: 'Road Peddler' },
      attribute: 'none',
      cost: 2,
      attack: 800,
      hp: 1000,
      categories: ['weaver'],
      art: { icon: 'backpack' },
    },
    {
      basic: basic('any', { ja: '仕入れ', 'zh-Hant': '進貨', en: 'Restock' }, draw(1)),
    },
  ),
  monster(
    'stray-swordsman',
    {
      name: { ja: '流れの剣客', 'zh-Hant': '浪人劍客', en: 'Stray Swordsman' },
      attribute: 'none',
      cost: 2,
      attack: 900,
      hp: 1000,
      categories: ['knight'],
      art: { icon: 'katana' },
    },
    {
      basic: basic('any', { ja: '居合', 'zh-Hant': '居合', en: 'Quick Draw' }, damageTheOnlyOne(1000)),
    },
  ),
  monster(
    'thread-golem',
    {
      name: { ja: '糸のゴーレム', 'zh-Hant': '絲線魔像', en: 'Thread Golem' },
      attribute: 'none',
      cost: 3,
      attack: 1200,
      hp: 1500,
      categories: ['giant'],
      art: { icon: 'wool' },
    },
    {
      always: attackPerCharge(200),
      advanced: advanced(
        'any',
        { ja: '糸の嵐', 'zh-Hant': '絲線風暴', en: 'Storm of Threads' },
        sequence(damageAll(600), chargeSelfFromDeck()),
      ),
    },
  ),
  monster(
    'masked-bard',
    {
      name: { ja: '仮面の吟遊詩人', 'zh-Hant': '假面吟遊詩人', en: 'Masked Bard' },
      attribute: 'none',
      cost: 3,
      attack: 1200,
      hp: 1400,
      categories: ['weaver'],
      art: { icon: 'lyre' },
    },
    {
      end: atTurnEnd(gainLife(100)),
      basic: basic(
        'any',
        { ja: '霊感の歌', 'zh-Hant': '靈感之歌', en: 'Song of Inspiration' },
        giveStatus('allies', 'inspired', 'turn'),
      ),
    },
  ),
  monster(
    'charge-keeper',
    {
      name: { ja: '蓄えの番人', 'zh-Hant': '蓄能守衛', en: 'Keeper of Charges' },
      attribute: 'none',
      cost: 4,
      attack: 1600,
      hp: 1900,
      categories: ['spirit'],
      art: { icon: 'painted-pottery' },
    },
    {
      summoned: onSummoned(chargeFromDeck()),
      basic: basic('any', { ja: '分け与え', 'zh-Hant': '分享', en: 'Share Out' }, healPerCharge(500)),
    },
  ),
  monster(
    'gray-inquisitor',
    {
      name: { ja: '灰衣の審問官', 'zh-Hant': '灰衣審問官', en: 'Grey Inquisitor' },
      attribute: 'none',
      cost: 5,
      attack: 2100,
      hp: 2600,
      categories: ['knight'],
      art: { icon: 'pointy-hat' },
    },
    {
      summoned: onSummoned(opponentDiscards(1)),
      basic: basic('any', { ja: '没収', 'zh-Hant': '沒收', en: 'Confiscate' }, stealCharge()),
    },
  ),
  monster(
    'wandering-fort',
    {
      name: { ja: '彷徨う砦', 'zh-Hant': '流浪要塞', en: 'Wandering Fort' },
      attribute: 'none',
      cost: 6,
      attack: 2500,
      hp: 3200,
      categories: ['machine', 'giant'],
      keywords: ['guardian', 'riposte'],
      art: { icon: 'stone-tower' },
    },
    { basic: basic('any', { ja: '一斉射', 'zh-Hant': '齊射', en: 'Broadside' }, damageAllPerAlly(200)) },
  ),
  monster(
    'nameless-dragon',
    {
      name: { ja: '名もなき竜', 'zh-Hant': '無名之龍', en: 'Nameless Dragon' },
      attribute: 'none',
      cost: 7,
      attack: 3100,
      hp: 3800,
      categories: ['dragon'],
      art: { icon: 'dragon-head' },
    },
    {
      basic: basic(
        'any',
        { ja: '無色の息', 'zh-Hant': '無色吐息', en: 'Colourless Breath' },
        damagePerAttribute(500, 200),
      ),
      advanced: advanced(
        'any',
        { ja: '無色の奔流', 'zh-Hant': '無色奔流', en: 'Colourless Torrent' },
        sequence(damageAll(1000), draw(1)),
      ),
    },
  ),
  monster(
    'two-faced-jester',
    {
      name: { ja: '二面の道化', 'zh-Hant': '雙面小丑', en: 'Two-Faced Jester' },
      attribute: 'none',
      cost: 3,
      attack: 1200,
      hp: 1500,
      categories: ['weaver'],
      art: { icon: 'jester-hat' },
    },
    {
      start: atTurnStart(coinFlip(500)),
      basic: basic('any', { ja: '総取り替え', 'zh-Hant': '全部換掉', en: 'All Change' }, redeal()),
    },
  ),
  monster(
    'go-between',
    {
      name: { ja: '和平の使者', 'zh-Hant': '和平使者', en: 'Go-Between' },
      attribute: 'none',
      cost: 2,
      attack: 800,
      hp: 1000,
      categories: ['knight'],
      art: { icon: 'peace-dove' },
    },
    {
      always: hiddenWhenEven(),
      basic: basic('any', { ja: '手土産', 'zh-Hant': '伴手禮', en: 'Gifts for Both' }, bothDraw(1)),
    },
  ),
];
