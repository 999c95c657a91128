/** なし: no attribute, and so every attribute's charge. Their skills take any. */
import { advanced, atTurnEnd, basic, onDestroyed, onSummoned } from '../abilities.ts';
import { monster } from '../card.ts';
import {
  boost,
  cure,
  draw,
  gainToken,
  heal,
  hit,
  hitAll,
  lays,
  perCharge,
  sequence,
  theyPitch,
  weave,
} from '../parts/index.ts';

export const NONE = [
  monster(
    'blank-wisp',
    ['無色の灯', '無色鬼火', 'Blank Wisp'],
    ['none', 1, 400, 500],
    'smoking-orb',
    { categories: ['spirit'] },
    {
      destroyed: onDestroyed(gainToken(1)),
    },
  ),
  monster(
    'road-peddler',
    ['旅の行商', '行腳商人', 'Road Peddler'],
    ['none', 2, 800, 1000],
    'backpack',
    { categories: ['weaver'] },
    {
      basic: basic('any', ['仕入れ', '進貨', 'Restock'], draw(1)),
    },
  ),
  monster(
    'stray-swordsman',
    ['流れの剣客', '浪人劍客', 'Stray Swordsman'],
    ['none', 2, 900, 1000],
    'katana',
    { categories: ['knight'] },
    {
      basic: basic('any', ['居合', '居合', 'Quick Draw'], hit(400)),
    },
  ),
  monster(
    'thread-golem',
    ['糸繰り人形', '絲線魔像', 'Thread Golem'],
    ['none', 3, 1200, 1500],
    'wool',
    { categories: ['giant'] },
    {
      always: perCharge(200),
      advanced: advanced('any', ['糸の嵐', '絲線風暴', 'Storm of Threads'], hitAll(600)),
    },
  ),
  monster(
    'masked-bard',
    ['仮面の吟遊詩人', '假面吟遊詩人', 'Masked Bard'],
    ['none', 3, 1200, 1400],
    'lyre',
    { categories: ['weaver'] },
    {
      end: atTurnEnd(cure(100)),
      basic: basic('any', ['勇みの歌', '勇武之歌', 'Rousing Song'], boost(300, 'allies')),
    },
  ),
  monster(
    'charge-keeper',
    ['蓄えの番人', '蓄能守衛', 'Keeper of Charges'],
    ['none', 4, 1600, 1900],
    'painted-pottery',
    { categories: ['spirit'] },
    {
      summoned: onSummoned(weave()),
      basic: basic('any', ['分け与え', '分享', 'Share Out'], heal(800)),
    },
  ),
  monster(
    'gray-inquisitor',
    ['灰衣の審問官', '灰衣審問官', 'Grey Inquisitor'],
    ['none', 5, 2100, 2600],
    'pointy-hat',
    { categories: ['knight'] },
    {
      summoned: onSummoned(theyPitch(1)),
      basic: basic('any', ['問い質し', '質問', 'Interrogate'], lays('foe', 'silenced')),
    },
  ),
  monster('wandering-fort', ['彷徨う砦', '流浪要塞', 'Wandering Fort'], ['none', 6, 2500, 3200], 'stone-tower', {
    categories: ['machine', 'giant'],
    keywords: ['guardian', 'riposte'],
  }),
  monster(
    'nameless-dragon',
    ['名もなき竜', '無名之龍', 'Nameless Dragon'],
    ['none', 7, 3100, 3800],
    'dragon-head',
    { categories: ['dragon'] },
    {
      basic: basic('any', ['無色の息', '無色吐息', 'Colourless Breath'], hit(900)),
      advanced: advanced('any', ['無色の奔流', '無色奔流', 'Colourless Torrent'], sequence(hitAll(1000), draw(1))),
    },
  ),
];
