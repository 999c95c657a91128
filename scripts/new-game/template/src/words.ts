/**
 * What a player reads beside the cards. `packages/kernel/src/say.ts` says which keys are looked up. The generic screens
 * take the names of a card's fields from `now.<field>`, and the names of their values from `<field>.<value>`.
 */
import type { Words } from '@taisen/kernel';

export const words: Record<string, Words> = {
  'prompt.main': {
    ja: 'カードを出すか、ユニットで攻撃するか、ターンを終了してください。',
    'zh-Hant': '打出卡片、以單位攻擊，或結束回合。',
    en: 'Play a card, attack with a unit, or end your turn.',
  },

  'option.play.alone': { ja: '《{card}》を出す', 'zh-Hant': '打出《{card}》', en: 'Play {card}' },
  'option.play': {
    ja: '《{card}》を出す：対象《{target}》',
    'zh-Hant': '打出《{card}》：對象《{target}》',
    en: 'Play {card} on {target}',
  },
  'option.attack': {
    ja: '《{card}》で《{target}》を攻撃',
    'zh-Hant': '以《{card}》攻擊《{target}》',
    en: 'Attack {target} with {card}',
  },
  'option.direct': {
    ja: '《{card}》で相手を攻撃',
    'zh-Hant': '以《{card}》攻擊對手',
    en: 'Attack the player with {card}',
  },
  'option.end': { ja: 'ターン終了', 'zh-Hant': '結束回合', en: 'End turn' },

  'event.turn-start': { ja: '{seat}のターン', 'zh-Hant': '{seat}的回合', en: '{seat} to play' },
  'event.drawn': { ja: '{seat}：{amount}枚引いた', 'zh-Hant': '{seat}：抽{amount}張', en: '{seat}: drew {amount}' },
  'event.played': { ja: '{seat}：《{card}》を出した', 'zh-Hant': '{seat}：打出《{card}》', en: '{seat}: {card}' },
  'event.used': {
    ja: '{seat}：《{card}》（対象《{target}》）',
    'zh-Hant': '{seat}：《{card}》（對象《{target}》）',
    en: '{seat}: {card} on {target}',
  },
  'event.used.alone': { ja: '{seat}：《{card}》', 'zh-Hant': '{seat}：《{card}》', en: '{seat}: {card}' },
  'event.attacks': {
    ja: '《{card}》が《{target}》を攻撃',
    'zh-Hant': '《{card}》攻擊《{target}》',
    en: '{card} attacks {target}',
  },
  'event.attacks.alone': {
    ja: '《{card}》がプレイヤーを攻撃',
    'zh-Hant': '《{card}》攻擊玩家',
    en: '{card} attacks the player',
  },
  'event.destroyed': { ja: '《{card}》は破壊された', 'zh-Hant': '《{card}》被破壞', en: '{card} is destroyed' },
  'event.damaged': {
    ja: '{seat}：{amount}ダメージ',
    'zh-Hant': '{seat}：受到{amount}點傷害',
    en: '{seat}: {amount} damage',
  },
  'event.healed': { ja: '{seat}：ライフ+{amount}', 'zh-Hant': '{seat}：生命+{amount}', en: '{seat}: +{amount} life' },

  'zone.hand': { ja: '手札', 'zh-Hant': '手牌', en: 'hand' },
  'zone.deck': { ja: 'デッキ', 'zh-Hant': '牌組', en: 'deck' },
  'zone.discard': { ja: '捨て札', 'zh-Hant': '棄牌堆', en: 'discard pile' },
  'zone.line': { ja: '列', 'zh-Hant': '陣線', en: 'line' },

  'table.life': { ja: 'ライフ', 'zh-Hant': '生命', en: 'Life' },
  'table.energy': { ja: 'エネルギー', 'zh-Hant': '能量', en: 'Energy' },

  'now.power': { ja: 'パワー', 'zh-Hant': '力量', en: 'Power' },
  'now.cost': { ja: 'コスト', 'zh-Hant': '費用', en: 'Cost' },
  'now.kind': { ja: '種類', 'zh-Hant': '種類', en: 'Kind' },
  'now.attacked': { ja: '攻撃済み', 'zh-Hant': '已攻擊', en: 'Has attacked' },
  'kind.unit': { ja: 'ユニット', 'zh-Hant': '單位', en: 'Unit' },
  'kind.spell': { ja: '呪文', 'zh-Hant': '咒語', en: 'Spell' },

  'rule.TG-1.4': { ja: 'ライフが0になった', 'zh-Hant': '生命歸零', en: 'No life left' },
  'rule.TG-1.5': { ja: '最後のターンが終わった', 'zh-Hant': '最後一個回合已結束', en: 'The last turn is over' },
  'rule.TG-3.1': { ja: 'エネルギーが足りない', 'zh-Hant': '能量不足', en: 'Not enough energy' },
  'rule.TG-3.2': { ja: '列に空きがない', 'zh-Hant': '陣線沒有空位', en: 'No free place in your line' },
  'rule.TG-3.3': { ja: '対象がない', 'zh-Hant': '沒有可選的對象', en: 'There is nothing to choose as its target' },
  'rule.TG-4.1': {
    ja: '出たターンには攻撃できず、攻撃は1ターンに1回',
    'zh-Hant': '登場的回合不能攻擊，且每回合只能攻擊一次',
    en: 'A unit attacks once a turn, and not in the turn in which it came',
  },
  'rule.TG-4.3': {
    ja: '相手にユニットがいる間は、相手を直接攻撃できない',
    'zh-Hant': '對手有單位時，不能直接攻擊對手',
    en: 'The player can be attacked only while there are no units in the way',
  },
};
