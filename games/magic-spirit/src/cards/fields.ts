/** Field cards: their effects are the same for both players (MS-7.1). */

import { atEachTurnEnd, atEachTurnStart, whenever } from '../abilities.ts';
import { attributeIs, field } from '../card.ts';
import {
  bigOnesStay,
  burnActor,
  everyAttack,
  everyBattleTaken,
  everyCounter,
  everyEffectTaken,
  everyHp,
  everySkill,
  fireOrBurn,
  freeSetsuna,
  freshAttack,
  healEvery,
  lifeForCard,
  lifePerOwn,
  othersWeaker,
  poisonStrangers,
  turnPlayerLoots,
} from '../parts/index.ts';
import type { MsCard } from '../state.ts';

export const FIELDS = [
  field(
    'volcanic-rim',
    {
      name: { ja: '火口の縁', 'zh-Hant': '火山口', en: 'Volcanic Rim' },
      attribute: 'fire',
      cost: 2,
      art: { icon: 'volcano' },
    },
    { always: everyAttack('fire', 300), end: atEachTurnEnd(fireOrBurn(200)) },
  ),
  field(
    'sunken-temple',
    {
      name: { ja: '沈んだ神殿', 'zh-Hant': '沉沒神殿', en: 'Sunken Temple' },
      attribute: 'water',
      cost: 2,
      art: { icon: 'temple-gate' },
    },
    { always: othersWeaker('water', 200), end: atEachTurnEnd(healEvery('water', 300)) },
  ),
  field(
    'cathedral-of-dawn',
    {
      name: { ja: '暁の大聖堂', 'zh-Hant': '黎明大教堂', en: 'Cathedral of Dawn' },
      attribute: 'light',
      cost: 2,
      art: { icon: 'saint-basil-cathedral' },
    },
    { always: everyBattleTaken(20), end: atEachTurnEnd(lifePerOwn('light', 100)) },
  ),
  field(
    'moonless-marsh',
    {
      name: { ja: '月なき沼', 'zh-Hant': '無月沼澤', en: 'Moonless Marsh' },
      attribute: 'dark',
      cost: 2,
      art: { icon: 'swamp' },
    },
    {
      whenever: whenever(
        'summoned',
        {
          ja: '闇属性でないモンスターが召喚された時',
          'zh-Hant': '非闇屬性怪獸被召喚時',
          en: 'When a monster that is not Dark is summoned',
        },
        (g, _self, event) => !attributeIs(g, g.s.cards[event.card as number] as MsCard, 'dark'),
      )(poisonStrangers(200)),
    },
  ),
  field(
    'silent-observatory',
    {
      name: { ja: '沈黙の観測所', 'zh-Hant': '靜默觀測所', en: 'Silent Observatory' },
      attribute: 'dark',
      cost: 2,
      art: { icon: 'telescope' },
    },
    {
      whenever: whenever(
        'setsuna',
        { ja: 'プレイヤーが刹那詠唱を使った時', 'zh-Hant': '玩家使用剎那詠唱時', en: 'When a player uses a setsuna' },
        () => true,
      )(burnActor(500)),
    },
  ),
  field(
    'neon-district',
    {
      name: { ja: 'ネオン街区', 'zh-Hant': '霓虹街區', en: 'Neon District' },
      attribute: 'future',
      cost: 2,
      art: { icon: 'modern-city' },
    },
    { always: everySkill() },
  ),
  field(
    'conductor-plains',
    {
      name: { ja: '導電平原', 'zh-Hant': '導電平原', en: 'Conductor Plains' },
      attribute: 'future',
      cost: 2,
      art: { icon: 'lightning-storm' },
    },
    { always: everyEffectTaken(25) },
  ),
  field(
    'gravity-well',
    {
      name: { ja: '重力井戸', 'zh-Hant': '重力井', en: 'Gravity Well' },
      attribute: 'future',
      cost: 3,
      art: { icon: 'gravitation' },
    },
    { always: bigOnesStay(6) },
  ),
  field(
    'ancient-jungle',
    {
      name: { ja: '太古の密林', 'zh-Hant': '太古密林', en: 'Ancient Jungle' },
      attribute: 'primal',
      cost: 2,
      art: { icon: 'jungle' },
    },
    { always: everyHp('primal', 500) },
  ),
  field(
    'bramble-maze',
    {
      name: { ja: '茨の迷路', 'zh-Hant': '荊棘迷宮', en: 'Bramble Maze' },
      attribute: 'primal',
      cost: 2,
      art: { icon: 'maze' },
    },
    { always: everyCounter(50) },
  ),
  field(
    'open-air-stage',
    {
      name: { ja: '青空の詠唱場', 'zh-Hant': '露天詠唱場', en: 'Open-Air Stage' },
      attribute: 'light',
      cost: 2,
      art: { icon: 'theater-curtains' },
    },
    { always: freeSetsuna() },
  ),
  field(
    'drill-yard',
    {
      name: { ja: '練兵場', 'zh-Hant': '練兵場', en: 'Drill Yard' },
      attribute: 'none',
      cost: 2,
      art: { icon: 'target-dummy' },
    },
    { always: freshAttack(400) },
  ),
  field(
    'great-library',
    {
      name: { ja: '大図書館', 'zh-Hant': '大圖書館', en: 'The Great Library' },
      attribute: 'none',
      cost: 2,
      art: { icon: 'bookshelf' },
    },
    { start: atEachTurnStart(turnPlayerLoots(1)) },
  ),
  field(
    'twilight-market',
    {
      name: { ja: '黄昏の市', 'zh-Hant': '黃昏市集', en: 'Twilight Market' },
      attribute: 'none',
      cost: 2,
      art: { icon: 'shop' },
    },
    { start: atEachTurnStart(lifeForCard(300)) },
  ),
];
