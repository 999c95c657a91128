/** Field cards: they affect the whole field, usually both sides (MS-7.1). */
import { atTurnEnd, atTurnStart } from '../abilities.ts';
import { field } from '../card.ts';
import {
  alliesAttack,
  damageOpponent,
  discardOwn,
  draw,
  everyAttack,
  everyCounter,
  everyEffectTaken,
  gainLife,
  healAll,
  lessBattleDamage,
  raiseSetsunaCost,
  sequence,
} from '../parts/index.ts';

export const FIELDS = [
  field(
    'volcanic-rim',
    {
      name: { ja: '火口の縁', 'zh-Hant': '火山口', en: 'Volcanic Rim' },
      attribute: 'fire',
      cost: 2,
      art: { icon: 'volcano' },
    },
    {
      always: everyAttack('fire', 400),
      end: atTurnEnd(damageOpponent(100)),
    },
  ),
  field(
    'sunken-temple',
    {
      name: { ja: '沈んだ神殿', 'zh-Hant': '沉沒神殿', en: 'Sunken Temple' },
      attribute: 'water',
      cost: 2,
      art: { icon: 'temple-gate' },
    },
    {
      always: everyAttack('water', 300),
      end: atTurnEnd(healAll(200)),
    },
  ),
  field(
    'cathedral-of-dawn',
    {
      name: { ja: '暁の大聖堂', 'zh-Hant': '黎明大教堂', en: 'Cathedral of Dawn' },
      attribute: 'light',
      cost: 3,
      art: { icon: 'saint-basil-cathedral' },
    },
    {
      always: lessBattleDamage(20),
      end: atTurnEnd(gainLife(100)),
    },
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
      always: everyAttack('dark', 400),
    },
  ),
  field(
    'silent-observatory',
    {
      name: { ja: '沈黙の観測所', 'zh-Hant': '靜默觀測所', en: 'Silent Observatory' },
      attribute: 'dark',
      cost: 3,
      art: { icon: 'telescope' },
    },
    {
      always: raiseSetsunaCost(1),
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
    {
      always: everyAttack('future', 400),
    },
  ),
  field(
    'conductor-plains',
    {
      name: { ja: '導電平原', 'zh-Hant': '導電平原', en: 'Conductor Plains' },
      attribute: 'future',
      cost: 2,
      art: { icon: 'lightning-storm' },
    },
    {
      always: everyEffectTaken(25),
    },
  ),
  field(
    'ancient-jungle',
    {
      name: { ja: '太古の密林', 'zh-Hant': '太古密林', en: 'Ancient Jungle' },
      attribute: 'primal',
      cost: 2,
      art: { icon: 'jungle' },
    },
    {
      always: everyAttack('primal', 400),
    },
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
    'drill-yard',
    {
      name: { ja: '練兵場', 'zh-Hant': '練兵場', en: 'Drill Yard' },
      attribute: 'none',
      cost: 3,
      art: { icon: 'target-dummy' },
    },
    { always: alliesAttack(200) },
  ),
  field(
    'great-library',
    {
      name: { ja: '大図書館', 'zh-Hant': '大圖書館', en: 'The Great Library' },
      attribute: 'none',
      cost: 3,
      art: { icon: 'bookshelf' },
    },
    {
      start: atTurnStart(sequence(discardOwn(1), draw(1))),
    },
  ),
];
