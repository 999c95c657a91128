import { onDestroyed } from '../../abilities.ts';
import { monster } from '../../card.ts';
import { summonFromDeck } from '../../choose.ts';

export const acornPage = monster(
  'acorn-page',
  {
    name: { ja: '団栗の小姓', 'zh-Hant': '橡實侍童', en: 'Acorn Page' },
    reading: 'どんぐりのこしょう',
    attribute: 'grass',
    family: 'grove',
    level: 1,
    power: 200,
    art: { icon: 'acorn' },
    vars: { n: 1 },
  },
  {
    a: {
      text: {
        ja: 'このモンスターが戦闘で破壊された時、デッキからレベル{n}の杜一族のモンスター1体を特殊召喚してもよい。その後、デッキをシャッフルする。',
        'zh-Hant': '這隻怪獸被戰鬥破壞時，可以從牌組將1隻等級{n}的森族怪獸特殊召喚，然後洗牌。',
        en: 'When this monster is destroyed in battle, you may special summon a level {n} Grove-family monster from your deck, then shuffle.',
      },
      does: onDestroyed(
        function* (g, self, { n }) {
          yield* summonFromDeck(g, self, 'a', (def) => def.family === 'grove' && def.level === n);
        },
        { may: true, when: (_g, _self, event) => event.how === 'battle' },
      ),
    },
  },
);
