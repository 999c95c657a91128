import { atMyStart, auraOnOwnField, onOpponentField } from '../../abilities.ts';
import { domain } from '../../card.ts';
import { choose, enemies } from '../../choose.ts';
import { dealDamage } from '../../effect-damage.ts';
import { grants, mineIn } from '../../scope.ts';
import { BACK, type ShCard, standsIn } from '../../state.ts';

const inBack = (_def: object, card: ShCard) => standsIn(card) === BACK;

export const eagleCliff = domain(
  'eagle-cliff',
  {
    name: { ja: '鷹の断崖', 'zh-Hant': '鷹崖', en: 'Eagle Cliff' },
    rarity: 'common',
    cost: 2,
    durability: 5,
    vars: { n: 2 },
    art: { icon: 'eagle-head' },
  },
  {
    a: {
      text: {
        ja: '自分の場：自分の後列のキャラクターは狙撃を持つ。',
        'zh-Hant': '己方場地：己方後排角色具有狙擊。',
        en: 'Your field: your characters in the back row have Snipe.',
      },
      does: auraOnOwnField(grants('snipe', mineIn(BACK))),
    },
    b: {
      text: {
        ja: '相手の場：自分のターン開始時、相手の後列のキャラクター1体に{n}ダメージ。',
        'zh-Hant': '對手場地：己方回合開始時，對一名對手後排角色造成{n}點傷害。',
        en: "Opponent's field: at the start of your turn, deal {n} damage to an opposing character in the back row.",
      },
      does: onOpponentField(
        atMyStart(
          function* (g, self, { n }) {
            dealDamage(g, self, yield* choose(self, 'b', enemies(g, self, inBack)), n);
          },
          (g, self) => enemies(g, self, inBack).length > 0,
        ),
      ),
    },
  },
);
