import type { Words } from '@taisen/kernel';
import { ATTRIBUTES, type OdCardDef, oneDeck } from '@taisen/one-deck';
import { anyGame, anyUi, COMMA, numberNow, numberValues, wordOf } from '../game-ui.ts';
import { Back } from './Back.tsx';
import { Face } from './Face.tsx';
import { ATTRIBUTE_LOOK, KIND_LOOK } from './inks.ts';
import { layout } from './layout.ts';
import { effectMarks, marks } from './marks.ts';
import { motion } from './motion.ts';
import { timbre } from './sound.ts';

const word = (key: string) => wordOf(oneDeck, key);
const COST: Words = { ja: 'コスト', 'zh-Hant': '費用', en: 'Cost' };
const CARDS = oneDeck.cards as readonly OdCardDef[];

export const ui = anyUi<OdCardDef>({
  game: anyGame(oneDeck),
  cards: CARDS,
  Face,
  Back,
  layout,
  timbre,
  motion,
  marks,
  effectMarks,
  passable: ['respond', 'gift'],
  facets: [
    {
      id: 'kind',
      name: { ja: '種類', 'zh-Hant': '種類', en: 'Kind' },
      values: [
        { id: 'monster', name: word('kind.monster') },
        { id: 'spell', name: word('kind.spell'), shape: KIND_LOOK.spell.shape },
        { id: 'trap', name: word('kind.trap'), shape: KIND_LOOK.trap.shape },
      ],
      of: ({ kind }) => [kind],
    },
    {
      id: 'attribute',
      name: { ja: '属性', 'zh-Hant': '屬性', en: 'Attribute' },
      values: ATTRIBUTES.map((id) => ({ id, name: word(`attribute.${id}`), shape: ATTRIBUTE_LOOK[id].shape })),
      of: ({ attribute }) => (attribute === null ? [] : [attribute]),
    },
    { id: 'cost', name: COST, values: numberValues(CARDS.map(({ cost }) => cost)), of: ({ cost }) => [String(cost)] },
  ],
  facts: ({ kind, attribute, cost, stars, attack, defence }, language, now) => {
    const parts = [word(`kind.${kind}`)[language], `${COST[language]} ${cost}`];
    if (attribute !== null) {
      parts.push(word(`attribute.${attribute}`)[language], `★${stars}`);
      parts.push(`ATK ${numberNow(now, 'attack') ?? attack}`, `DEF ${numberNow(now, 'defence') ?? defence}`);
    }
    return parts.join(COMMA[language]);
  },
});
