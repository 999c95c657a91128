import { onTrashed } from '../../abilities.ts';
import { monster } from '../../card.ts';
import { discardCards } from '../../choose.ts';
import { draw } from '../../draw.ts';
import { leftField } from '../../leave.ts';

export const driftJelly = monster(
  'drift-jelly',
  {
    name: { ja: '漂う海月', 'zh-Hant': '漂流水母', en: 'Drift Jelly' },
    reading: 'ただようくらげ',
    attribute: 'water',
    family: 'tide',
    level: 1,
    power: 200,
    art: { icon: 'jellyfish' },
    vars: { n: 1, k: 1 },
  },
  {
    a: {
      text: {
        ja: 'このモンスターが場からトラッシュに送られた時、カードを{n}枚ドローする。その後、手札を{k}枚捨てる。',
        'zh-Hant': '這隻怪獸從場上被送入棄牌區時，抽{n}張卡，然後捨棄{k}張手牌。',
        en: 'When this monster is sent from the field to the trash, draw {n}, then discard {k}.',
      },
      does: onTrashed(
        function* (g, self, { n, k }) {
          draw(g, self.controller, n);
          yield* discardCards(g, self, 'a', self.controller, k);
        },
        { when: (_g, _self, event) => leftField(event) },
      ),
    },
  },
);
