import { isExtended } from '../../abilities.ts';
import { domain } from '../../card.ts';

export const realmOfMirrors = domain(
  'realm-of-mirrors',
  {
    name: { ja: '万鏡の界', 'zh-Hant': '萬鏡界', en: 'Realm of Mirrors' },
    rarity: 'legendary',
    deity: 'mirror-lord',
    cost: 3,
    durability: 8,
    art: { icon: 'crystal-ball' },
  },
  {
    a: {
      text: {
        ja: '自分の場：どの名前の神域でも相手の場に延伸できる。',
        'zh-Hant': '己方場地：可將任何名稱的神域延伸至對手場地。',
        en: 'Your field: you may extend domains of any name.',
      },
      does: {
        kind: 'continuous',
        modifiesPlayer: {
          extendsAny: (_g, self, seat, value) => (seat === self.controller && !isExtended(self) ? 1 : value),
        },
      },
    },
    b: {
      text: {
        ja: '自分の場：相手の場に延伸した自分の神域は、「自分の場」の効果も持つ。',
        'zh-Hant': '己方場地：己方延伸至對手場地的神域，其「己方場地」的效果也會生效。',
        en: "Your field: your domain on the opponent's field also has its effects of your own field.",
      },
      does: {
        kind: 'continuous',
        modifiesPlayer: {
          mirrored: (_g, self, seat, value) => (seat === self.controller && !isExtended(self) ? 1 : value),
        },
      },
    },
  },
);
