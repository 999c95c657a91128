import { performer } from '../card.ts';
import { chooseAtHome } from '../choose.ts';
import { mayStage, playToStage } from '../play.ts';

export const homecomingSato = performer(
  'homecoming-sato',
  {
    name: { ja: '里帰りサト', 'zh-Hant': '返鄉小里', en: 'Homecoming Sato' },
    icons: ['ENJOY', 'OTAKU'],
    suits: ['INDONESIA', 'ENGLISH'],
    art: { icon: 'house' },
  },
  {
    play: {
      text: {
        ja: '自宅のカード1枚を自分のステージにプレイする。（1ターンに1度）',
        'zh-Hant': '將自宅的1張牌打出到你的舞台。（每回合1次）',
        en: 'Play a card from Home to your stage. (Once a turn.)',
      },
      once: true,
      *run(k) {
        if (mayStage(k.g, k.seat) !== true) return;
        const id = yield* chooseAtHome(k);
        if (id >= 0) yield* playToStage(k.g, k.seat, id);
      },
    },
  },
);
