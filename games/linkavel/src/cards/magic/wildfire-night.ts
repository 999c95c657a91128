import { opponent } from '@taisen/kernel';
import { use } from '../../abilities.ts';
import { magic } from '../../card.ts';
import { destroy } from '../../leave.ts';
import { damage } from '../../life.ts';
import { monstersOf, trashOf } from '../../state.ts';

export const wildfireNight = magic(
  'wildfire-night',
  {
    name: { ja: '野火の夜', 'zh-Hant': '野火之夜', en: 'Wildfire Night' },
    art: { icon: 'wildfires' },
    vars: { k: 8, n: 300 },
  },
  {
    a: {
      text: {
        ja: '自分のトラッシュにカードが{k}枚以上ある場合に発動できる。お互いの場のモンスターをすべて破壊する。その後、お互いは、破壊された自分のモンスター1体につき{n}ダメージを受ける。',
        'zh-Hant':
          '我方棄牌區有{k}張以上的卡時才能發動。破壞雙方場上所有怪獸。然後，雙方每有1隻自己的怪獸被破壞，就受到{n}點傷害。',
        en: 'Use only if there are {k} or more cards in your trash. Destroy all monsters on the field. Then each player takes {n} damage for each of their monsters destroyed this way.',
      },
      does: use(
        function* (g, self, { n }) {
          const seat = self.controller;
          const mine = monstersOf(g, seat).map((card) => card.id);
          const theirs = monstersOf(g, opponent(seat)).map((card) => card.id);
          const destroyed = yield* destroy(g, [...mine, ...theirs], 'effect');
          damage(g, seat, n * destroyed.filter((id) => mine.includes(id)).length, 'effect', self.id);
          damage(g, opponent(seat), n * destroyed.filter((id) => theirs.includes(id)).length, 'effect', self.id);
        },
        (g, self, { k }) => {
          const { controller } = self;
          if (trashOf(g, controller).length < k) return false;
          return monstersOf(g, controller).length + monstersOf(g, opponent(controller)).length > 0;
        },
      ),
    },
  },
);
