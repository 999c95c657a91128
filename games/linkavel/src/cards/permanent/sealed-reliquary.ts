import { permanent, permanentForPlayer } from '../../abilities.ts';
import { defOf, permanentMagic } from '../../card.ts';

export const sealedReliquary = permanentMagic(
  'sealed-reliquary',
  {
    name: { ja: '封じの聖櫃', 'zh-Hant': '封印聖櫃', en: 'Sealed Reliquary' },
    reading: 'ふうじのせいひつ',
    art: { icon: 'locked-chest' },
    vars: { n: 200, m: 3 },
  },
  {
    a: {
      text: {
        ja: '自分が効果ダメージを受ける時、そのダメージは{n}減る。',
        'zh-Hant': '我方受到效果傷害時，該傷害減少{n}點。',
        en: 'Each time you take effect damage, reduce it by {n}.',
      },
      does: permanentForPlayer({
        effectDamage: (_g, self, seat, amount, { n }) => (seat === self.controller ? amount - n : amount),
      }),
    },
    b: {
      text: {
        ja: '自分の場のレベル{m}以上のモンスターは、効果では破壊されない。',
        'zh-Hant': '我方場上等級{m}以上的怪獸不會被效果破壞。',
        en: 'Level {m} or higher monsters you control cannot be destroyed by effects.',
      },
      does: permanent({
        effectProof: (g, self, card, proof, { m }) =>
          card.controller === self.controller && defOf(g, card).level >= m ? proof + 1 : proof,
      }),
    },
  },
);
