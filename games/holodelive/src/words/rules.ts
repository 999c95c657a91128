/** Why a move is refused. The rule id is shown with it. */
import type { Words } from '@taisen/kernel';

export const ruleWords: Record<string, Words> = {
  'rule.HL-2.1': { ja: 'ステージに空きがない', 'zh-Hant': '舞台已滿', en: 'The stage is full' },
  'rule.HL-2.2': { ja: '楽屋に空きがない', 'zh-Hant': '後台已有牌', en: 'The backstage is occupied' },
  'rule.HL-3.3': {
    ja: '自分の表向きのカードの、このターンまだ使っていないアクションスキルだけを使える',
    'zh-Hant': '只能使用自己正面朝上的牌本回合尚未使用的行動技能',
    en: 'Only unused action skills of your own face-up cards',
  },
  'rule.HL-4.5': {
    ja: 'アクションスキルは自分のアクションフェーズに使う',
    'zh-Hant': '行動技能在自己的行動階段使用',
    en: 'Action skills can only be used in your Action phase',
  },
  'rule.HL-4.6': {
    ja: 'オープンできるのは、アクションフェーズに自分の裏向きのカードだけ',
    'zh-Hant': '只能在行動階段翻開自己背面朝上的牌',
    en: 'You can only open your own face-down cards, in your Action phase',
  },
  'rule.HL-4.7': {
    ja: 'プレイフェーズには手札から1枚を必ず出す',
    'zh-Hant': '打牌階段必須打出1張手牌',
    en: 'In your Play phase, and only then, you must play one card from your hand',
  },
  'rule.HL-4.9': {
    ja: 'スキルによって、そこには出せない',
    'zh-Hant': '受技能影響，不能打出到該處',
    en: 'A skill forbids playing there',
  },
};
