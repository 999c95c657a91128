import type { Seat } from '@taisen/kernel';
import { permanent, whenever } from '../../abilities.ts';
import { defOfId, monster } from '../../card.ts';
import { wins } from '../../life.ts';
import { type G, monstersOf, trashOf } from '../../state.ts';

/** LV-3.1: how many different attributes a player's monsters have, on the field and in the trash. */
const attributesOf = (g: G, seat: Seat): number =>
  new Set(
    [...monstersOf(g, seat).map(({ id }) => id), ...trashOf(g, seat)]
      .map((id) => defOfId(g, id).attribute)
      .filter((attribute) => attribute !== null),
  ).size;

export const sixfoldGate = monster(
  'sixfold-gate',
  {
    name: { ja: '六界の門', 'zh-Hant': '六界之門', en: 'The Sixfold Gate' },
    attribute: 'void',
    level: 5,
    cost: { level: 3, count: 1 },
    power: 1600,
    art: { icon: 'star-gate' },
    vars: { n: 6, m: 100 },
  },
  {
    a: {
      text: {
        ja: '自分のターン開始時、自分の場とトラッシュに合わせて{n}種類の属性のモンスターがそろっている場合、自分はゲームに勝利する。',
        'zh-Hant': '我方回合開始時，若我方場上與棄牌區合計集齊{n}種屬性的怪獸，我方贏得這場遊戲。',
        en: 'At the start of your turn, if you have monsters of {n} attributes on your field and in your trash together, you win the game.',
      },
      does: whenever(
        'turn-start',
        (g, self, { seat }, { n }) => seat === self.controller && attributesOf(g, self.controller) >= n,
        function* (g, self) {
          wins(g, self.controller);
        },
      ),
    },
    b: {
      text: {
        ja: 'このモンスターのパワーは、自分の場とトラッシュのモンスターの属性1種類につき{m}アップする。',
        'zh-Hant': '我方場上與棄牌區的怪獸每有1種屬性，這隻怪獸的力量上升{m}。',
        en: 'This monster has {m} more power for each attribute among the monsters on your field and in your trash.',
      },
      does: permanent({
        power: (g, self, card, power, { m }) =>
          card.id === self.id ? power + m * attributesOf(g, self.controller) : power,
      }),
    },
  },
);
