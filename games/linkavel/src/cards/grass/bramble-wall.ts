import { permanent } from '../../abilities.ts';
import { monster } from '../../card.ts';
import { guard } from '../guard.ts';

export const brambleWall = monster(
  'bramble-wall',
  {
    name: { ja: '茨の生垣', 'zh-Hant': '荊棘圍籬', en: 'Bramble Wall' },
    reading: 'いばらのいけがき',
    attribute: 'grass',
    family: 'grove',
    level: 2,
    cost: { level: 1, count: 1 },
    power: 600,
    art: { icon: 'thorny-vine' },
  },
  {
    a: guard,
    b: {
      text: {
        ja: 'このモンスターは攻撃できない。',
        'zh-Hant': '這隻怪獸不能攻擊。',
        en: 'This monster cannot attack.',
      },
      does: permanent({ attacks: (_g, self, card, attacks) => (card.id === self.id ? 0 : attacks) }),
    },
  },
);
