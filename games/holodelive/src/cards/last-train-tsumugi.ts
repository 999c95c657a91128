import { performer } from '../card.ts';

export const lastTrainTsumugi = performer(
  'last-train-tsumugi',
  {
    name: { ja: '終電ツムギ', 'zh-Hant': '末班車紬', en: 'Last-Train Tsumugi' },
    icons: ['ALCOHOL', 'OTAKU'],
    suits: ['COOL', 'ENGLISH'],
    art: { icon: 'steam-locomotive' },
  },
  {
    passive: {
      text: {
        ja: 'ラウンド終了時、ステージのこのカードは除外されず、そのプレイヤーの手札に戻る。',
        'zh-Hant': '一局結束時，舞台上的這張牌不會離開遊戲，而是回到該玩家的手牌。',
        en: "At the end of a round, this card on a stage doesn't leave the game: it returns to that player's hand.",
      },
      modifies: { returns: (_g, self, card, value) => (card.id === self.id ? value + 1 : value) },
    },
  },
);
