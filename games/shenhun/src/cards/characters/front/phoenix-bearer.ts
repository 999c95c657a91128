import { character } from '../../../card.ts';

export const phoenixBearer = character(
  'phoenix-bearer',
  {
    name: { ja: '鳳凰を戴く者', 'zh-Hant': '擎鳳士', en: 'Phoenix Bearer' },
    row: 'front',
    rarity: 'epic',
    cost: 5,
    attack: 3,
    health: 8,
    vars: { n: 1 },
    art: { icon: 'feathered-wing' },
  },
  {
    a: {
      text: {
        ja: 'このカードの召喚コストは、撃破1回につき基本コストではなく{n}だけ増える。',
        'zh-Hant': '此卡每死亡一次，召喚消耗只增加{n}，而非增加基礎消耗。',
        en: 'Each death raises the cost of this card by {n} instead of its base cost.',
      },
      does: { kind: 'continuous', ownCost: (def, deaths) => def.cost + deaths * (def.vars['n'] as number) },
    },
  },
);
