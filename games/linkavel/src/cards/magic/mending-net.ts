import { pickSome } from '@taisen/kernel';
import { use } from '../../abilities.ts';
import { isMonster, magic } from '../../card.ts';
import { fitting } from '../../choose.ts';
import { toHand } from '../../leave.ts';
import { trashOf } from '../../state.ts';

export const mendingNet = magic(
  'mending-net',
  {
    name: { ja: '潮繕いの網', 'zh-Hant': '補潮之網', en: 'Mending Net' },
    reading: 'しおつくろいのあみ',
    art: { icon: 'fishing-net', sign: 'tide' },
    vars: { n: 2, k: 3 },
  },
  {
    a: {
      text: {
        ja: '自分のトラッシュからレベル{k}以下の潮一族のモンスターを{n}枚まで選び、手札に加える。',
        'zh-Hant': '從我方棄牌區選擇最多{n}張等級{k}以下的潮族怪獸卡加入手牌。',
        en: 'Add up to {n} level {k} or lower Tide-family monsters from your trash to your hand.',
      },
      does: use(
        function* (g, self, { n, k }) {
          const seat = self.controller;
          const fit = fitting(g, trashOf(g, seat), (def) => def.family === 'tide' && isMonster(def) && def.level <= k);
          const asking = { card: self.id, ability: 'a' };
          for (const id of yield* pickSome(seat, 'trash', fit, n, { asking, optional: true })) toHand(g, id);
        },
        (g, self, { k }) =>
          fitting(g, trashOf(g, self.controller), (def) => def.family === 'tide' && isMonster(def) && def.level <= k)
            .length > 0,
      ),
    },
  },
);
