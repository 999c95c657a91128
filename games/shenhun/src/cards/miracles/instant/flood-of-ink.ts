import { useOn } from '../../../abilities.ts';
import { instant } from '../../../card.ts';
import { allies, enemies } from '../../../choose.ts';
import { dealDamage } from '../../../effect-damage.ts';
import { type ShCard, standsIn } from '../../../state.ts';

export const floodOfInk = instant(
  'flood-of-ink',
  {
    name: { ja: '墨の洪水', 'zh-Hant': '墨洪', en: 'Flood of Ink' },
    rarity: 'epic',
    cost: 4,
    vars: { n: 6 },
    art: { icon: 'flood' },
  },
  {
    a: {
      text: {
        ja: '相手のキャラクター1体を選ぶ。両者の場の、それと同じ列にいるキャラクターすべてに{n}ダメージ。',
        'zh-Hant': '選擇一名對手角色，對雙方場上與其同排的所有角色造成{n}點傷害。',
        en: 'Choose an opposing character: deal {n} damage to every character in its row, on both fields.',
      },
      does: useOn(enemies, (g, self, { n }, { target }) => {
        const row = standsIn(g.s.cards[target as number] as ShCard);
        const inRow = (_def: object, card: ShCard) => standsIn(card) === row;
        for (const id of [...enemies(g, self, inRow), ...allies(g, self, inRow)]) dealDamage(g, self, id, n);
      }),
    },
  },
);
