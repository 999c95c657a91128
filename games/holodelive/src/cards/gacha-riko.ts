import { performer } from '../card.ts';
import { topCard } from '../draw.ts';
import { mayStage, playToStage } from '../play.ts';
import { discard } from '../stage.ts';

export const gachaRiko = performer(
  'gacha-riko',
  {
    name: { ja: '単発ガチャ・リコ', 'zh-Hant': '單抽莉子', en: 'Gacha Riko' },
    icons: ['OTAKU', 'REACTION'],
    suits: ['LOVELY', 'HOT'],
    art: { icon: 'slot-machine' },
  },
  {
    play: {
      text: {
        ja: 'デッキの一番上のカードを自分のステージにプレイする。プレイできなければ自宅に送る。（1ターンに1度）',
        'zh-Hant': '將牌庫頂的牌打出到你的舞台；若無法打出，則送回自宅。（每回合1次）',
        en: 'Play the top card of the deck to your stage; if it cannot be played, it goes Home. (Once a turn.)',
      },
      once: true,
      *run({ g, seat }) {
        const id = topCard(g);
        if (id < 0) return;
        if (mayStage(g, seat) === true) yield* playToStage(g, seat, id);
        else discard(g, id, seat);
      },
    },
  },
);
