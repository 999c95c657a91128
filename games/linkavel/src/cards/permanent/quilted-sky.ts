import { permanentForPlayer } from '../../abilities.ts';
import { permanentMagic } from '../../card.ts';

export const quiltedSky = permanentMagic(
  'quilted-sky',
  {
    name: { ja: '綿入れの空', 'zh-Hant': '棉絮天空', en: 'Quilted Sky' },
    art: { icon: 'sun-cloud' },
    vars: { n: 300 },
  },
  {
    a: {
      text: {
        ja: '自分が受ける戦闘ダメージはそれぞれ{n}少なくなる。',
        'zh-Hant': '我方受到的每次戰鬥傷害減少{n}。',
        en: 'Each battle damage you take is reduced by {n}.',
      },
      does: permanentForPlayer({
        battleDamage: (_g, self, seat, amount, { n }) => (seat === self.controller ? amount - n : amount),
      }),
    },
  },
);
