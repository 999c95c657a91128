/** 未来: machines and clocks. Charges, tokens, shocks and second chances. */
import { advanced, atTurnEnd, basic, onAttack, onDestroyed, onSummoned } from '../abilities.ts';
import { monster } from '../card.ts';
import {
  boost,
  bounce,
  cheaper,
  drainTokens,
  draw,
  foresee,
  gainToken,
  hit,
  hitAll,
  kinAttack,
  lays,
  perCharge,
  rally,
  raze,
  sequence,
  spellguard,
  wake,
  weave,
  weaveSelf,
} from '../parts/index.ts';

export const FUTURE = [
  monster(
    'bolt-drone',
    ['ボルト・ドローン', '螺栓無人機', 'Bolt Drone'],
    ['future', 1, 400, 500],
    'delivery-drone',
    { categories: ['machine'] },
    {
      basic: basic('future', ['電撃', '電擊', 'Zap'], lays('foe', 'shocked')),
    },
  ),
  monster(
    'spare-parts',
    ['予備部品ロボ', '備件機器人', 'Spare-Parts Bot'],
    ['future', 1, 400, 600],
    'gears',
    { categories: ['machine'] },
    {
      destroyed: onDestroyed(weave()),
    },
  ),
  monster('clock-courier', ['時計の配達員', '時鐘信使', 'Clock Courier'], ['future', 2, 700, 1000], 'stopwatch', {
    categories: ['machine', 'weaver'],
    keywords: ['swift'],
  }),
  monster(
    'relay-tower',
    ['中継塔', '中繼塔', 'Relay Tower'],
    ['future', 2, 600, 900],
    'radio-tower',
    { categories: ['machine'] },
    {
      end: atTurnEnd(wake(1)),
      basic: basic('any', ['送電', '輸電', 'Transmit'], gainToken(1)),
    },
  ),
  monster(
    'holo-fencer',
    ['ホロ剣士', '全像劍士', 'Holo Fencer'],
    ['future', 3, 1200, 1500],
    'sword-spin',
    { categories: ['knight', 'machine'] },
    {
      always: perCharge(300),
      basic: basic('future', ['光刃', '光刃', 'Photon Edge'], hit(500)),
    },
  ),
  monster(
    'probe-swarm',
    ['探査機群', '探測機群', 'Probe Swarm'],
    ['future', 3, 1000, 1400],
    'satellite',
    { categories: ['machine'] },
    {
      summoned: onSummoned(weaveSelf()),
      basic: basic('future', ['走査', '掃描', 'Scan'], foresee(3)),
    },
  ),
  monster(
    'patch-engineer',
    ['修繕技師', '修復技師', 'Patch Engineer'],
    ['future', 3, 1100, 1500],
    'tinker',
    { categories: ['weaver'] },
    {
      always: kinAttack('machine', 200),
      basic: basic('future', ['増設', '擴充', 'Expansion Slot'], weave()),
    },
  ),
  monster(
    'rail-sniper',
    ['電磁狙撃兵', '電磁狙擊手', 'Rail Sniper'],
    ['future', 4, 1600, 2000],
    'targeting',
    { categories: ['machine'], keywords: ['swift'] },
    {
      advanced: advanced('future', ['電磁砲', '電磁砲', 'Railgun'], hit(1600)),
    },
  ),
  monster(
    'phase-fox',
    ['位相狐', '相位狐', 'Phase Fox'],
    ['future', 4, 1500, 2000],
    'fox',
    { categories: ['beast'], keywords: ['ward'] },
    {
      attacks: onAttack(lays('self', 'hidden')),
      basic: basic('future', ['位相跳躍', '相位跳躍', 'Phase Jump'], lays('self', 'winged', 'turn')),
    },
  ),
  monster(
    'time-tailor',
    ['時の仕立屋', '時之裁縫', 'Time Tailor'],
    ['future', 4, 1400, 1900],
    'sewing-machine',
    { categories: ['weaver'] },
    {
      summoned: onSummoned(rally(2)),
      basic: basic('any', ['縫い戻し', '縫回', 'Stitch Back'], bounce(3)),
    },
  ),
  monster(
    'grid-guardian',
    ['電網の守護機', '電網守護機', 'Grid Guardian'],
    ['future', 5, 1900, 2800],
    'robot-golem',
    { categories: ['machine', 'giant'], keywords: ['guardian'] },
    {
      always: spellguard(30),
      end: atTurnEnd(drainTokens(1)),
    },
  ),
  monster(
    'storm-frame',
    ['嵐の機体', '風暴機體', 'Storm Frame'],
    ['future', 6, 2500, 3300],
    'mecha-head',
    { categories: ['machine'] },
    {
      basic: basic('future', ['放電', '放電', 'Discharge'], lays('foes', 'shocked')),
      advanced: advanced('future', ['雷雲炉', '雷雲爐', 'Thunder Core'], sequence(hitAll(800), gainToken(1))),
    },
  ),
  monster(
    'orbital-engine',
    ['軌道機関', '軌道機關', 'Orbital Engine'],
    ['future', 7, 2800, 3900],
    'orbital',
    { categories: ['machine'] },
    {
      always: cheaper('future', 1),
      summoned: onSummoned(raze()),
      basic: basic('future', ['衛星砲', '衛星砲', 'Satellite Shot'], hit(900)),
    },
  ),
  monster(
    'chrono-sovereign',
    ['時空の覇王', '時空霸王', 'Chrono Sovereign'],
    ['future', 8, 3500, 4500],
    'hourglass',
    { categories: ['dragon', 'machine'], keywords: ['flurry'] },
    {
      basic: basic('future', ['時間加速', '時間加速', 'Haste'], sequence(wake(2), draw(1))),
      advanced: advanced(
        'future',
        ['時間停止', '時間停止', 'Time Stop'],
        sequence(lays('foes', 'frozen'), boost(500, 'self')),
      ),
    },
  ),
];
