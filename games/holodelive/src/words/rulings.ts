import type { Words } from '@taisen/kernel';

/** The values of rulings that are not numbers or yes and no: `ruling.<name>.<value>`. */
export const rulings: Record<string, Words> = {
  'ruling.emptyDeck.none': { ja: '引かない', 'zh-Hant': '不抽牌', en: 'no card is drawn' },
  'ruling.emptyDeck.reshuffle': {
    ja: 'ゲームから除外されたカードを新しいデッキにする',
    'zh-Hant': '將離開遊戲的牌洗成新的牌庫',
    en: 'the cards out of the game become a new deck',
  },
  'ruling.readyAt.ownTurnEnd': {
    ja: '自分のターン終了時',
    'zh-Hant': '自己的回合結束時',
    en: 'at the end of an own turn',
  },
  'ruling.readyAt.atOnce': { ja: 'そろった瞬間', 'zh-Hant': '湊齊的當下', en: 'at once' },
};
