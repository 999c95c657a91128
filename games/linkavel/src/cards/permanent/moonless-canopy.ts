import { permanent } from '../../abilities.ts';
import { attributeIs, permanentMagic } from '../../card.ts';
import { trashOf } from '../../state.ts';

export const moonlessCanopy = permanentMagic(
  'moonless-canopy',
  {
    name: { ja: '月なき天蓋', 'zh-Hant': '無月天蓋', en: 'Moonless Canopy' },
    art: { icon: 'evil-moon', sign: 'veil' },
    vars: { n: 7, m: 200 },
  },
  {
    a: {
      text: {
        ja: '自分のトラッシュのカードが{n}枚以上である限り、自分の場の闇属性モンスターのパワーは{m}アップする。',
        'zh-Hant': '只要我方棄牌區有{n}張以上的卡，我方場上闇屬性怪獸的力量上升{m}。',
        en: 'While there are {n} or more cards in your trash, dark monsters you control have {m} more power.',
      },
      does: permanent({
        power: (g, self, card, power, { n, m }) =>
          card.controller === self.controller && attributeIs(g, card, 'dark') && trashOf(g, self.controller).length >= n
            ? power + m
            : power,
      }),
    },
  },
);
