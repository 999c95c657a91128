import { permanentForPlayer } from '../../abilities.ts';
import { permanentMagic } from '../../card.ts';

export const quiltedSky = permanentMagic(
  'quilted-sky',
  {
    name: { ja: '綿入れの空', 'zh-Hant': '棉絮天空', en: 'Quilted Sky' },
    art: { icon: 'sun-cloud' },
    vars: { n: 400 },
  },
  {
    a: {
      text: {
        ja: '自分が受ける戦闘ダメージは、1回につき{n}までになる。',
        'zh-Hant': '我方每次受到的戰鬥傷害最多為{n}點。',
        en: 'Each time you take battle damage, you take at most {n}.',
      },
      does: permanentForPlayer({
        battleDamage: (_g, self, seat, amount, { n }) => (seat === self.controller ? Math.min(amount, n) : amount),
      }),
    },
  },
);
