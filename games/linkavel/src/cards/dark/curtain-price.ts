import { opponent } from '@taisen/kernel';
import { use } from '../../abilities.ts';
import { familyIs, magic } from '../../card.ts';
import { chooseMonster, monsterOf } from '../../choose.ts';
import { destroy, toTrash } from '../../leave.ts';
import { monstersOf } from '../../state.ts';

export const curtainPrice = magic(
  'curtain-price',
  {
    name: { ja: '幕の代価', 'zh-Hant': '落幕的代價', en: 'Price of the Curtain' },
    art: { icon: 'drama-masks', sign: 'veil' },
  },
  {
    a: {
      text: {
        ja: '自分の場の帳一族のモンスター1体をトラッシュに送って発動できる。相手の場のモンスター1体を破壊する。',
        'zh-Hant': '將我方場上1隻帷幕族怪獸送入棄牌區才能發動。破壞對手場上1隻怪獸。',
        en: 'Send a Veil-family monster you control to the trash to use this. Destroy a monster your opponent controls.',
      },
      does: use(
        function* (g, self) {
          const seat = self.controller;
          toTrash(g, [yield* chooseMonster(g, self, 'a', seat, monsterOf('veil'))], 'effect');
          yield* destroy(g, [yield* chooseMonster(g, self, 'a', opponent(seat))], 'effect');
        },
        (g, self) =>
          monstersOf(g, self.controller).some((card) => familyIs(g, card, 'veil')) &&
          monstersOf(g, opponent(self.controller)).length > 0,
      ),
    },
  },
);
