import { performer } from '../card.ts';
import { chooseOnStage } from '../choose.ts';
import { draw } from '../draw.ts';
import { sendHome } from '../stage.ts';

export const bouncerTetsu = performer(
  'bouncer-tetsu',
  {
    name: { ja: '門番テツ', 'zh-Hant': '守門阿鐵', en: 'Bouncer Tetsu' },
    icons: ['DUELIST', 'ALCOHOL'],
    suits: ['STAFF'],
    art: { icon: 'muscular-torso' },
    vars: { n: 1 },
  },
  {
    play: {
      text: {
        ja: '相手のステージのカード1枚を自宅に送る。そうした場合、相手は{n}枚引く。',
        'zh-Hant': '將對手舞台上的1張牌送回自宅。若如此做，對手抽{n}張牌。',
        en: "Send a card on your opponent's stage Home. If you do, they draw {n}.",
      },
      *run(k) {
        const id = yield* chooseOnStage(k, k.rival);
        if (id < 0) return;
        sendHome(k.g, id);
        draw(k.g, k.rival, k.vars.n);
      },
    },
  },
);
