import { performer } from '../card.ts';
import { chooseInHand, OPTIONAL } from '../choose.ts';
import { mayStage, playToStage } from '../play.ts';

export const encoreHibiki = performer(
  'encore-hibiki',
  {
    name: { ja: 'アンコール・ヒビキ', 'zh-Hant': '安可響', en: 'Encore Hibiki' },
    icons: ['VOCAL', 'CHARISMA'],
    suits: ['HOT'],
    art: { icon: 'microphone' },
  },
  {
    play: {
      text: {
        ja: '手札のカード1枚を自分のステージにプレイしてもよい。（1ターンに1度）',
        'zh-Hant': '你可以將1張手牌打出到你的舞台。（每回合1次）',
        en: 'You may play a card from your hand to your stage. (Once a turn.)',
      },
      once: true,
      *run(k) {
        if (mayStage(k.g, k.seat) !== true) return;
        const id = yield* chooseInHand(k, OPTIONAL);
        if (id >= 0) yield* playToStage(k.g, k.seat, id);
      },
    },
  },
);
