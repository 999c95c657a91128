import { whenever } from '../../../abilities.ts';
import { lasting } from '../../../card.ts';
import { whileItStays } from '../../../effects.ts';

export const frostTalisman = lasting(
  'frost-talisman',
  {
    name: { ja: '霜の護符', 'zh-Hant': '霜符', en: 'Frost Talisman' },
    rarity: 'rare',
    cost: 3,
    durability: 4,
    vars: { n: 1 },
    art: { icon: 'frostfire' },
  },
  {
    a: {
      text: {
        ja: '相手のキャラクターが攻撃するたび、そのキャラクターは場にいる限り攻撃力-{n}。',
        'zh-Hant': '對手角色每次攻擊，該角色攻擊力-{n}，直到離場。',
        en: 'Whenever an opposing character attacks, it has −{n} attack for as long as it stays.',
      },
      does: whenever(
        'attacks',
        (_g, self, event) => event.seat !== self.controller,
        (g, self, { n }, { card }) => {
          whileItStays(g, self, 'a', 'attack', card as number, -n);
        },
      ),
    },
  },
);
