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
    family: 'veil',
    art: { icon: 'drama-masks' },
  },
  {
    a: {
      text: {
        ja: '自分の場の「帳」モンスター1体をトラッシュに送り、相手の場のモンスター1体を破壊する。',
        'zh-Hant': '將我方場上1隻「帷幕」怪獸送入棄牌區，破壞對手場上1隻怪獸。',
        en: 'Send a Veil monster you control to the trash, then destroy a monster your opponent controls.',
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
