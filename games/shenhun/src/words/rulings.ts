import type { Words } from '@taisen/kernel';

/** The values of rulings that are not numbers or yes and no: `ruling.<name>.<value>`. */
export const rulingValues: Readonly<Record<string, Words>> = {
  'ruling.deathsCount.card': { ja: 'そのカードだけ', 'zh-Hant': '只算該張卡', en: 'the card itself' },
  'ruling.deathsCount.name': { ja: '同名カード全体', 'zh-Hant': '同名卡合計', en: 'all its copies' },
  'ruling.legendaries.deck': { ja: 'デッキに1枚', 'zh-Hant': '牌組限1張', en: 'one in the deck' },
  'ruling.legendaries.name': { ja: '同名1枚', 'zh-Hant': '同名限1張', en: 'one of each name' },
  'ruling.moveBefore.first': { ja: '最初の攻撃の前', 'zh-Hant': '首次攻擊前', en: 'before the first attack' },
  'ruling.moveBefore.each': { ja: '攻撃のたび', 'zh-Hant': '每次攻擊前', en: 'before each attack' },
  'ruling.middleReach.none': { ja: '前列だけ', 'zh-Hant': '只有前排', en: 'the front row only' },
  'ruling.middleReach.middle': { ja: '中列まで', 'zh-Hant': '到中排', en: 'as far as the middle row' },
  'ruling.middleReach.all': { ja: '後列まで', 'zh-Hant': '到後排', en: 'as far as the back row' },
  'ruling.strikeBack.keyword': { ja: '反撃を持つもの', 'zh-Hant': '具反擊的角色', en: 'those with Counter' },
  'ruling.strikeBack.all': { ja: 'すべて', 'zh-Hant': '全部', en: 'all' },
  'ruling.strikeBack.none': { ja: 'なし', 'zh-Hant': '沒有', en: 'none' },
  'ruling.domainSlots.each': { ja: 'プレイヤーごとに1つ', 'zh-Hant': '雙方各一', en: 'one for each player' },
  'ruling.domainSlots.shared': { ja: '両者で1つ', 'zh-Hant': '雙方共用', en: 'one for both' },
  'ruling.enemyDomain.extend': { ja: '延伸', 'zh-Hant': '延伸', en: 'extending' },
  'ruling.enemyDomain.all': { ja: '展開と延伸', 'zh-Hant': '展開與延伸', en: 'any domain' },
  'ruling.enemyDomain.nothing': { ja: 'なし', 'zh-Hant': '無', en: 'nothing' },
  'ruling.frontsBlock.characters': { ja: 'キャラクターへの攻撃', 'zh-Hant': '對角色的攻擊', en: 'on characters' },
  'ruling.frontsBlock.all': { ja: 'すべての攻撃', 'zh-Hant': '所有攻擊', en: 'on miracles and domains, too' },
};
