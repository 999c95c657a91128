import { NO_CARD } from '@taisen/kernel';
import { trap } from '../../card.ts';
import { thisTurn } from '../../effects.ts';
import { recordEvent } from '../../record-event.ts';
import { inPlay, MONSTERS } from '../../state.ts';

/** OD-8.6 */
export const reinforcements = trap(
  'reinforcements',
  {
    name: { ja: '援軍', 'zh-Hant': '援軍', en: 'Reinforcements' },
    art: { icon: 'rally-the-troops' },
    vars: { n: 500 },
  },
  {
    ja: 'モンスタ1体を選ぶ。ターン終了までその攻撃力を{n}上げる。',
    'zh-Hant': '選擇1隻怪獸，直到回合結束，其攻擊力上升{n}。',
    en: 'Choose a monster: it gets +{n} ATK until the end of the turn.',
  },
  {
    rule: 'OD-8.6',
    timing: 'free',
    picks: { from: MONSTERS, of: 'both' },
    run(g, self, { n }, { target = NO_CARD }) {
      if (!inPlay(g, target)) return;
      thisTurn(g, self, 'a', 'boost', target, n);
      recordEvent(g, { type: 'boosted', card: target, amount: n });
    },
  },
);
