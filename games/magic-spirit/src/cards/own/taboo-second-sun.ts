import { opponent } from '@taisen/kernel';
import { use } from '../../abilities.ts';
import { magic } from '../../card.ts';
import { damagePlayer } from '../../life.ts';
import { part } from '../../parts/index.ts';

/** Damages both players in one event, so both may lose together (MS-1.1). */
export const tabooSecondSun = magic(
  'taboo-second-sun',
  {
    name: { ja: '禁忌：二つ目の太陽', 'zh-Hant': '禁忌：第二輪太陽', en: 'Taboo: Second Sun' },
    attribute: 'fire',
    cost: 6,
    taboo: true,
    art: { icon: 'star-prominences' },
  },
  use(
    part(
      { n: 2000, self: 1000 },
      {
        ja: '相手のライフに{n}ダメージ、自分のライフに{self}ダメージ。',
        'zh-Hant': '對對手生命造成{n}點傷害，對自己的生命造成{self}點傷害。',
        en: "Deal {n} damage to the opponent's life and {self} to yours.",
      },
      (g, self, v) => {
        damagePlayer(g, opponent(self.controller), v.n, 'effect', self.id);
        damagePlayer(g, self.controller, v.self, 'effect', self.id);
      },
    ),
  ),
);
