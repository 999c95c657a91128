import { on } from '../../abilities.ts';
import { monster } from '../../card.ts';
import { thisTurn } from '../../effects.ts';

export const calderaTitan = monster(
  'caldera-titan',
  {
    name: { ja: '火口の巨神', 'zh-Hant': '火山口巨神', en: 'Caldera Titan' },
    attribute: 'fire',
    family: 'ember',
    level: 4,
    cost: { level: 3, count: 1 },
    power: 1200,
    art: { icon: 'ifrit' },
    vars: { n: 1 },
  },
  {
    a: {
      text: {
        ja: '1ターンに1度、自分のターンにこのモンスターが戦闘で相手のモンスターを破壊した時、このターン、このモンスターはもう{n}回攻撃できる。',
        'zh-Hant': '每回合1次，在我方回合這隻怪獸以戰鬥破壞對手怪獸時，本回合這隻怪獸可以再攻擊{n}次。',
        en: 'Once per turn, when this monster destroys a monster in battle during your turn, it can attack {n} more time this turn.',
      },
      does: on(
        'won-battle',
        function* (g, self, { n }) {
          thisTurn(g, self, 'a', 'attacks', self.id, n);
        },
        { once: true, when: (g, self) => g.s.active === self.controller },
      ),
    },
  },
);
