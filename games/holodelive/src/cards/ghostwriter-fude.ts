import { performer } from '../card.ts';
import { chooseAtHome } from '../choose.ts';
import { canBeCopied, useSkillOf } from '../copy.ts';

export const ghostwriterFude = performer(
  'ghostwriter-fude',
  {
    name: { ja: '代筆フデ', 'zh-Hant': '代筆阿筆', en: 'Ghostwriter Fude' },
    icons: ['INTEL', 'VOCAL'],
    suits: ['COOL', 'STAFF'],
    art: { icon: 'quill' },
  },
  {
    play: {
      text: {
        ja: '自宅のカード1枚のプレイスキルを、このカードのスキルとして使う。他のカードのスキルを使うスキルは選べない。（1ターンに1度）',
        'zh-Hant': '將自宅1張牌的登場技能當作這張牌的技能使用。不能選擇使用他牌技能的技能。（每回合1次）',
        en: "Use the play skill of a card at Home as this card's own. It can't be one that uses another card's skill. (Once a turn.)",
      },
      once: true,
      copies: true,
      *run(k) {
        const id = yield* chooseAtHome(k, (card) => canBeCopied(k.g, card, 'play'));
        if (id >= 0) yield* useSkillOf(k, id, 'play');
      },
    },
  },
);
