import type { Words } from '@taisen/kernel';

/** The values of rulings that are not numbers or yes and no: `ruling.<name>.<value>`. */
export const rulings: Record<string, Words> = {
  'ruling.deckOut.renew': {
    ja: '墓地を切り直して山札にする',
    'zh-Hant': '墓地洗回牌堆',
    en: 'the graveyards become a new deck',
  },
  'ruling.deckOut.none': { ja: '引かない', 'zh-Hant': '不抽牌', en: 'no card is drawn' },
  'ruling.deckOut.lose': { ja: '引けないプレイヤーの負け', 'zh-Hant': '無法抽牌者判負', en: 'the player loses' },
  'ruling.costBy.own': { ja: '自分のターン数', 'zh-Hant': '自己的回合數', en: 'own turns' },
  'ruling.costBy.total': { ja: '両者の合計ターン数', 'zh-Hant': '雙方的總回合數', en: 'turns of both players' },
  'ruling.fallsWhen.reached': {
    ja: 'ダメージが守備力に達した時',
    'zh-Hant': '傷害達到守備力時',
    en: 'reaches its DEF',
  },
  'ruling.fallsWhen.exceeded': {
    ja: 'ダメージが守備力を上回った時',
    'zh-Hant': '傷害超過守備力時',
    en: 'goes beyond its DEF',
  },
};
