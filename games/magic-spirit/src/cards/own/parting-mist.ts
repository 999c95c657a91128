import { NO_CARD } from '@taisen/kernel';
import { use } from '../../abilities.ts';
import { setsuna } from '../../card.ts';
import { part } from '../../parts/index.ts';

/** Stops an attack: the only card that reads the current attack. */
export const partingMist = setsuna(
  'parting-mist',
  {
    name: { ja: '別れの霧', 'zh-Hant': '離別之霧', en: 'Parting Mist' },
    attribute: 'water',
    cost: 3,
    art: { icon: 'fog' },
  },
  use(
    part(
      {},
      { ja: '相手の攻撃1回を無効にする。', 'zh-Hant': '使對手的1次攻擊無效。', en: "Stop the opponent's attack." },
      (g) => {
        g.s.attacker = NO_CARD;
      },
      (g, self) => g.s.attacker !== NO_CARD && g.s.cards[g.s.attacker]?.controller !== self.controller,
    ),
  ),
);
