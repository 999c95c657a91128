import { pickSome } from '@taisen/kernel';
import { activated } from '../../abilities.ts';
import { monster } from '../../card.ts';
import { draw } from '../../draw.ts';
import { toDeckBottom } from '../../leave.ts';
import { trashOf } from '../../state.ts';

export const moonTideSiren = monster(
  'moon-tide-siren',
  {
    name: { ja: '月潮の歌い手', 'zh-Hant': '月潮歌姬', en: 'Moon-Tide Siren' },
    attribute: 'water',
    family: 'tide',
    level: 3,
    cost: { level: 2, count: 1 },
    power: 800,
    art: { icon: 'siren' },
    vars: { n: 2, k: 1 },
  },
  {
    a: {
      text: {
        ja: '1ターンに1度、自分のトラッシュのカード{n}枚を選び、好きな順番でデッキの一番下に戻して発動できる。カードを{k}枚ドローする。',
        'zh-Hant': '每回合1次，可以選擇我方棄牌區{n}張卡，以任意順序放回牌組最下方發動。抽{k}張卡。',
        en: 'Once per turn, you can put {n} cards from your trash on the bottom of your deck in any order: draw {k}.',
      },
      does: activated(
        function* (g, self, { n, k }) {
          const seat = self.controller;
          const chosen = yield* pickSome(seat, 'trash', trashOf(g, seat), n, {
            asking: { card: self.id, ability: 'a' },
          });
          for (const id of chosen) toDeckBottom(g, id);
          draw(g, seat, k);
        },
        (g, self, { n }) => trashOf(g, self.controller).length >= n,
      ),
    },
  },
);
