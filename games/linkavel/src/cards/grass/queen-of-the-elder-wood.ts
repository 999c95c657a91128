import { permanent } from '../../abilities.ts';
import { familyIs, monster } from '../../card.ts';

export const queenOfTheElderWood = monster(
  'queen-of-the-elder-wood',
  {
    name: { ja: '千年杜の女王', 'zh-Hant': '千年森女王', en: 'Queen of the Elder Wood' },
    reading: 'せんねんもりのじょおう',
    attribute: 'grass',
    family: 'grove',
    level: 5,
    cost: { level: 2, count: 2 },
    power: 2000,
    art: { icon: 'tree-face' },
  },
  {
    a: {
      text: {
        ja: '自分のトラッシュの杜一族のモンスターを、手札にあるカードと同じように通常召喚できる。',
        'zh-Hant': '可以將我方棄牌區的森族怪獸，如同手牌一般通常召喚。',
        en: 'You can normal summon Grove-family monsters from your trash as if they were in your hand.',
      },
      does: permanent({
        fromTrash: (g, self, card, fromTrash) =>
          card.owner === self.controller && familyIs(g, card, 'grove') ? 1 : fromTrash,
      }),
    },
  },
);
