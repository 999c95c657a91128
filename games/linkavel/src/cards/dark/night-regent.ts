import { opponent } from '@taisen/kernel';
import { activated, whenever } from '../../abilities.ts';
import { defOfId, monster } from '../../card.ts';
import { chooseMonster, chooseOnField, fieldOf } from '../../choose.ts';
import { destroy, toTrash, wasMonsterOf } from '../../leave.ts';
import { damage } from '../../life.ts';
import { monstersOf } from '../../state.ts';

export const nightRegent = monster(
  'night-regent',
  {
    name: { ja: '夜の摂政', 'zh-Hant': '夜之攝政', en: 'Night Regent' },
    attribute: 'dark',
    family: 'veil',
    level: 4,
    cost: { level: 3, count: 1 },
    power: 1200,
    art: { icon: 'queen-crown' },
    vars: { n: 200 },
  },
  {
    a: {
      text: {
        ja: '1ターンに1度、自分の場の他のモンスター1体をトラッシュに送って発動できる。相手の場のカード1枚を破壊する。',
        'zh-Hant': '每回合1次，可以將我方場上1隻其他怪獸送入棄牌區發動。破壞對手場上1張卡。',
        en: 'Once per turn, you can send another monster you control to the trash: destroy a card your opponent controls.',
      },
      does: activated(
        function* (g, self) {
          const seat = self.controller;
          toTrash(g, [yield* chooseMonster(g, self, 'a', seat, (_def, card) => card.id !== self.id)], 'effect');
          yield* destroy(g, [yield* chooseOnField(g, self, 'a', opponent(seat))], 'effect');
        },
        (g, self) => monstersOf(g, self.controller).length > 1 && fieldOf(g, opponent(self.controller)).length > 0,
      ),
    },
    b: {
      text: {
        ja: '自分の場の他の帳一族のモンスターがトラッシュに送られた時、相手に{n}ダメージを与える。',
        'zh-Hant': '我方場上其他帷幕族怪獸被送入棄牌區時，給予對手{n}點傷害。',
        en: 'When another Veil-family monster you control is sent to the trash, deal {n} damage to your opponent.',
      },
      does: whenever(
        'trashed',
        (g, self, event) => wasMonsterOf(self.controller, event) && defOfId(g, event.card as number).family === 'veil',
        function* (g, self, { n }) {
          damage(g, opponent(self.controller), n, 'effect', self.id);
        },
      ),
    },
  },
);
