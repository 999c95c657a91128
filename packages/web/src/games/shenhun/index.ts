import type { Words } from '@taisen/kernel';
import { KEYWORDS, type ShCardDef, shenhun } from '@taisen/shenhun';
import { anyGame, anyUi, COMMA, numberNow, numberValues, wordOf } from '../game-ui.ts';
import { Back } from './Back.tsx';
import { Face } from './Face.tsx';
import { RARITY_LOOK, ROW_LOOK, TYPE_LOOK } from './inks.ts';
import { layout } from './layout.ts';
import { effectMarks, marks } from './marks.ts';
import { motion } from './motion.ts';
import { rowName } from './rows.ts';
import { timbre } from './sound.ts';

const word = (key: string) => wordOf(shenhun, key);
const COST: Words = { ja: 'コスト', 'zh-Hant': '消耗', en: 'Cost' };
const ATTACK: Words = { ja: '攻撃力', 'zh-Hant': '攻擊力', en: 'attack' };
const HEALTH: Words = { ja: '体力', 'zh-Hant': '生命', en: 'health' };
const DURABILITY: Words = { ja: '耐久', 'zh-Hant': '耐久', en: 'durability' };
const CARDS = shenhun.cards as readonly ShCardDef[];

export const ui = anyUi<ShCardDef>({
  game: anyGame(shenhun),
  cards: CARDS,
  Face,
  Back,
  layout,
  timbre,
  motion,
  marks,
  effectMarks,
  quietEffects: KEYWORDS,
  facets: [
    {
      id: 'type',
      name: { ja: '種類', 'zh-Hant': '種類', en: 'Kind' },
      values: [
        { id: 'character', name: word('type.character') },
        ...(['instant', 'lasting', 'special', 'domain', 'myth'] as const).map((id) => ({
          id,
          name: word(`type.${id}`),
          shape: TYPE_LOOK[id].shape,
        })),
        { id: 'artifact', name: word('type.artifact') },
      ],
      of: ({ type, artifact }) => (artifact ? [type, 'artifact'] : [type]),
    },
    {
      id: 'row',
      name: { ja: '列', 'zh-Hant': '站位', en: 'Row' },
      values: Object.keys(ROW_LOOK).map((id) => ({ id, name: word(`row.${id}`) })),
      of: (def) => [rowName(def)].filter((row) => row !== null),
    },
    { id: 'cost', name: COST, values: numberValues(CARDS.map(({ cost }) => cost)), of: ({ cost }) => [String(cost)] },
    {
      id: 'rarity',
      name: { ja: 'レア度', 'zh-Hant': '稀有度', en: 'Rarity' },
      values: Object.keys(RARITY_LOOK).map((id) => ({ id, name: word(`rarity.${id}`) })),
      of: ({ rarity }) => [rarity],
    },
  ],
  facts: (def, language, now) => {
    const row = rowName(def);
    const parts = [
      word(def.artifact ? 'type.artifact' : `type.${def.type}`)[language],
      word(`rarity.${def.rarity}`)[language],
    ];
    if (row !== null) parts.push(word(`row.${row}`)[language]);
    if (def.type !== 'myth') parts.push(`${COST[language]} ${numberNow(now, 'cost') ?? def.cost}`);
    if (row !== null) parts.push(`${ATTACK[language]} ${numberNow(now, 'attack') ?? def.attack}`);
    if (def.health > 0)
      parts.push(`${(row === null ? DURABILITY : HEALTH)[language]} ${numberNow(now, 'health') ?? def.health}`);
    return parts.join(COMMA[language]);
  },
  deck: {
    size: 30,
    hand: 7,
    curve: { name: COST, of: ({ type, cost }) => (type === 'myth' ? null : cost) },
    chart: 'type',
    rulings: ['legendaries', 'legendaryDeity'],
    lead: { name: word('type.main'), first: ({ type }) => type === 'myth', next: ({ type }) => type === 'character' },
  },
});
