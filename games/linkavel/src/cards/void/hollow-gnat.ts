import { opponent } from '@taisen/kernel';
import { activated } from '../../abilities.ts';
import { monster } from '../../card.ts';
import { chooseOnField, fieldOf } from '../../choose.ts';
import { thisTurn } from '../../effects.ts';
import { toTrash } from '../../leave.ts';

export const hollowGnat = monster(
  'hollow-gnat',
  {
    name: { ja: '虚ろな羽虫', 'zh-Hant': '虛殼蚋', en: 'Hollow Gnat' },
    reading: 'うつろなはむし',
    attribute: 'void',
    level: 1,
    power: 200,
    art: { icon: 'fly' },
  },
  {
    a: {
      text: {
        ja: '1ターンに1度、このモンスターをトラッシュに送って発動できる。ターン終了時まで、相手の場のカード1枚の効果を無効にする。',
        'zh-Hant': '每回合1次，可以將這隻怪獸送入棄牌區發動。直到回合結束，對手場上1張卡的效果無效。',
        en: 'Once per turn, you can send this monster to the trash: negate the effects of a card your opponent controls until the end of the turn.',
      },
      does: activated(
        function* (g, self) {
          const target = yield* chooseOnField(g, self, 'a', opponent(self.controller));
          toTrash(g, [self.id], 'effect');
          thisTurn(g, self, 'a', 'negated', target);
        },
        (g, self) => fieldOf(g, opponent(self.controller)).length > 0,
      ),
    },
  },
);
