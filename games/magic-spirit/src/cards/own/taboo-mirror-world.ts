import { use } from '../../abilities.ts';
import { magic } from '../../card.ts';
import { part } from '../../parts/index.ts';

/** The players exchange their life. */
export const tabooMirrorWorld = magic(
  'taboo-mirror-world',
  {
    name: { ja: '禁忌：鏡の世界', 'zh-Hant': '禁忌：鏡中世界', en: 'Taboo: The World in the Mirror' },
    attribute: 'water',
    cost: 8,
    taboo: true,
    art: { icon: 'magic-portal' },
  },
  use(
    part(
      {},
      { ja: 'お互いのライフを入れ替える。', 'zh-Hant': '交換雙方的生命。', en: 'Both players exchange their life.' },
      (g) => {
        g.s.life.reverse();
      },
      (g) => g.s.life[0] !== g.s.life[1],
    ),
  ),
);
