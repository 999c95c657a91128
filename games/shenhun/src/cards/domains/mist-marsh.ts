import { auraOnOpponentField, auraOnOwnField } from '../../abilities.ts';
import { domain } from '../../card.ts';
import { grants, less, mineIn, theirs } from '../../scope.ts';
import { BACK } from '../../state.ts';

export const mistMarsh = domain(
  'mist-marsh',
  {
    name: { ja: '霧の沢', 'zh-Hant': '霧澤', en: 'Mist Marsh' },
    rarity: 'rare',
    cost: 3,
    durability: 5,
    vars: { n: 1 },
    art: { icon: 'swamp' },
  },
  {
    a: {
      text: {
        ja: '自分の場：自分の後列のキャラクターは隠密を持つ。',
        'zh-Hant': '己方場地：己方後排角色具有隱身。',
        en: 'Your field: your characters in the back row have Veil.',
      },
      does: auraOnOwnField(grants('veil', mineIn(BACK))),
    },
    b: {
      text: {
        ja: '相手の場：相手のキャラクターの攻撃力-{n}。',
        'zh-Hant': '對手場地：對手角色攻擊力-{n}。',
        en: "Opponent's field: opposing characters have −{n} attack.",
      },
      does: auraOnOpponentField(less('attack', theirs, 'n')),
    },
  },
);
