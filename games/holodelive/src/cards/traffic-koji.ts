import { performer } from '../card.ts';
import { untilNextTurnEnds } from '../effects.ts';

export const trafficKoji = performer(
  'traffic-koji',
  {
    name: { ja: '交通整理コウジ', 'zh-Hant': '交通指揮浩二', en: 'Traffic Koji' },
    icons: ['ALCOHOL', 'REACTION'],
    suits: ['STAFF', 'INDONESIA'],
    art: { icon: 'traffic-lights-red' },
  },
  {
    play: {
      text: {
        ja: '次のターンの終わりまで、相手はステージにカードをプレイできない。',
        'zh-Hant': '直到下個回合結束，對手不能將牌打出到舞台。',
        en: "Until the end of the next turn, your opponent can't play cards to the stage.",
      },
      *run(k) {
        untilNextTurnEnds(k, 'stageClosed', k.rival);
      },
    },
  },
);
