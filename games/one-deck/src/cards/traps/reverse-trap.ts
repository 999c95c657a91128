import { trap } from '../../card.ts';
import { thisTurn } from '../../effects.ts';

/** OD-8.2, OD-6.5 */
export const reverseTrap = trap(
  'reverse-trap',
  {
    name: { ja: 'あまのじゃくの呪い', 'zh-Hant': '天邪鬼的詛咒', en: 'Reverse Trap' },
    art: { icon: 'yin-yang' },
  },
  {
    ja: 'ターン終了まで属性の優劣が逆になる（有利な側が不利に、不利な側が有利になる）。',
    'zh-Hant': '直到回合結束，屬性的優劣反轉（有利的一方變成不利，不利的一方變成有利）。',
    en: 'Until the end of the turn advantage and disadvantage are swapped.',
  },
  {
    rule: 'OD-8.2',
    timing: 'free',
    run(g, self) {
      thisTurn(g, self, 'a', 'contrary');
    },
  },
);
