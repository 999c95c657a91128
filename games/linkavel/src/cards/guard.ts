/** The keyword Guard, which several monsters have. */
import { permanent } from '../abilities.ts';
import type { Clause } from '../card.ts';

export const guard: Clause<unknown> = {
  text: {
    ja: '〈護衛〉（相手は、〈護衛〉を持つモンスター以外を攻撃対象に選べない。）',
    'zh-Hant': '〈護衛〉（對手只能選擇具有〈護衛〉的怪獸作為攻擊對象。）',
    en: 'Guard. (Your opponent cannot attack monsters you control without Guard.)',
  },
  does: permanent({ guard: (_g, self, card, value) => (card.id === self.id ? 1 : value) }),
};
