import { whenever } from '../../../abilities.ts';
import { character } from '../../../card.ts';
import { whileItStays } from '../../../effects.ts';

export const hungryIdol = character(
  'hungry-idol',
  {
    name: { ja: '饕餮の像', 'zh-Hant': '饕餮像', en: 'Hungry Idol' },
    row: 'front',
    rarity: 'epic',
    cost: 4,
    attack: 2,
    health: 7,
    vars: { n: 1 },
    art: { icon: 'totem-head' },
  },
  {
    a: {
      text: {
        ja: '自分の他のキャラクターが撃破されるたび、このキャラクターは場にいる限り攻撃力と体力+{n}。',
        'zh-Hant': '己方其他角色被擊殺時，此角色攻擊力與生命+{n}，直到離場。',
        en: 'Whenever another of your characters is killed, this has +{n} to attack and health for as long as it stays.',
      },
      does: whenever(
        'slain',
        (_g, self, event) => event.seat === self.controller && event.card !== self.id,
        (g, self, { n }) => {
          whileItStays(g, self, 'a', 'attack', self.id, n);
          whileItStays(g, self, 'a', 'health', self.id, n);
        },
      ),
    },
  },
);
