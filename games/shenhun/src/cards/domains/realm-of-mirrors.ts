import { NO_CARD } from '@taisen/kernel';
import { atTheirEnd, isExtended, onOwnField } from '../../abilities.ts';
import { domain } from '../../card.ts';
import { drain } from '../../power.ts';
import { extensionOf } from '../../state.ts';

export const realmOfMirrors = domain(
  'realm-of-mirrors',
  {
    name: { ja: '万鏡の界', 'zh-Hant': '萬鏡界', en: 'Realm of Mirrors' },
    rarity: 'legendary',
    deity: 'mirror-lord',
    cost: 3,
    durability: 8,
    vars: { n: 2 },
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
        ja: '自分の場：相手のターン終了時、自分の神域が相手の場にあれば、相手は神力を{n}失う。',
        'zh-Hant': '己方場地：對手回合結束時，若己方神域在對手場地，對手失去{n}點神力。',
        en: "Your field: at the end of the opponent's turn, if your domain lies on their field, they lose {n} power.",
      },
      does: onOwnField(
        atTheirEnd(
          (g, self, { n }) => {
            drain(g, self, n);
          },
          (g, self) => extensionOf(g, self.controller) !== NO_CARD,
        ),
      ),
    },
  },
);
