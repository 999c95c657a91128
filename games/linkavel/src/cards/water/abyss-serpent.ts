import { opponent } from '@taisen/kernel';
import { onSummoned, permanent } from '../../abilities.ts';
import { defOf, monster } from '../../card.ts';
import { toHand } from '../../leave.ts';
import { monstersOf } from '../../state.ts';

export const abyssSerpent = monster(
  'abyss-serpent',
  {
    name: { ja: '深潮の大海蛇', 'zh-Hant': '深潮巨海蛇', en: 'Abyss Serpent' },
    attribute: 'water',
    family: 'tide',
    level: 4,
    cost: { level: 3, count: 1 },
    power: 1200,
    art: { icon: 'sea-serpent' },
    vars: { n: 2 },
  },
  {
    a: {
      text: {
        ja: 'このモンスターが召喚された時、相手の場のレベル{n}以下のモンスターをすべて持ち主の手札に戻す。',
        'zh-Hant': '這隻怪獸被召喚時，使對手場上所有等級{n}以下的怪獸返回持有者手牌。',
        en: 'When this monster is summoned, return all level {n} or lower monsters your opponent controls to their owners’ hands.',
      },
      does: onSummoned(function* (g, self, { n }) {
        for (const card of monstersOf(g, opponent(self.controller))) if (defOf(g, card).level <= n) toHand(g, card.id);
      }),
    },
    b: {
      text: {
        ja: 'このモンスターは効果では破壊されない。',
        'zh-Hant': '這隻怪獸不會被效果破壞。',
        en: 'This monster cannot be destroyed by effects.',
      },
      does: permanent({ effectProof: (_g, self, card, proof) => (card.id === self.id ? 1 : proof) }),
    },
  },
);
