import { useOn } from '../../../abilities.ts';
import { instant } from '../../../card.ts';
import { choose, enemies } from '../../../choose.ts';
import { dealDamage } from '../../../effect-damage.ts';
import type { ShCard } from '../../../state.ts';
import { healthLeft } from '../../../values.ts';

export const thunderEdict = instant(
  'thunder-edict',
  {
    name: { ja: '雷の勅', 'zh-Hant': '雷敕', en: 'Thunder Edict' },
    rarity: 'rare',
    cost: 4,
    vars: { n: 7 },
    art: { icon: 'lightning-storm' },
  },
  {
    a: {
      text: {
        ja: '相手のキャラクター1体に{n}ダメージ。残り体力を超えた分は、相手の他のキャラクター1体に与える。',
        'zh-Hant': '對一名對手角色造成{n}點傷害；超出其剩餘生命的部分，改對另一名對手角色造成。',
        en: 'Deal {n} damage to an opposing character. What exceeds its health is dealt to another one.',
      },
      does: useOn(enemies, function* (g, self, { n }, { target }) {
        const rest = n - healthLeft(g, g.s.cards[target as number] as ShCard);
        dealDamage(g, self, target as number, n);
        if (rest <= 0) return;
        const others = enemies(g, self, (_def, { id }) => id !== target);
        const next = yield* choose(self, 'a', others);
        if (next >= 0) dealDamage(g, self, next, rest);
      }),
    },
  },
);
