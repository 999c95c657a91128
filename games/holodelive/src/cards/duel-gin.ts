import { performer } from '../card.ts';
import { chooseOnStage, throwDie } from '../choose.ts';
import { sendHome } from '../stage.ts';

export const duelGin = performer(
  'duel-gin',
  {
    name: { ja: '果たし状ギン', 'zh-Hant': '戰帖銀', en: 'Duel-Letter Gin' },
    icons: ['DUELIST', 'REACTION'],
    suits: ['HOT', 'INDONESIA'],
    art: { icon: 'crossed-swords' },
  },
  {
    play: {
      text: {
        ja: '相手のステージのカード1枚を選び、両プレイヤーがサイコロを振る。相手の目が小さければそのカードを、自分の目が小さければこのカードを自宅に送る。',
        'zh-Hant':
          '選擇對手舞台上的1張牌，雙方各擲1顆骰子。對手點數較小則將該牌送回自宅，你的點數較小則將這張牌送回自宅。',
        en: "Choose a card on your opponent's stage, then both players roll a die. If they roll lower, that card goes Home; if you roll lower, this card does.",
      },
      *run(k) {
        const { g, self, seat, rival } = k;
        const id = yield* chooseOnStage(k, rival);
        if (id < 0) return;
        const mine = throwDie(k, seat);
        const theirs = throwDie(k, rival);
        if (theirs < mine) sendHome(g, id);
        else if (mine < theirs) sendHome(g, self.id);
      },
    },
  },
);
