import { use } from '../../abilities.ts';
import { magic } from '../../card.ts';
import { summonFromDeck } from '../../choose.ts';
import { countFreeZones } from '../../summon.ts';

export const scatterSeeds = magic(
  'scatter-seeds',
  {
    name: { ja: '種を播く', 'zh-Hant': '播種', en: 'Scatter Seeds' },
    family: 'grove',
    art: { icon: 'plant-seed' },
    vars: { n: 1 },
  },
  {
    a: {
      text: {
        ja: 'デッキからレベル{n}の「杜」モンスター1体を特殊召喚し、デッキをシャッフルする。',
        'zh-Hant': '從牌組特殊召喚1隻等級{n}的「森」怪獸，然後洗牌。',
        en: 'Special summon a level {n} Grove monster from your deck, then shuffle.',
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
