import { opponent, pick } from '@taisen/kernel';
import { trap } from '../../card.ts';
import { destroy } from '../../field.ts';
import { monstersOf, type OdCard } from '../../state.ts';
import { attackOf } from '../../values.ts';

/** OD-8.5. OD-6.4: the monster is determined when the card resolves. */
export const widespreadRuin = trap(
  'widespread-ruin',
  {
    name: { ja: '万能地雷グレイモヤ', 'zh-Hant': '萬能地雷', en: 'Widespread Ruin' },
    art: { icon: 'land-mine' },
  },
  {
    ja: '相手の攻撃時に発動できる。相手の攻撃表示モンスタのうち攻撃力が最も高い1体を破壊する（同じなら自分が選ぶ）。',
    'zh-Hant': '對手攻擊時可以發動。破壞對手攻擊表示怪獸中攻擊力最高的1隻（相同時由自己選擇）。',
    en: "On an opponent's attack: destroy the opponent's attack-position monster with the highest ATK (you choose among equals).",
  },
  {
    rule: 'OD-8.5',
    timing: 'attack',
    *run(g, self) {
      const seat = self.controller;
      const cardAt = (id: number) => g.s.cards[id] as OdCard;
      const attackers = monstersOf(g, opponent(seat)).filter((id) => !cardAt(id).defending);
      const highest = Math.max(...attackers.map((id) => attackOf(g, cardAt(id))));
      const equals = attackers.filter((id) => attackOf(g, cardAt(id)) === highest);
      const id = yield* pick(seat, 'highest', equals, { asking: { card: self.id, ability: 'a' } });
      if (id >= 0) destroy(g, id, 'effect');
    },
  },
);
