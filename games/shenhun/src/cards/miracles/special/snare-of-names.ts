import { takesEffectOn } from '../../../abilities.ts';
import { special } from '../../../card.ts';
import { dealDamage } from '../../../effect-damage.ts';

export const snareOfNames = special(
  'snare-of-names',
  {
    name: { ja: '真名の罠', 'zh-Hant': '真名之陷', en: 'Snare of True Names' },
    rarity: 'rare',
    cost: 2,
    vars: { n: 4 },
    art: { icon: 'wolf-trap' },
  },
  {
    a: {
      text: {
        ja: '相手がキャラクターを召喚した時に発動：そのキャラクターに{n}ダメージ。',
        'zh-Hant': '對手召喚角色時發動：對該角色造成{n}點傷害。',
        en: 'Fires when the opponent summons a character: deal {n} damage to it.',
      },
      does: takesEffectOn(
        'summoned',
        (_g, self, event) => event.seat !== self.controller,
        (g, self, { n }, { card }) => {
          dealDamage(g, self, card as number, n);
        },
      ),
    },
  },
);
