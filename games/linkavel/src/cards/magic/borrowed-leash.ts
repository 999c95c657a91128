import { opponent } from '@taisen/kernel';
import { use } from '../../abilities.ts';
import { magic } from '../../card.ts';
import { chooseMonster } from '../../choose.ts';
import { atEndOfTurn } from '../../effects.ts';
import { toTrash } from '../../leave.ts';
import { monstersOf } from '../../state.ts';
import { countFreeZones, takeControl } from '../../summon.ts';

export const borrowedLeash = magic(
  'borrowed-leash',
  {
    name: { ja: '借り物の手綱', 'zh-Hant': '借來的韁繩', en: 'Borrowed Leash' },
    reading: 'かりもののたづな',
    art: { icon: 'lasso' },
  },
  {
    a: {
      text: {
        ja: '自分のLPが相手より少ない場合に発動できる。ターン終了時まで、相手の場のモンスター1体のコントロールを得る。戻す時に相手のモンスターゾーンに空きがない場合、そのモンスターをトラッシュに送る。',
        'zh-Hant':
          '我方LP少於對手時才能發動。取得對手場上1隻怪獸的控制權，直到回合結束。歸還時若對手的怪獸區沒有空位，則將該怪獸送入棄牌區。',
        en: 'Use only if you have fewer LP than your opponent. Take control of a monster your opponent controls until the end of the turn. If it has no free zone to return to, send it to the trash.',
      },
      does: {
        ...use(
          function* (g, self) {
            const id = yield* chooseMonster(g, self, 'a', opponent(self.controller));
            if (id >= 0 && (yield* takeControl(g, self.controller, id))) atEndOfTurn(g, self, 'a', id);
          },
          (g, self) => {
            const { controller } = self;
            if ((g.s.lp[controller] as number) >= (g.s.lp[opponent(controller)] as number)) return false;
            return countFreeZones(g, controller) > 0 && monstersOf(g, opponent(controller)).length > 0;
          },
        ),
        *later(g, _self, _vars, { seat, target }) {
          // The monster may have returned or left already.
          if (!monstersOf(g, seat).some((card) => card.id === target)) return;
          if (!(yield* takeControl(g, opponent(seat), target))) toTrash(g, [target], 'effect');
        },
      },
    },
  },
);
