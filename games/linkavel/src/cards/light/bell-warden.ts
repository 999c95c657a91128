import { permanent } from '../../abilities.ts';
import { monster } from '../../card.ts';

export const bellWarden = monster(
  'bell-warden',
  {
    name: { ja: '鐘守の子', 'zh-Hant': '守鐘童子', en: 'Bell Warden' },
    attribute: 'light',
    family: 'choir',
    level: 1,
    power: 600,
    art: { icon: 'ringing-bell' },
  },
  {
    a: {
      text: {
        ja: 'このモンスターが場にいる限り、相手はこの効果を持たない自分のモンスターを攻撃対象に選べない。',
        'zh-Hant': '只要這隻怪獸在場上，對手不能選擇我方沒有此效果的怪獸作為攻擊對象。',
        en: 'While this monster is on the field, your opponent cannot attack your monsters that lack this effect.',
      },
      does: permanent({ guard: (_g, self, card, guard) => (card.id === self.id ? guard + 1 : guard) }),
    },
  },
);
