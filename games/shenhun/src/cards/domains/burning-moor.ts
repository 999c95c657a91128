import { atTheirEnd, auraOnOwnField, onOpponentField } from '../../abilities.ts';
import { domain } from '../../card.ts';
import { drain } from '../../power.ts';
import { more, myMain } from '../../scope.ts';

export const burningMoor = domain(
  'burning-moor',
  {
    name: { ja: '焼け野', 'zh-Hant': '焚野', en: 'Burning Moor' },
    rarity: 'rare',
    cost: 2,
    durability: 5,
    vars: { n: 1, m: 3 },
    art: { icon: 'burning-forest' },
  },
  {
    a: {
      text: {
        ja: '自分の場：自分の主戦者の奪魂+{n}。',
        'zh-Hant': '己方場地：己方主戰者奪魂+{n}。',
        en: 'Your field: your main fighter has {n} more Reap.',
      },
      does: auraOnOwnField(more('reap', myMain, 'n')),
    },
    b: {
      text: {
        ja: '相手の場：相手のターン終了時、相手は神力を{m}失う。',
        'zh-Hant': '對手場地：對手回合結束時，對手失去{m}點神力。',
        en: "Opponent's field: at the end of the opponent's turn, they lose {m} power.",
      },
      does: onOpponentField(
        atTheirEnd((g, self, { m }) => {
          drain(g, self, m);
        }),
      ),
    },
  },
);
