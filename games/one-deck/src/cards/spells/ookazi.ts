import { opponent } from '@taisen/kernel';
import { spell } from '../../card.ts';
import { damage, destroyIfDefeated } from '../../field.ts';
import { monstersOf, type OdCard } from '../../state.ts';

/** OD-7.1 */
export const ookazi = spell(
  'ookazi',
  {
    name: { ja: '昼夜の大火事', 'zh-Hant': '晝夜的大火災', en: 'Ookazi' },
    art: { icon: 'burning-forest' },
    vars: { n: 800 },
  },
  {
    ja: '相手の場のモンスタすべてに{n}ダメージを与える。',
    'zh-Hant': '給予對手場上所有怪獸{n}點傷害。',
    en: "Deal {n} damage to every monster on your opponent's field.",
  },
  {
    rule: 'OD-7.1',
    timing: 'spell',
    run(g, self, { n }) {
      const struck = monstersOf(g, opponent(self.controller)).map((id) => g.s.cards[id] as OdCard);
      for (const card of struck) damage(g, card, n, 'effect', self.id);
      for (const card of struck) destroyIfDefeated(g, card, 'effect');
    },
  },
);
