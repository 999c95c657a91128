import { opponent } from '@taisen/kernel';
import { on } from '../../abilities.ts';
import { monster } from '../../card.ts';
import { discardCards } from '../../choose.ts';

export const veilCutpurse = monster(
  'veil-cutpurse',
  {
    name: { ja: '帳の掏摸', 'zh-Hant': '帷幕扒手', en: 'Veil Cutpurse' },
    reading: 'とばりのすり',
    attribute: 'dark',
    family: 'veil',
    level: 1,
    power: 200,
    art: { icon: 'robber-hand' },
    vars: { n: 1 },
  },
  {
    a: {
      text: {
        ja: 'このモンスターが相手に戦闘ダメージを与えた時、相手は手札を{n}枚選んで捨てる。',
        'zh-Hant': '這隻怪獸給予對手戰鬥傷害時，對手選擇{n}張手牌捨棄。',
        en: 'When this monster deals battle damage to your opponent, they discard {n}.',
      },
      does: on(
        'damaged',
        function* (g, self, { n }) {
          yield* discardCards(g, self, 'a', opponent(self.controller), n);
        },
        { when: (_g, self, { seat, how }) => seat !== self.controller && how === 'battle' },
      ),
    },
  },
);
