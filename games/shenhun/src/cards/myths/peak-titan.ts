import { atMyStart, aura, whileMainStands } from '../../abilities.ts';
import { myth } from '../../card.ts';
import { mend } from '../../leave.ts';
import { more, myMain } from '../../scope.ts';
import { FRONT, mainFighter } from '../../state.ts';

export const peakTitan = myth(
  'peak-titan',
  {
    name: { ja: '巨嶽の尊者', 'zh-Hant': '巨嶽尊者', en: 'Titan of the Great Peak' },
    vars: { n: 1, h: 2, m: 1 },
    art: { icon: 'mountains' },
    accepts: ({ row }) => row === FRONT,
  },
  {
    a: {
      text: {
        ja: '主戦者は前衛でなければならない。主戦者は攻撃力+{n}、体力+{h}。',
        'zh-Hant': '主戰者必須是前衛。主戰者攻擊力+{n}、生命+{h}。',
        en: 'The main fighter must be a front character. It has +{n} attack and +{h} health.',
      },
      does: aura<{ n: number; h: number }>({ ...more('attack', myMain, 'n'), ...more('health', myMain, 'h') }),
    },
    b: {
      text: {
        ja: '自分のターン開始時、主戦者の体力を{m}回復する。',
        'zh-Hant': '己方回合開始時，主戰者恢復{m}點生命。',
        en: 'At the start of your turn, restore {m} health to your main fighter.',
      },
      does: whileMainStands(
        atMyStart(
          (g, self, { m }) => {
            mend(g, mainFighter(g, self.controller)?.id as number, m);
          },
          (g, self) => (mainFighter(g, self.controller)?.damage ?? 0) > 0,
        ),
      ),
    },
  },
);
