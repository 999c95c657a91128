/** 【刹那詠唱】: magic for the blink of an eye, made of the common parts. MS-6.2: at least one token each. */
import { use } from '../abilities.ts';
import { setsuna } from '../card.ts';
import { boost, burn, cure, dispel, drain, draw, heal, hit, lays, poison, sequence, weaken } from '../parts/index.ts';

export const SETSUNA = [
  setsuna('spark-feint', ['火花の牽制', '火花牽制', 'Spark Feint'], ['fire', 1], 'sparkles', use(hit(500))),
  setsuna(
    'backdraft',
    ['逆火', '逆火', 'Backdraft'],
    ['fire', 2],
    'explosion-rays',
    use(sequence(hit(700), burn(200))),
  ),
  setsuna(
    'flash-freeze',
    ['瞬間凍結', '瞬間凍結', 'Flash Freeze'],
    ['water', 2],
    'frozen-block',
    use(lays('foe', 'frozen', 'turn')),
  ),
  setsuna(
    'bubble-veil',
    ['泡の帳', '泡沫帷幕', 'Bubble Veil'],
    ['water', 1],
    'bubbles',
    use(sequence(heal(600), cure(200))),
  ),
  setsuna(
    'aegis-of-light',
    ['光の護り', '光之護佑', 'Aegis of Light'],
    ['light', 1],
    'shield-echoes',
    use(lays('ally', 'guarded', 'turn')),
  ),
  setsuna(
    'miracle-moment',
    ['奇跡の一瞬', '奇蹟瞬間', 'Miracle Moment'],
    ['light', 3],
    'holy-grail',
    use(lays('ally', 'invincible', 'turn')),
  ),
  setsuna('nightmare', ['悪夢', '惡夢', 'Nightmare'], ['dark', 2], 'sleepy', use(lays('foe', 'asleep', 'turn'))),
  setsuna('poison-dart', ['毒矢', '毒鏢', 'Poison Dart'], ['dark', 1], 'poison-bottle', use(poison(300))),
  setsuna('vampire-kiss', ['吸血の口づけ', '吸血之吻', 'Vampire Kiss'], ['dark', 2], 'lips', use(drain(400, 400))),
  setsuna('static-field', ['静電場', '靜電場', 'Static Field'], ['future', 1], 'static', use(weaken(600, 'attacker'))),
  setsuna(
    'emergency-backup',
    ['緊急複製', '緊急備份', 'Emergency Backup'],
    ['future', 2],
    'save',
    use(sequence(lays('ally', 'undying', 'turn'), draw(1))),
  ),
  setsuna('thorn-wall', ['茨の壁', '荊棘之牆', 'Thorn Wall'], ['primal', 2], 'thorny-vine', use(boost(800, 'allies'))),
  setsuna('snapped-thread', ['断たれた糸', '斷線瞬間', 'Snapped Thread'], ['none', 1], 'scissors', use(dispel())),
];
