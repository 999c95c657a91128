/** 【刹那詠唱】: setsuna made of the common parts. MS-6.2: each costs at least one token. */
import { use } from '../abilities.ts';
import { setsuna } from '../card.ts';
import {
  bristleAttacked,
  burnAttacker,
  changeTarget,
  damage,
  damageOpponent,
  dispel,
  drain,
  draw,
  gainLife,
  giveStatus,
  halveAttacker,
  heal,
  lookAtHand,
  poison,
  sequence,
  weaken,
  withdrawAttacked,
} from '../parts/index.ts';

export const SETSUNA = [
  setsuna(
    'spark-feint',
    {
      name: { ja: '火花の牽制', 'zh-Hant': '火花牽制', en: 'Spark Feint' },
      attribute: 'fire',
      cost: 1,
      art: { icon: 'sparkles' },
    },
    use(damage(500)),
  ),
  setsuna(
    'backdraft',
    {
      name: { ja: '逆火', 'zh-Hant': '逆火', en: 'Backdraft' },
      attribute: 'fire',
      cost: 2,
      art: { icon: 'explosion-rays' },
    },
    use(sequence(damage(700), damageOpponent(200))),
  ),
  setsuna(
    'flash-freeze',
    {
      name: { ja: '瞬間凍結', 'zh-Hant': '瞬間凍結', en: 'Flash Freeze' },
      attribute: 'water',
      cost: 2,
      art: { icon: 'frozen-block' },
    },
    use(giveStatus('foe', 'frozen', 'turn')),
  ),
  setsuna(
    'bubble-veil',
    {
      name: { ja: '泡の帳', 'zh-Hant': '泡沫帷幕', en: 'Bubble Veil' },
      attribute: 'water',
      cost: 1,
      art: { icon: 'bubbles' },
    },
    use(sequence(heal(600), gainLife(200))),
  ),
  setsuna(
    'aegis-of-light',
    {
      name: { ja: '光の護り', 'zh-Hant': '光之護佑', en: 'Aegis of Light' },
      attribute: 'light',
      cost: 1,
      art: { icon: 'shield-echoes' },
    },
    use(giveStatus('ally', 'guarded', 'turn')),
  ),
  setsuna(
    'miracle-moment',
    {
      name: { ja: '奇跡の一瞬', 'zh-Hant': '奇蹟瞬間', en: 'Miracle Moment' },
      attribute: 'light',
      cost: 3,
      art: { icon: 'holy-grail' },
    },
    use(giveStatus('ally', 'invincible', 'turn')),
  ),
  setsuna(
    'nightmare',
    { name: { ja: '悪夢', 'zh-Hant': '惡夢', en: 'Nightmare' }, attribute: 'dark', cost: 2, art: { icon: 'sleepy' } },
    use(giveStatus('foe', 'asleep', 'turn')),
  ),
  setsuna(
    'poison-dart',
    {
      name: { ja: '毒矢', 'zh-Hant': '毒鏢', en: 'Poison Dart' },
      attribute: 'dark',
      cost: 1,
      art: { icon: 'poison-bottle' },
    },
    use(poison(300)),
  ),
  setsuna(
    'vampire-kiss',
    {
      name: { ja: '吸血の口づけ', 'zh-Hant': '吸血之吻', en: 'Vampire Kiss' },
      attribute: 'dark',
      cost: 2,
      art: { icon: 'lips' },
    },
    use(drain(400, 400)),
  ),
  setsuna(
    'static-field',
    {
      name: { ja: '静電場', 'zh-Hant': '靜電場', en: 'Static Field' },
      attribute: 'future',
      cost: 1,
      art: { icon: 'static' },
    },
    use(weaken(600, 'attacker')),
  ),
  setsuna(
    'emergency-backup',
    {
      name: { ja: '緊急複製', 'zh-Hant': '緊急備份', en: 'Emergency Backup' },
      attribute: 'future',
      cost: 2,
      art: { icon: 'save' },
    },
    use(sequence(giveStatus('ally', 'undying', 'turn'), draw(1))),
  ),
  setsuna(
    'thorn-wall',
    {
      name: { ja: '茨の壁', 'zh-Hant': '荊棘之牆', en: 'Thorn Wall' },
      attribute: 'primal',
      cost: 2,
      art: { icon: 'thorny-vine' },
    },
    use(giveStatus('allies', 'bristling', 'turn')),
  ),
  setsuna(
    'snapped-thread',
    {
      name: { ja: '断たれた糸', 'zh-Hant': '斷線瞬間', en: 'Snapped Thread' },
      attribute: 'none',
      cost: 1,
      art: { icon: 'scissors' },
    },
    use(dispel()),
  ),
  setsuna(
    'thread-of-exchange',
    {
      name: { ja: '身代わりの糸', 'zh-Hant': '替身之絲', en: 'Thread of Exchange' },
      attribute: 'none',
      cost: 1,
      art: { icon: 'trade' },
    },
    use(changeTarget()),
  ),
  setsuna(
    'porcupine-guard',
    {
      name: { ja: '針鼠の構え', 'zh-Hant': '刺蝟架勢', en: 'Porcupine Guard' },
      attribute: 'primal',
      cost: 1,
      art: { icon: 'porcupine' },
    },
    use(bristleAttacked()),
  ),
  setsuna(
    'into-the-spray',
    {
      name: { ja: '波間隠れ', 'zh-Hant': '隱入浪花', en: 'Into the Spray' },
      attribute: 'water',
      cost: 1,
      art: { icon: 'dust-cloud' },
    },
    use(withdrawAttacked()),
  ),
  setsuna(
    'parting-embers',
    {
      name: { ja: '燃える置き土産', 'zh-Hant': '燃燒餞禮', en: 'Parting Embers' },
      attribute: 'fire',
      cost: 1,
      art: { icon: 'coal-pile' },
    },
    use(burnAttacker(40)),
  ),
  setsuna(
    'shadow-stitch',
    {
      name: { ja: '影縫い', 'zh-Hant': '縫影', en: 'Shadow Stitch' },
      attribute: 'dark',
      cost: 3,
      art: { icon: 'shadow-grasp' },
    },
    use(halveAttacker()),
  ),
  setsuna(
    'foresight',
    {
      name: { ja: '予知', 'zh-Hant': '預知', en: 'Foresight' },
      attribute: 'future',
      cost: 1,
      art: { icon: 'crystal-ball' },
    },
    use(sequence(lookAtHand(), draw(1))),
  ),
];
