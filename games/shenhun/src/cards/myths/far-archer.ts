import { aura } from '../../abilities.ts';
import { myth } from '../../card.ts';
import { grants, mineIn, more, myMain } from '../../scope.ts';
import { BACK } from '../../state.ts';

export const farArcher = myth(
  'far-archer',
  {
    name: { ja: '遙光の弓姫', 'zh-Hant': '遙光弓姬', en: 'Archer of the Far Light' },
    vars: { n: 2 },
    art: { icon: 'lightning-bow' },
    accepts: ({ row }) => row === BACK,
  },
  {
    a: {
      text: {
        ja: '主戦者は後衛でなければならない。主戦者は狙撃を持つ。',
        'zh-Hant': '主戰者必須是後衛。主戰者具有狙擊。',
        en: 'The main fighter must be a back character. It has Snipe.',
      },
      does: aura(grants('snipe', myMain)),
    },
    b: {
      text: {
        ja: '自分の後列のキャラクターの攻撃力+{n}。',
        'zh-Hant': '己方後排角色攻擊力+{n}。',
        en: 'Your characters in the back row have +{n} attack.',
      },
      does: aura(more('attack', mineIn(BACK), 'n')),
    },
  },
);
