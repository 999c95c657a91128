import { pick } from '@taisen/kernel';
import { use } from '../../abilities.ts';
import { isMonster, magic } from '../../card.ts';
import { fitting } from '../../choose.ts';
import { canMill, mill, toHand } from '../../leave.ts';
import { trashOf } from '../../state.ts';

export const openSluice = magic(
  'open-sluice',
  {
    name: { ja: '水門を開く', 'zh-Hant': '開啟水門', en: 'Open the Sluice' },
    art: { icon: 'waterfall' },
    vars: { n: 3 },
  },
  {
    a: {
      text: {
        ja: '自分のデッキの上からカードを{n}枚トラッシュに送る。その後、その中のモンスター1枚を手札に加える。',
        'zh-Hant': '將我方牌組頂{n}張卡送入棄牌區。然後，將其中1張怪獸卡加入手牌。',
        en: 'Send the top {n} cards of your deck to the trash. Then add a monster among them to your hand.',
      },
      does: use(
        function* (g, self, { n }) {
          const seat = self.controller;
          const milled = mill(g, seat, n).filter((id) => trashOf(g, seat).includes(id));
          const asking = { card: self.id, ability: 'a' };
          const id = yield* pick(seat, 'trash', fitting(g, milled, isMonster), { asking });
          if (id >= 0) toHand(g, id);
        },
        (g, self) => canMill(g, self.controller),
      ),
    },
  },
);
