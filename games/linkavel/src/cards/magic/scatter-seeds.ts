import { use } from '../../abilities.ts';
import { magic } from '../../card.ts';
import { summonFromDeck } from '../../choose.ts';
import { countFreeZones } from '../../summon.ts';

export const scatterSeeds = magic(
  'scatter-seeds',
  {
    name: { ja: '種まき', 'zh-Hant': '播種', en: 'Scatter Seeds' },
    art: { icon: 'plant-seed', sign: 'grove' },
    vars: { n: 2 },
  },
  {
    a: {
      text: {
        ja: 'デッキからレベル{n}の杜一族のモンスター1体を特殊召喚する。その後、デッキをシャッフルする。',
        'zh-Hant': '從牌組將1隻等級{n}的森族怪獸特殊召喚，然後洗牌。',
        en: 'Special summon a level {n} Grove-family monster from your deck, then shuffle.',
      },
      does: use(
        function* (g, self, { n }) {
          yield* summonFromDeck(g, self, 'a', (def) => def.family === 'grove' && def.level === n);
        },
        (g, self) => countFreeZones(g, self.controller) > 0,
      ),
    },
  },
);
