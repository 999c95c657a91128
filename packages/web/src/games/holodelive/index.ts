import { type HlCardDef, holodelive, ICONS, SUITS } from '@taisen/holodelive';
import { anyGame, anyUi, COMMA, wordOf } from '../game-ui.ts';
import { Back } from './Back.tsx';
import { Face, iconsNow, suitsNow } from './Face.tsx';
import { layout } from './layout.ts';
import { effectMarks, marks } from './marks.ts';
import { motion } from './motion.ts';
import { timbre } from './sound.ts';
import { SUIT_LOOK } from './stage.ts';

const word = (key: string) => wordOf(holodelive, key);
const SKILLS = ['play', 'action', 'passive'];

const CARDS = holodelive.cards as readonly HlCardDef[];

export const ui = anyUi<HlCardDef>({
  game: anyGame(holodelive),
  cards: CARDS,
  Face,
  Back,
  layout,
  timbre,
  motion,
  marks,
  effectMarks,
  facets: [
    {
      id: 'suit',
      name: { ja: 'スート', 'zh-Hant': '花色', en: 'Suit' },
      values: SUITS.map((id) => ({ id, name: word(`suit.${id}`), shape: SUIT_LOOK[id].shape })),
      of: ({ suits }) => suits,
    },
    {
      id: 'icon',
      name: { ja: 'アイコン', 'zh-Hant': '圖示', en: 'Icon' },
      values: ICONS.map((id) => ({ id, name: word(`icon.${id}`) })),
      of: (def) => def.icons,
    },
    {
      id: 'skill',
      name: { ja: 'スキル', 'zh-Hant': '技能', en: 'Skill' },
      values: SKILLS.map((id) => ({ id, name: word(`skill.${id}`) })),
      of: (def) => Object.keys(def.text),
    },
  ],
  clauseKind: (key, language) => word(`skill.${key}`)[language],
  facts: (def, language, now) =>
    [
      ...iconsNow(def, now).map((icon) => word(`icon.${icon}`)[language]),
      ...suitsNow(def, now).map((suit) => word(`suit.${suit}`)[language]),
    ].join(COMMA[language]),
});
