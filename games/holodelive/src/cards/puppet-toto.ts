import { performer } from '../card.ts';
import { chooseOnStage } from '../choose.ts';
import { canBeCopied, useSkillOf } from '../copy.ts';

export const puppetToto = performer(
  'puppet-toto',
  {
    name: { ja: '腹話術トト', 'zh-Hant': '腹語托托', en: 'Puppet Toto' },
    icons: ['TRICKSTER', 'VOCAL'],
    suits: ['LOVELY', 'ENGLISH'],
    art: { icon: 'puppet' },
  },
  {
    action: {
      text: {
        ja: '相手のステージのカード1枚のアクションスキルを、このカードのスキルとして使う。他のカードのスキルを使うスキルは選べない。',
        'zh-Hant': '將對手舞台上1張牌的行動技能當作這張牌的技能使用。不能選擇使用他牌技能的技能。',
        en: "Use the action skill of a card on your opponent's stage as this card's own. It can't be one that uses another card's skill.",
      },
      copies: true,
      *run(k) {
        const id = yield* chooseOnStage(k, k.rival, (card) => canBeCopied(k.g, card, 'action'));
        if (id >= 0) yield* useSkillOf(k, id, 'action');
      },
    },
  },
);
