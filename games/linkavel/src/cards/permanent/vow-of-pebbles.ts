import { permanent } from '../../abilities.ts';
import { defOf, permanentMagic } from '../../card.ts';

export const vowOfPebbles = permanentMagic(
  'vow-of-pebbles',
  {
    name: { ja: '小石の誓い', 'zh-Hant': '小石之誓', en: 'Vow of Pebbles' },
    art: { icon: 'stone-stack' },
    vars: { n: 1 },
  },
  {
    a: {
      text: {
        ja: '自分の場のレベル{n}のモンスターは、戦闘では破壊されない。',
        'zh-Hant': '我方場上等級{n}的怪獸不會被戰鬥破壞。',
        en: 'Level {n} monsters you control cannot be destroyed in battle.',
      },
      does: permanent({
        battleProof: (g, self, card, proof, { n }) =>
          card.controller === self.controller && defOf(g, card).level <= n ? proof + 1 : proof,
      }),
    },
  },
);
