import { takesEffectOn } from '../../../abilities.ts';
import { special } from '../../../card.ts';
import { dealDamage } from '../../../effect-damage.ts';

export const avengingSpirit = special(
  'avenging-spirit',
  {
    name: { ja: '復讐の霊', 'zh-Hant': '復仇之靈', en: 'Avenging Spirit' },
    rarity: 'rare',
    cost: 2,
    vars: { n: 5 },
    art: { icon: 'spark-spirit' },
  },
  {
    a: {
      text: {
        ja: '自分のキャラクターが攻撃で撃破された時に発動：攻撃側に{n}ダメージ。',
        'zh-Hant': '己方角色因攻擊被擊殺時發動：對攻擊者造成{n}點傷害。',
        en: 'Fires when an attack kills one of your characters: deal {n} damage to the attacker.',
      },
      does: takesEffectOn(
        'kills',
        (g, self, event) => g.s.cards[event.target as number]?.owner === self.controller,
        (g, self, { n }, { card }) => {
          dealDamage(g, self, card as number, n);
        },
      ),
    },
  },
);
