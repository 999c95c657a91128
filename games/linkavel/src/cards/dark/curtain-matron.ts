import { opponent } from '@taisen/kernel';
import { onSummoned } from '../../abilities.ts';
import { monster } from '../../card.ts';
import { chooseMonster } from '../../choose.ts';
import { atEndOfTurn } from '../../effects.ts';
import { toTrash } from '../../leave.ts';
import type { LvCard } from '../../state.ts';
import { takeControl } from '../../summon.ts';

export const curtainMatron = monster(
  'curtain-matron',
  {
    name: { ja: '帳の女主人', 'zh-Hant': '帷幕女主人', en: 'Matron of the Curtain' },
    attribute: 'dark',
    family: 'veil',
    level: 3,
    cost: { level: 2, count: 1 },
    power: 1900,
    art: { icon: 'theater-curtains' },
    vars: { n: 2 },
  },
  {
    a: {
      text: {
        ja: 'このモンスターが召喚された時、ターン終了時まで、相手の場のレベル{n}以下のモンスター1体のコントロールを得てもよい。元の場に戻せない場合、そのモンスターはトラッシュに送られる。',
        'zh-Hant':
          '這隻怪獸被召喚時，你可以取得對手場上1隻等級{n}以下怪獸的控制權，直到回合結束。若無法歸還，則將該怪獸送入棄牌區。',
        en: 'When this monster is summoned, you may take control of a monster of level {n} or lower until the end of the turn. If it cannot go back, it is sent to the trash.',
      },
      does: {
        ...onSummoned<{ readonly n: number }>(
          function* (g, self, { n }) {
            const target = yield* chooseMonster(g, self, 'a', opponent(self.controller), (def) => def.level <= n);
            if (target >= 0 && (yield* takeControl(g, self.controller, target))) atEndOfTurn(g, self, 'a', target);
          },
          { may: true },
        ),
        *later(g, _self, _vars, { seat, target }) {
          if ((g.s.cards[target] as LvCard).controller !== seat) return;
          if (!(yield* takeControl(g, opponent(seat), target))) toTrash(g, [target], 'effect');
        },
      },
    },
  },
);
