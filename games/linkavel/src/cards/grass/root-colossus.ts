import { permanent, permanentForPlayer } from '../../abilities.ts';
import { monster } from '../../card.ts';
import { isOtherOfFamily } from '../../choose.ts';

export const rootColossus = monster(
  'root-colossus',
  {
    name: { ja: '根張りの巨像', 'zh-Hant': '盤根巨像', en: 'Root Colossus' },
    attribute: 'grass',
    family: 'grove',
    level: 4,
    cost: { level: 2, count: 2 },
    power: 2600,
    art: { icon: 'tree-roots' },
    vars: { n: 400 },
  },
  {
    a: {
      text: {
        ja: '自分が受ける戦闘ダメージは{n}減る。',
        'zh-Hant': '我方受到的戰鬥傷害減少{n}點。',
        en: 'Battle damage you take is reduced by {n}.',
      },
      does: permanentForPlayer({
        battleDamage: (_g, self, seat, amount, { n }) => (seat === self.controller ? amount - n : amount),
      }),
    },
    b: {
      text: {
        ja: '自分の場の他の「杜」モンスターは効果では破壊されない。',
        'zh-Hant': '我方場上其他「森」怪獸不會被效果破壞。',
        en: 'Other Grove monsters you control cannot be destroyed by effects.',
      },
      does: permanent({ effectProof: (g, self, card, proof) => (isOtherOfFamily(g, self, card, 'grove') ? 1 : proof) }),
    },
  },
);
