import { ATTRIBUTES, FAMILIES, FAMILY_WORDS, type LvCardDef, linkavel } from '@taisen/linkavel';
import { anyGame, anyUi, COMMA, numberNow } from '../game-ui.ts';
import { Back } from './Back.tsx';
import { Face } from './Face.tsx';
import { layout } from './layout.ts';
import { effectMarks, marks } from './marks.ts';
import { motion } from './motion.ts';
import { REALMS } from './realms.ts';
import { timbre } from './sound.ts';
import { ATTRIBUTE, ATTRIBUTES_WORD, COST, COUNTERS, FAMILIES_WORD, KIND, KINDS, LEVEL, POWER } from './words.ts';

const LEVELS = ['1', '2', '3', '4', '5'];

const CARDS = linkavel.cards as readonly LvCardDef[];

export const ui = anyUi<LvCardDef>({
  game: anyGame(linkavel),
  cards: CARDS,
  Face,
  Back,
  layout,
  timbre,
  motion,
  marks,
  effectMarks,
  quietEffects: ['negated', 'counter', 'atEnd'],
  facets: [
    {
      id: 'kind',
      name: KIND,
      values: Object.entries(KINDS).map(([id, name]) => ({ id, name })),
      of: ({ kind }) => [kind],
    },
    {
      id: 'attribute',
      name: ATTRIBUTES_WORD,
      values: ATTRIBUTES.map((id) => ({ id, name: ATTRIBUTE[id], shape: REALMS[id].shape })),
      of: ({ attribute }) => (attribute === null ? [] : [attribute]),
    },
    {
      id: 'level',
      name: LEVEL,
      values: LEVELS.map((id) => ({ id, name: { ja: id, 'zh-Hant': id, en: id } })),
      of: ({ level }) => (level === 0 ? [] : [String(level)]),
    },
    {
      id: 'family',
      name: FAMILIES_WORD,
      values: FAMILIES.map((id) => ({ id, name: FAMILY_WORDS[id].name })),
      // Magic belongs to no family, but is found with the family that it is made for.
      of: ({ family, art }) => [family ?? art.sign].filter((id) => id !== undefined),
    },
  ],
  facts: ({ kind, attribute, family, level, power, cost }, language, now) => {
    const parts = [KINDS[kind][language]];
    const counters = numberNow(now, 'counters') ?? 0;
    if (attribute !== null) {
      parts.push(ATTRIBUTE[attribute][language], `${LEVEL[language]} ${level}`);
      if (family !== null) parts.push(FAMILY_WORDS[family].label[language]);
      if (cost !== null) parts.push(`${COST[language]} ${LEVEL[language]} ${cost.level} ×${cost.count}`);
      parts.push(`${POWER[language]} ${numberNow(now, 'power') ?? power}`);
    }
    if (counters > 0) parts.push(`${COUNTERS[language]} ${counters}`);
    return parts.join(COMMA[language]);
  },
  deck: { size: 30, hand: 6, curve: { name: LEVEL, of: ({ level }) => level || null }, chart: 'attribute' },
});
