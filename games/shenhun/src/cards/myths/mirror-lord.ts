import { NO_CARD } from '@taisen/kernel';
import { atTheirEnd, aura, whileMainStands } from '../../abilities.ts';
import { myth } from '../../card.ts';
import { drain } from '../../power.ts';
import { less, ownedByMe } from '../../scope.ts';
import { extensionOf } from '../../state.ts';

export const mirrorLord = myth(
  'mirror-lord',
  {
    name: { ja: '界鏡の主', 'zh-Hant': '界鏡之主', en: 'Lord of the Mirror Bounds' },
    vars: { n: 2, m: 3 },
    art: { icon: 'mirror-mirror' },
  },
  {
    a: {
      text: {
        ja: '自分が神域を相手の場に延伸するコスト-{n}。',
        'zh-Hant': '己方將神域延伸至對手場地的消耗減少{n}。',
        en: "Extending a domain to the opponent's field costs you {n} less.",
      },
      does: aura(less('extensionCost', ownedByMe, 'n')),
    },
    b: {
      text: {
        ja: '相手のターン終了時、自分の神域が相手の場にあれば、相手は神力を{m}失う。',
        'zh-Hant': '對手回合結束時，若己方神域在對手場地，對手失去{m}點神力。',
        en: "At the end of the opponent's turn, if your domain is on their field, they lose {m} power.",
      },
      does: whileMainStands(
        atTheirEnd(
          (g, self, { m }) => {
            drain(g, self, m);
          },
          (g, self) => extensionOf(g, self.controller) !== NO_CARD,
        ),
      ),
    },
  },
);
