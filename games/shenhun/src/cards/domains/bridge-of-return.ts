import { onOpponentField, onOwnField, whenever } from '../../abilities.ts';
import { domain } from '../../card.ts';
import { addDeaths, toHand } from '../../leave.ts';
import { DISCARD, type ShCard } from '../../state.ts';

export const bridgeOfReturn = domain(
  'bridge-of-return',
  {
    name: { ja: '戻り橋', 'zh-Hant': '奈何橋', en: 'Bridge of Return' },
    rarity: 'epic',
    cost: 3,
    durability: 5,
    vars: { n: 1 },
    art: { icon: 'bridge' },
  },
  {
    a: {
      text: {
        ja: '自分の場：自分のキャラクターが撃破された時、それを手札に戻してもよい。',
        'zh-Hant': '己方場地：己方角色被擊殺時，可將其收回手牌。',
        en: 'Your field: when one of your characters is killed, you may return it to your hand.',
      },
      does: onOwnField(
        whenever(
          'slain',
          (_g, self, event) => event.seat === self.controller,
          (g, _self, _vars, { card }) => {
            if ((g.s.cards[card as number] as ShCard).zone >> 1 === DISCARD) toHand(g, card as number);
          },
          { may: true },
        ),
      ),
    },
    b: {
      text: {
        ja: '相手の場：相手のキャラクターが撃破されるたび、その撃破回数はさらに{n}増える。',
        'zh-Hant': '對手場地：對手角色被擊殺時，其死亡次數再增加{n}。',
        en: "Opponent's field: whenever an opposing character is killed, count {n} more death for it.",
      },
      does: onOpponentField(
        whenever(
          'slain',
          (_g, self, event) => event.seat !== self.controller,
          (g, _self, { n }, { card }) => {
            addDeaths(g, card as number, n);
          },
        ),
      ),
    },
  },
);
