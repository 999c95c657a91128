import { onSummoned } from '../../../abilities.ts';
import { character } from '../../../card.ts';
import { damageOneEnemy } from '../../../effect-damage.ts';

export const nineLives = character(
  'nine-lives',
  {
    name: { ja: '九命の猫', 'zh-Hant': '九命貓', en: 'Nine-Lives Cat' },
    row: 'middle',
    rarity: 'legendary',
    deity: 'soul-ferrier',
    cost: 4,
    attack: 4,
    health: 4,
    vars: { n: 3 },
    art: { icon: 'cat' },
  },
  {
    a: {
      text: {
        ja: 'このカードの召喚コストは撃破されても増えない。',
        'zh-Hant': '此卡的召喚消耗不因死亡而增加。',
        en: 'Deaths do not raise the cost of this card.',
      },
      does: { kind: 'continuous', ownCost: (def) => def.cost },
    },
    b: {
      text: {
        ja: '撃破されたことのあるこのカードが召喚された時、相手のキャラクター1体に{n}ダメージ。',
        'zh-Hant': '曾經死亡的此卡被召喚時，對一名對手角色造成{n}點傷害。',
        en: 'When summoned after it has died, deal {n} damage to an opposing character.',
      },
      does: onSummoned(
        function* (g, self, { n }) {
          yield* damageOneEnemy(g, self, 'b', n);
        },
        { when: (_g, self) => self.deaths > 0 },
      ),
    },
  },
);
