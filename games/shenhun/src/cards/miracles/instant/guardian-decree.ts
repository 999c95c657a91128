import { useOn } from '../../../abilities.ts';
import { instant } from '../../../card.ts';
import { allies } from '../../../choose.ts';
import { untilNextTurn } from '../../../effects.ts';

export const guardianDecree = instant(
  'guardian-decree',
  {
    name: { ja: '守護の令', 'zh-Hant': '守護令', en: 'Guardian Decree' },
    rarity: 'rare',
    cost: 2,
    vars: { p: 3, n: 2 },
    art: { icon: 'magic-shield' },
  },
  {
    a: {
      text: {
        ja: '次の相手のターン終了時まで、自分のキャラクター1体は守護{p}と堅甲{n}を持つ。',
        'zh-Hant': '直到對手下個回合結束，己方一名角色具有守護{p}與堅甲{n}。',
        en: "Until the end of the opponent's next turn, one of your characters has Guard {p} and Armor {n}.",
      },
      does: useOn(allies, (g, self, { p, n }, { target }) => {
        untilNextTurn(g, self, 'a', 'guard', target as number, p);
        untilNextTurn(g, self, 'a', 'armor', target as number, n);
      }),
    },
  },
);
