/** 未来: charges, tokens, shocks, and monsters that resist destruction. */
import { advanced, atTurnEnd, basic, onAttack, onDestroyed, onSummoned } from '../abilities.ts';
import { monster } from '../card.ts';
import {
  activateOwnTokens,
  attackPerCharge,
  boost,
  categoryAttack,
  chargeFromDeck,
  chargeSelfFromDeck,
  damage,
  damageAll,
  destroyFieldOrPhase,
  draw,
  gainToken,
  giveStatus,
  lessEffectDamage,
  reduceCost,
  lockOpponentTokens,
  returnCheap,
  sequence,
  summonFromHand,
  takeFromTop,
} from '../parts/index.ts';

export const FUTURE = [
  monster(
    'bolt-drone',
    {
      name: { ja: 'ボルト・ドローン', 'zh-Hant': '螺栓無人機', en: 'Bolt Drone' },
      attribute: 'future',
      cost: 1,
      attack: 400,
      hp: 500,
      categories: ['machine'],
      art: { icon: 'delivery-drone' },
    },
    {
      basic: basic('future', { ja: '電撃', 'zh-Hant': '電擊', en: 'Zap' }, giveStatus('foe', 'shocked')),
    },
  ),
  monster(
    'spare-parts',
    {
      name: { ja: '予備部品ロボ', 'zh-Hant': '備件機器人', en: 'Spare-Parts Bot' },
      attribute: 'future',
      cost: 1,
      attack: 400,
      hp: 600,
      categories: ['machine'],
      art: { icon: 'gears' },
    },
    {
      destroyed: onDestroyed(chargeFromDeck()),
    },
  ),
  monster('clock-courier', {
    name: { ja: '時計の配達員', 'zh-Hant': '時鐘信使', en: 'Clock Courier' },
    attribute: 'future',
    cost: 2,
    attack: 700,
    hp: 1000,
    categories: ['machine', 'weaver'],
    keywords: ['swift'],
    art: { icon: 'stopwatch' },
  }),
  monster(
    'relay-tower',
    {
      name: { ja: '中継塔', 'zh-Hant': '中繼塔', en: 'Relay Tower' },
      attribute: 'future',
      cost: 2,
      attack: 600,
      hp: 900,
      categories: ['machine'],
      art: { icon: 'radio-tower' },
    },
    {
      end: atTurnEnd(activateOwnTokens(1)),
      basic: basic('any', { ja: '送電', 'zh-Hant': '輸電', en: 'Transmit' }, gainToken(1)),
    },
  ),
  monster(
    'holo-fencer',
    {
      name: { ja: 'ホロ剣士', 'zh-Hant': '全像劍士', en: 'Holo Fencer' },
      attribute: 'future',
      cost: 3,
      attack: 1200,
      hp: 1500,
      categories: ['knight', 'machine'],
      art: { icon: 'sword-spin' },
    },
    {
      always: attackPerCharge(300),
      basic: basic('future', { ja: '光刃', 'zh-Hant': '光刃', en: 'Photon Edge' }, damage(500)),
    },
  ),
  monster(
    'probe-swarm',
    {
      name: { ja: '探査機群', 'zh-Hant': '探測機群', en: 'Probe Swarm' },
      attribute: 'future',
      cost: 3,
      attack: 1000,
      hp: 1400,
      categories: ['machine'],
      art: { icon: 'satellite' },
    },
    {
      summoned: onSummoned(chargeSelfFromDeck()),
      basic: basic('future', { ja: '走査', 'zh-Hant': '掃描', en: 'Scan' }, takeFromTop(3)),
    },
  ),
  monster(
    'patch-engineer',
    {
      name: { ja: '修繕技師', 'zh-Hant': '修復技師', en: 'Patch Engineer' },
      attribute: 'future',
      cost: 3,
      attack: 1100,
      hp: 1500,
      categories: ['weaver'],
      art: { icon: 'tinker' },
    },
    {
      always: categoryAttack('machine', 200),
      basic: basic('future', { ja: '増設', 'zh-Hant': '擴充', en: 'Expansion Slot' }, chargeFromDeck()),
    },
  ),
  monster(
    'rail-sniper',
    {
      name: { ja: '電磁狙撃兵', 'zh-Hant': '電磁狙擊手', en: 'Rail Sniper' },
      attribute: 'future',
      cost: 4,
      attack: 1600,
      hp: 2000,
      categories: ['machine'],
      keywords: ['swift'],
      art: { icon: 'targeting' },
    },
    {
      advanced: advanced('future', { ja: '電磁砲', 'zh-Hant': '電磁砲', en: 'Railgun' }, damage(1600)),
    },
  ),
  monster(
    'phase-fox',
    {
      name: { ja: '位相狐', 'zh-Hant': '相位狐', en: 'Phase Fox' },
      attribute: 'future',
      cost: 4,
      attack: 1500,
      hp: 2000,
      categories: ['beast'],
      keywords: ['ward'],
      art: { icon: 'fox' },
    },
    {
      attacks: onAttack(giveStatus('self', 'hidden')),
      basic: basic(
        'future',
        { ja: '位相跳躍', 'zh-Hant': '相位跳躍', en: 'Phase Jump' },
        giveStatus('self', 'winged', 'turn'),
      ),
    },
  ),
  monster(
    'time-tailor',
    {
      name: { ja: '時の仕立屋', 'zh-Hant': '時之裁縫', en: 'Time Tailor' },
      attribute: 'future',
      cost: 4,
      attack: 1400,
      hp: 1900,
      categories: ['weaver'],
      art: { icon: 'sewing-machine' },
    },
    {
      summoned: onSummoned(summonFromHand(2)),
      basic: basic('any', { ja: '縫い戻し', 'zh-Hant': '縫回', en: 'Stitch Back' }, returnCheap(3)),
    },
  ),
  monster(
    'grid-guardian',
    {
      name: { ja: '電網の守護機', 'zh-Hant': '電網守護機', en: 'Grid Guardian' },
      attribute: 'future',
      cost: 5,
      attack: 1900,
      hp: 2800,
      categories: ['machine', 'giant'],
      keywords: ['guardian'],
      art: { icon: 'robot-golem' },
    },
    {
      always: lessEffectDamage(30),
      end: atTurnEnd(lockOpponentTokens(1)),
    },
  ),
  monster(
    'storm-frame',
    {
      name: { ja: '嵐の機体', 'zh-Hant': '風暴機體', en: 'Storm Frame' },
      attribute: 'future',
      cost: 6,
      attack: 2500,
      hp: 3300,
      categories: ['machine'],
      art: { icon: 'mecha-head' },
    },
    {
      basic: basic('future', { ja: '放電', 'zh-Hant': '放電', en: 'Discharge' }, giveStatus('foes', 'shocked')),
      advanced: advanced(
        'future',
        { ja: '雷雲炉', 'zh-Hant': '雷雲爐', en: 'Thunder Core' },
        sequence(damageAll(800), gainToken(1)),
      ),
    },
  ),
  monster(
    'orbital-engine',
    {
      name: { ja: '軌道機関', 'zh-Hant': '軌道機關', en: 'Orbital Engine' },
      attribute: 'future',
      cost: 7,
      attack: 2800,
      hp: 3900,
      categories: ['machine'],
      art: { icon: 'orbital' },
    },
    {
      always: reduceCost('future', 1),
      summoned: onSummoned(destroyFieldOrPhase()),
      basic: basic('future', { ja: '衛星砲', 'zh-Hant': '衛星砲', en: 'Satellite Shot' }, damage(900)),
    },
  ),
  monster(
    'chrono-sovereign',
    {
      name: { ja: '時空の覇王', 'zh-Hant': '時空霸王', en: 'Chrono Sovereign' },
      attribute: 'future',
      cost: 8,
      attack: 3500,
      hp: 4500,
      categories: ['dragon', 'machine'],
      keywords: ['flurry'],
      art: { icon: 'hourglass' },
    },
    {
      basic: basic(
        'future',
        { ja: '時間加速', 'zh-Hant': '時間加速', en: 'Haste' },
        sequence(activateOwnTokens(2), draw(1)),
      ),
      advanced: advanced(
        'future',
        { ja: '時間停止', 'zh-Hant': '時間停止', en: 'Time Stop' },
        sequence(giveStatus('foes', 'frozen'), boost(500, 'self')),
      ),
    },
  ),
];
