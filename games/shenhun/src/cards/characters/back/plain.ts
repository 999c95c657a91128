/** Back characters without code. */
import { character } from '../../../card.ts';
import { SNIPE, VEIL } from '../../../keywords.ts';

export const PLAIN = [
  character('paper-archer', {
    name: { ja: '紙の射手', 'zh-Hant': '紙弓手', en: 'Paper Archer' },
    row: 'back',
    rarity: 'common',
    cost: 1,
    attack: 3,
    health: 1,
    art: { icon: 'paper-arrow' },
  }),
  character('fox-fire', {
    name: { ja: '狐火', 'zh-Hant': '狐火', en: 'Fox Fire' },
    row: 'back',
    rarity: 'common',
    cost: 2,
    attack: 3,
    health: 2,
    art: { icon: 'fox-tail' },
  }),
  character('crossbow-corps', {
    name: { ja: '弩の隊', 'zh-Hant': '弩隊', en: 'Crossbow Corps' },
    row: 'back',
    rarity: 'common',
    cost: 3,
    attack: 5,
    health: 2,
    art: { icon: 'crossbow' },
  }),
  character('thunder-drummer', {
    name: { ja: '雷鼓の打ち手', 'zh-Hant': '雷鼓手', en: 'Thunder Drummer' },
    row: 'back',
    rarity: 'common',
    cost: 4,
    attack: 6,
    health: 4,
    art: { icon: 'drum' },
  }),
  character(
    'night-sniper',
    {
      name: { ja: '夜の狙撃手', 'zh-Hant': '夜射手', en: 'Night Sniper' },
      row: 'back',
      rarity: 'rare',
      cost: 3,
      attack: 4,
      health: 2,
      art: { icon: 'bowman' },
    },
    { a: SNIPE },
  ),
  character(
    'shadow-scribe',
    {
      name: { ja: '影の書生', 'zh-Hant': '影書生', en: 'Shadow Scribe' },
      row: 'back',
      rarity: 'rare',
      cost: 2,
      attack: 3,
      health: 1,
      art: { icon: 'quill-ink' },
    },
    { a: VEIL },
  ),
];
