import { aura } from '../../abilities.ts';
import { defOf, myth } from '../../card.ts';
import { less, mine, ownedByMe } from '../../scope.ts';
import { countCharacters } from '../../state.ts';

export const myriadMother = myth(
  'myriad-mother',
  {
    name: { ja: '万霊の母', 'zh-Hant': '萬靈之母', en: 'Mother of Myriads' },
    vars: { n: 1, k: 2, m: 2 },
    art: { icon: 'ants' },
  },
  {
    a: {
      text: {
        ja: '自分のコモンのキャラクターの召喚コスト-{n}。',
        'zh-Hant': '己方普通角色的召喚消耗減少{n}。',
        en: 'Your common characters cost {n} less.',
      },
      does: aura(
        less(
          'cost',
          (g, self, card) =>
            ownedByMe(g, self, card) && defOf(g, card).type === 'character' && defOf(g, card).rarity === 'common',
          'n',
        ),
      ),
    },
    b: {
      text: {
        ja: '自分の場にキャラクターが{k}体以上いる間、それらの攻撃力+{m}。',
        'zh-Hant': '己方場上有{k}名以上角色時，這些角色攻擊力+{m}。',
        en: 'While you have {k} or more characters, they have +{m} attack.',
      },
      does: aura({
        attack: (g, self, card, attack, { k, m }) =>
          mine(g, self, card) && countCharacters(g, self.controller) >= k ? attack + m : attack,
      }),
    },
  },
);
