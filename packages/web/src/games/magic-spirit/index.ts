import {
  ATTRIBUTE_NAMES,
  ATTRIBUTES,
  CATEGORIES,
  type Category,
  type MsCardDef,
  magicSpirit,
} from '@taisen/magic-spirit';
import { anyGame, anyUi, COMMA, numberNow, numberValues } from '../game-ui.ts';
import { Back } from './Back.tsx';
import { ELEMENTS } from './elements.ts';
import { Face } from './Face.tsx';
import { layout } from './layout.ts';
import { effectMarks, marks } from './marks.ts';
import { motion } from './motion.ts';
import { timbre } from './sound.ts';
import { ATTACK, ATTRIBUTE, CATEGORY, COST, KIND, KINDS, SETSUNA, TABOO } from './words.ts';

const CARDS = magicSpirit.cards as readonly MsCardDef[];

export const ui = anyUi<MsCardDef>({
  game: anyGame(magicSpirit),
  cards: CARDS,
  Face,
  Back,
  layout,
  timbre,
  motion,
  marks,
  effectMarks,
  charge: ({ attribute }) => ({ shape: ELEMENTS[attribute].shape, color: ELEMENTS[attribute].thread }),
  passable: ['chain', 'more'],
  facets: [
    {
      id: 'kind',
      name: KIND,
      values: [
        ...Object.entries(KINDS).map(([id, name]) => ({ id, name })),
        { id: 'setsuna', name: SETSUNA },
        { id: 'taboo', name: TABOO },
      ],
      of: ({ kind, setsuna, taboo }) => [kind, ...(setsuna ? ['setsuna'] : []), ...(taboo ? ['taboo'] : [])],
    },
    {
      id: 'attribute',
      name: ATTRIBUTE,
      values: ATTRIBUTES.map((id) => ({ id, name: ATTRIBUTE_NAMES[id], shape: ELEMENTS[id].shape })),
      of: ({ attribute }) => [attribute],
    },
    { id: 'cost', name: COST, values: numberValues(CARDS.map(({ cost }) => cost)), of: ({ cost }) => [String(cost)] },
    {
      id: 'category',
      name: CATEGORY,
      values: (Object.keys(CATEGORIES) as Category[]).map((id) => ({ id, name: CATEGORIES[id] })),
      of: ({ categories }) => categories,
    },
  ],
  facts: ({ kind, attribute, cost, attack, hp }, language, now) => {
    const parts = [ATTRIBUTE_NAMES[attribute][language], KINDS[kind][language]];
    parts.push(`${COST[language]} ${numberNow(now, 'cost') ?? cost}`);
    if (kind === 'monster')
      parts.push(`${ATTACK[language]} ${numberNow(now, 'attack') ?? attack}`, `HP ${numberNow(now, 'hp') ?? hp}`);
    return parts.join(COMMA[language]);
  },
  deck: {
    size: 40,
    hand: 5,
    curve: { name: COST, of: ({ cost }) => cost },
    chart: 'attribute',
    rulings: ['tabooLimit'],
  },
});
