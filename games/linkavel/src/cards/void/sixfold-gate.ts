import type { Seat } from '@taisen/kernel';
import { permanent, whenever } from '../../abilities.ts';
import { defOfId, monster } from '../../card.ts';
import { wins } from '../../life.ts';
import { type G, trashOf } from '../../state.ts';

/** LV-3.1: how many different attributes are in a player's trash. */
const attributesInTrash = (g: G, seat: Seat): number =>
  new Set(
    trashOf(g, seat)
      .map((id) => defOfId(g, id).attribute)
      .filter((attribute) => attribute !== null),
  ).size;

export const sixfoldGate = monster(
  'sixfold-gate',
  {
    name: { ja: '六界の門', 'zh-Hant': '六界之門', en: 'The Sixfold Gate' },
    attribute: 'void',
    level: 5,
    cost: { level: 4, count: 1 },
    power: 3100,
    art: { icon: 'star-gate' },
    vars: { n: 6, m: 100 },
  },
  {
    a: {
      text: {
        ja: '自分のターン開始時、自分のトラッシュに{n}種類の属性のモンスターがそろっている場合、自分はゲームに勝利する。',
        'zh-Hant': '我方回合開始時，若我方棄牌區集齊{n}種屬性的怪獸，我方贏得這場遊戲。',
        en: 'At the start of your turn, if monsters of {n} attributes are in your trash, you win the game.',
      },
      does: whenever(
        'turn-start',
        (g, self, { seat }, { n }) => seat === self.controller && attributesInTrash(g, self.controller) >= n,
        function* (g, self) {
          wins(g, self.controller);
        },
      ),
    },
    b: {
      text: {
        ja: 'このモンスターのパワーは、自分のトラッシュのモンスターの属性1種類につき{m}アップする。',
        'zh-Hant': '我方棄牌區的怪獸每有1種屬性，這隻怪獸的力量上升{m}。',
        en: 'This monster has {m} more power for each attribute among the monsters in your trash.',
      },
      does: permanent({
        power: (g, self, card, power, { m }) =>
          card.id === self.id ? power + m * attributesInTrash(g, self.controller) : power,
      }),
    },
  },
);
