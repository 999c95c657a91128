import { atMyEnd, whenever, whileMainStands } from '../../abilities.ts';
import { myth } from '../../card.ts';
import { ownMiracles } from '../../choose.ts';
import { hasten } from '../../miracle.ts';
import { drain } from '../../power.ts';

export const starKeeper = myth(
  'star-keeper',
  {
    name: { ja: '星刻の司', 'zh-Hant': '星刻司', en: 'Keeper of Star-Hours' },
    vars: { n: 1, least: 1, m: 1 },
    art: { icon: 'hourglass' },
  },
  {
    a: {
      text: {
        ja: '自分のターン終了時、カウントダウン中の自分の神蹟すべてのカウントを{n}減らす（{least}未満にはならない）。',
        'zh-Hant': '己方回合結束時，己方所有倒數中的神蹟，倒數減少{n}（最低為{least}）。',
        en: 'At the end of your turn, reduce the countdowns of all your miracles by {n} (to no less than {least}).',
      },
      does: whileMainStands(
        atMyEnd(
          (g, self, { n, least }) => {
            hasten(g, self.controller, n, least);
          },
          (g, self) => ownMiracles(g, self, (_def, card) => card.countdown > 1).length > 0,
        ),
      ),
    },
    b: {
      text: {
        ja: '自分の特殊型神蹟が発動するたび、相手は神力を{m}失う。',
        'zh-Hant': '己方特殊型神蹟發動時，對手失去{m}點神力。',
        en: 'Whenever one of your special miracles fires, the opponent loses {m} power.',
      },
      does: whileMainStands(
        whenever(
          'fired',
          (_g, self, event) => event.seat === self.controller,
          (g, self, { m }) => {
            drain(g, self, m);
          },
        ),
      ),
    },
  },
);
