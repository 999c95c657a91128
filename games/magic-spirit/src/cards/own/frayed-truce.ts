import { opponent } from '@taisen/kernel';
import { whenever } from '../../abilities.ts';
import { field } from '../../card.ts';
import { damagePlayer } from '../../life.ts';
import { part } from '../../parts/index.ts';

/** The player of an attacking monster takes damage. */
export const frayedTruce = field(
  'frayed-truce',
  {
    name: { ja: '綻びた休戦', 'zh-Hant': '破綻的休戰', en: 'Frayed Truce' },
    attribute: 'none',
    cost: 2,
    art: { icon: 'truce' },
  },
  {
    whenever: whenever(
      'attacks',
      { ja: '攻撃宣言時', 'zh-Hant': '宣告攻擊時', en: 'Whenever a monster attacks' },
      () => true,
    )(
      part(
        { n: 150 },
        {
          ja: '攻撃したプレイヤーのライフに{n}ダメージ。',
          'zh-Hant': '對發動攻擊的玩家造成{n}生命傷害。',
          en: 'Its player takes {n} damage.',
        },
        (g, self, v, _key, event) => {
          damagePlayer(g, event.seat ?? opponent(self.controller), v.n, 'effect', self.id);
        },
      ),
    ),
  },
);
