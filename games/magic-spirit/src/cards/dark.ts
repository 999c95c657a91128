/** 闇: tricks. Poison, discards, the graveyard, and prices to pay. */
import { advanced, atTurnEnd, basic, onAttack, onDestroyed, onSummoned, onVictory } from '../abilities.ts';
import { monster } from '../card.ts';
import {
  burn,
  drain,
  drainTokens,
  draw,
  hit,
  kinAttack,
  lays,
  perKin,
  poison,
  revive,
  salvage,
  sequence,
  slay,
  snatch,
  suffer,
  theyPitch,
  tollSetsuna,
  unravel,
  weaken,
} from '../parts/index.ts';

export const DARK = [
  monster(
    'gloom-mite',
    ['薄闇の虫', '幽暗蟲', 'Gloom Mite'],
    ['dark', 1, 400, 500],
    'spotted-bug',
    { categories: ['dweller'] },
    {
      destroyed: onDestroyed(poison(200)),
    },
  ),
  monster(
    'grave-lantern',
    ['墓灯り', '墓燈', 'Grave Lantern'],
    ['dark', 1, 400, 500],
    'pumpkin-lantern',
    { categories: ['dweller', 'spirit'] },
    {
      summoned: onSummoned(sequence(suffer(200), draw(1))),
    },
  ),
  monster('night-adder', ['夜蝮', '夜蝮', 'Night Adder'], ['dark', 2, 700, 900], 'snake-bite', {
    categories: ['beast'],
    keywords: ['venom'],
  }),
  monster(
    'pickpocket-shade',
    ['掏摸の影', '扒手之影', 'Pickpocket Shade'],
    ['dark', 2, 700, 900],
    'robber-hand',
    { categories: ['dweller'], keywords: ['veiled'] },
    {
      attacks: onAttack(drainTokens(1)),
    },
  ),
  monster(
    'hush-widow',
    ['黙しの未亡人', '緘默寡婦', 'Hush Widow'],
    ['dark', 3, 1200, 1500],
    'spider-face',
    { categories: ['dweller'] },
    {
      basic: basic('dark', ['沈黙の糸', '沉默之絲', 'Silent Thread'], lays('foe', 'silenced')),
    },
  ),
  monster(
    'blood-duelist',
    ['血の決闘者', '血之決鬥者', 'Blood Duelist'],
    ['dark', 3, 1200, 1500],
    'vampire-dracula',
    { categories: ['knight', 'dweller'], keywords: ['leech'] },
    {
      basic: basic('dark', ['血の刃', '血刃', 'Bloodblade'], drain(300, 300)),
    },
  ),
  monster(
    'bone-caller',
    ['骨呼び', '喚骨者', 'Bone Caller'],
    ['dark', 3, 1100, 1400],
    'raise-skeleton',
    { categories: ['weaver', 'dweller'] },
    {
      summoned: onSummoned(salvage({ kind: 'monster' })),
      advanced: advanced('dark', ['骨の門', '骨之門', 'Gate of Bones'], revive(3)),
    },
  ),
  monster(
    'curse-puppeteer',
    ['呪いの人形師', '詛咒人偶師', 'Curse Puppeteer'],
    ['dark', 4, 1500, 2000],
    'puppet',
    { categories: ['weaver'] },
    {
      basic: basic('dark', ['操り糸', '操線', 'Pulled Strings'], weaken(600, 'foe', 'theirs')),
      advanced: advanced('dark', ['断糸', '斷線', 'Cut Strings'], unravel()),
    },
  ),
  monster(
    'midnight-wolf',
    ['真夜中の狼', '午夜之狼', 'Midnight Wolf'],
    ['dark', 4, 1600, 2000],
    'werewolf',
    { categories: ['wolf', 'dweller'] },
    {
      always: perKin('dweller', 200),
      victory: onVictory(draw(1)),
    },
  ),
  monster(
    'whisper-thief',
    ['囁きの盗人', '低語竊賊', 'Whisper Thief'],
    ['dark', 4, 1500, 1900],
    'cultist',
    { categories: ['dweller'] },
    {
      summoned: onSummoned(snatch()),
      basic: basic('any', ['耳打ち', '耳語', 'Murmur'], lays('foe', 'shocked')),
    },
  ),
  monster(
    'plague-drake',
    ['疫病の竜', '疫病龍', 'Plague Drake'],
    ['dark', 5, 2000, 2700],
    'spiked-dragon-head',
    { categories: ['dragon'] },
    {
      attacks: onAttack(poison(300)),
      advanced: advanced('dark', ['疫病の霧', '疫病之霧', 'Plague Fog'], poison(400, 'foes')),
    },
  ),
  monster(
    'hollow-queen',
    ['虚ろの女王', '虛空女王', 'Hollow Queen'],
    ['dark', 6, 2400, 3200],
    'queen-crown',
    { categories: ['dweller'] },
    {
      always: kinAttack('dweller', 300),
      end: atTurnEnd(burn(200)),
      basic: basic('dark', ['女王の勅', '女王敕令', "Queen's Decree"], theyPitch(1)),
    },
  ),
  monster(
    'eclipse-judge',
    ['蝕の審判者', '蝕之審判者', 'Eclipse Judge'],
    ['dark', 7, 2900, 3800],
    'eclipse',
    { categories: ['spirit'] },
    {
      always: tollSetsuna(1),
      basic: basic('dark', ['断罪', '斷罪', 'Condemn'], slay(1200)),
      advanced: advanced('dark', ['月蝕', '月蝕', 'Eclipse'], lays('foes', 'silenced')),
    },
  ),
  monster(
    'abyss-mother',
    ['深淵の母', '深淵之母', 'Mother of the Abyss'],
    ['dark', 8, 3400, 4600],
    'tentacles-skull',
    { categories: ['dweller', 'giant'] },
    {
      summoned: onSummoned(revive(4)),
      basic: basic('dark', ['深淵の手', '深淵之手', 'Hand of the Abyss'], drain(900, 500)),
      destroyed: onDestroyed(hit(1500)),
    },
  ),
];
