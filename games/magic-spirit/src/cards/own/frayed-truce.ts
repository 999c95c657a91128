import { opponent } from '@taisen/kernel';
import { whenever } from '../../abilities.ts';
import { field } from '../../card.ts';
import { hurtPlayer } from '../../life.ts';
import { part } from '../../parts/index.ts';

/** Whoever attacks pays for it. */
export const frayedTruce = field('frayed-truce', ['綻びた休戦', '破綻的休戰', 'Frayed Truce'], ['none', 2], 'truce', {
  whenever: whenever(
    'attacks',
    ['攻撃宣言時', '宣告攻擊時', 'Whenever a monster attacks'],
    () => true,
  )(
    part(
      { n: 150 },
      [
        '攻撃したプレイヤーのライフに{n}ダメージ。',
        '對發動攻擊的玩家造成{n}生命傷害。',
        'Its player takes {n} damage.',
      ],
      (g, self, v, _key, event) => {
        hurtPlayer(g, event.seat ?? opponent(self.controller), v.n, 'effect', self.id);
      },
    ),
  ),
});
