import { whenever } from '../../abilities.ts';
import { field } from '../../card.ts';
import { burnActor } from '../../parts/index.ts';

/** The player of an attacking monster takes damage. */
export const frayedTruce = field(
  'frayed-truce',
  {
    name: { ja: '綻びた休戦', 'zh-Hant': '破裂的停戰', en: 'Frayed Truce' },
    attribute: 'none',
    cost: 2,
    art: { icon: 'truce' },
  },
  {
    whenever: whenever(
      'attacks',
      {
        ja: 'プレイヤーがモンスターで攻撃した時',
        'zh-Hant': '玩家以怪獸攻擊時',
        en: 'When a player attacks with a monster',
      },
      () => true,
    )(burnActor(150)),
  },
);
