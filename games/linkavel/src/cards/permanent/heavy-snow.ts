import { permanent } from '../../abilities.ts';
import { permanentMagic } from '../../card.ts';
import { powerOf } from '../../values.ts';

export const heavySnow = permanentMagic(
  'heavy-snow',
  {
    name: { ja: '重たい雪', 'zh-Hant': '沉重的雪', en: 'Heavy Snow' },
    art: { icon: 'snowing' },
    vars: { n: 1100 },
  },
  {
    a: {
      text: {
        ja: 'お互いの場のパワー{n}以上のモンスターは攻撃できない。',
        'zh-Hant': '雙方場上力量{n}以上的怪獸不能攻擊。',
        en: 'Monsters with {n} or more power cannot attack, whoever controls them.',
      },
      does: permanent({
        attacks: (g, _self, card, attacks, { n }) => (powerOf(g, card) >= n ? 0 : attacks),
      }),
    },
  },
);
