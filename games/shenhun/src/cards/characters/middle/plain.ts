/** Middle characters without code. */
import { character } from '../../../card.ts';
import { BREAKER, FLURRY } from '../../../keywords.ts';

export const PLAIN = [
  character('ink-blade', {
    name: { ja: '墨剣の客', 'zh-Hant': '墨劍客', en: 'Ink Blade' },
    row: 'middle',
    rarity: 'common',
    cost: 1,
    attack: 2,
    health: 2,
    art: { icon: 'swordman' },
  }),
  character('river-lancer', {
    name: { ja: '江上の槍手', 'zh-Hant': '江上槍手', en: 'River Lancer' },
    row: 'middle',
    rarity: 'common',
    cost: 2,
    attack: 3,
    health: 3,
    art: { icon: 'spears' },
  }),
  character('crane-dancer', {
    name: { ja: '鶴の舞い手', 'zh-Hant': '鶴舞者', en: 'Crane Dancer' },
    row: 'middle',
    rarity: 'common',
    cost: 3,
    attack: 3,
    health: 5,
    art: { icon: 'paper-crane' },
  }),
  character('tiger-captain', {
    name: { ja: '虎の校尉', 'zh-Hant': '虎校尉', en: 'Tiger Captain' },
    row: 'middle',
    rarity: 'common',
    cost: 4,
    attack: 4,
    health: 5,
    art: { icon: 'tiger-head' },
  }),
  character(
    'breach-monk',
    {
      name: { ja: '破陣の僧', 'zh-Hant': '破陣僧', en: 'Breach Monk' },
      row: 'middle',
      rarity: 'rare',
      cost: 3,
      attack: 3,
      health: 4,
      art: { icon: 'hammer-break' },
    },
    { a: BREAKER },
  ),
  character(
    'twin-sabers',
    {
      name: { ja: '双刀の侠', 'zh-Hant': '雙刀俠', en: 'Twin Sabers' },
      row: 'middle',
      rarity: 'rare',
      cost: 4,
      attack: 2,
      health: 5,
      vars: { flurry: 1 },
      art: { icon: 'hook-swords' },
    },
    { a: FLURRY },
  ),
];
