import { permanentForPlayer, substitute } from '../../abilities.ts';
import { monster } from '../../card.ts';
import { isOtherOfFamily } from '../../choose.ts';
import { whileItStays } from '../../effects.ts';
import { powerOf } from '../../values.ts';

export const rootColossus = monster(
  'root-colossus',
  {
    name: { ja: '根張りの巨像', 'zh-Hant': '盤根巨像', en: 'Root Colossus' },
    reading: 'ねばりのきょぞう',
    attribute: 'grass',
    family: 'grove',
    level: 4,
    cost: { level: 2, count: 1 },
    power: 1200,
    art: { icon: 'tree-roots' },
    vars: { n: 200, p: 500 },
  },
  {
    a: {
      text: {
        ja: '自分が戦闘ダメージを受ける時、そのダメージは{n}減る。',
        'zh-Hant': '我方受到戰鬥傷害時，該傷害減少{n}點。',
        en: 'Each time you take battle damage, reduce it by {n}.',
      },
      does: permanentForPlayer({
        battleDamage: (_g, self, seat, amount, { n }) => (seat === self.controller ? amount - n : amount),
      }),
    },
    b: {
      text: {
        ja: '自分の場の他の杜一族のモンスターが破壊される場合、代わりにこのモンスターのパワーを、場を離れるまで{p}ダウンさせてもよい（パワーが{p}以上の場合のみ）。',
        'zh-Hant':
          '我方場上其他森族怪獸將被破壞時，可以改為使這隻怪獸的力量下降{p}，直到離場為止（僅限力量{p}以上時）。',
        en: 'If another Grove-family monster you control would be destroyed, you may have this monster lose {p} power until it leaves the field instead, if it has {p} or more.',
      },
      does: substitute(
        (g, self, victim, { p }) => isOtherOfFamily(g, self, victim, 'grove') && powerOf(g, self) >= p,
        (g, self, { p }) => whileItStays(g, self, 'b', 'power', self.id, -p),
      ),
    },
  },
);
