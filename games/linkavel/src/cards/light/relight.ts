import { use } from '../../abilities.ts';
import { magic } from '../../card.ts';
import { fitting, monsterOf, summonFromTrash } from '../../choose.ts';
import { monstersOf, trashOf } from '../../state.ts';

export const relight = magic(
  'relight',
  {
    name: { ja: '灯し直し', 'zh-Hant': '重燃燈火', en: 'Relight' },
    art: { icon: 'candles', sign: 'choir' },
    vars: { n: 2 },
  },
  {
    a: {
      text: {
        ja: '自分のトラッシュからレベル{n}以下の灯歌一族のモンスター1体を特殊召喚する。',
        'zh-Hant': '從我方棄牌區將1隻等級{n}以下的燈歌族怪獸特殊召喚。',
        en: 'Special summon a level {n} or lower Choir-family monster from your trash.',
      },
      does: use(
        function* (g, self, { n }) {
          yield* summonFromTrash(g, self, 'a', monsterOf('choir', n));
        },
        (g, self, { n }) =>
          monstersOf(g, self.controller).length < 3 &&
          fitting(g, trashOf(g, self.controller), monsterOf('choir', n)).length > 0,
      ),
    },
  },
);
