import { permanent } from '../../abilities.ts';
import { monster } from '../../card.ts';

export const brambleWall = monster(
  'bramble-wall',
  {
    name: { ja: '茨の生垣', 'zh-Hant': '荊棘圍籬', en: 'Bramble Wall' },
    attribute: 'grass',
    family: 'grove',
    level: 2,
    cost: { level: 1, count: 1 },
    power: 1600,
    art: { icon: 'thorny-vine' },
  },
  {
    a: {
      text: {
        ja: 'このモンスターが場に存在する限り、相手は自分の場の、この効果を持たないモンスターを攻撃対象に選べない。',
        'zh-Hant': '只要這隻怪獸存在於場上，對手不能選擇我方場上不具有此效果的怪獸作為攻擊對象。',
        en: 'As long as this monster is on the field, your opponent cannot attack monsters you control that do not have this effect.',
      },
      does: permanent({ guard: (_g, self, card, guard) => (card.id === self.id ? 1 : guard) }),
    },
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
