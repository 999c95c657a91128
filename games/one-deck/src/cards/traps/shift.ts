import { trap } from '../../card.ts';
import { recordEvent } from '../../record-event.ts';
import { redirect } from '../../redirect.ts';
import { isMonsterOf, type Link, MONSTERS } from '../../state.ts';

/** OD-8.4, OD-6.7 */
export const shift = trap(
  'shift',
  {
    name: { ja: 'シフトチェンジ', 'zh-Hant': '目標轉換', en: 'Shift' },
    art: { icon: 'divert' },
  },
  {
    ja: '相手が魔法・罠・攻撃で自分のモンスタ1体を指定した時に発動できる。自分の別のモンスタを代わりの対象にする。',
    'zh-Hant': '對手以魔法、陷阱或攻擊指定自己的1隻怪獸時可以發動。改由自己的另一隻怪獸成為對象。',
    en: "When the opponent's spell, trap or attack picks one of your monsters: another of your monsters becomes the target.",
  },
  {
    rule: 'OD-8.4',
    timing: 'picked',
    picks: { from: MONSTERS, of: 'own' },
    run(g, self) {
      const { target } = g.s.chain.at(-1) as Link;
      if (redirect(g, (now) => isMonsterOf(g, self.controller, now)))
        recordEvent(g, { type: 'shifted', card: self.id, target });
    },
  },
);
