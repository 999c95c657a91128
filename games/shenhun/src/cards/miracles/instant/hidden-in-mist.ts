import { useOn } from '../../../abilities.ts';
import { instant } from '../../../card.ts';
import { allies } from '../../../choose.ts';
import { untilNextTurn } from '../../../effects.ts';

export const hiddenInMist = instant(
  'hidden-in-mist',
  { name: { ja: '霧隠れ', 'zh-Hant': '霧隱', en: 'Hidden in Mist' }, rarity: 'common', cost: 1, art: { icon: 'fog' } },
  {
    a: {
      text: {
        ja: '次の相手のターン終了時まで、自分のキャラクター1体は隠密を持つ。',
        'zh-Hant': '直到對手下個回合結束，己方一名角色具有隱身。',
        en: "Until the end of the opponent's next turn, one of your characters has Veil.",
      },
      does: useOn(allies, (g, self, _vars, { target }) => {
        untilNextTurn(g, self, 'a', 'veil', target as number, 1);
      }),
    },
  },
);
