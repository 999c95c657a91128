import type { Words } from '@taisen/kernel';

/** Lines of the log. */
export const events: Readonly<Record<string, Words>> = {
  'event.power-lost.attack': {
    ja: '《{card}》の攻撃で{seat}は神力を{amount}失った',
    'zh-Hant': '《{card}》的攻擊使{seat}失去{amount}點神力',
    en: '{seat}: {amount} power lost to the attack of {card}',
  },
  'event.power-lost.cost': {
    ja: '{seat}は《{card}》に神力{amount}を払った',
    'zh-Hant': '{seat}為《{card}》支付{amount}點神力',
    en: '{seat}: paid {amount} power for {card}',
  },
  'event.power-lost.start': {
    ja: '先攻の{seat}は神力を{amount}失った',
    'zh-Hant': '{seat}先手，失去{amount}點神力',
    en: '{seat} starts: {amount} power lost',
  },
  'event.power-lost': {
    ja: '{seat}は神力を{amount}失った（{how}）',
    'zh-Hant': '{seat}失去{amount}點神力（{how}）',
    en: '{seat}: {amount} power lost ({how})',
  },
  'event.damaged': {
    ja: '《{card}》は《{target}》から{amount}ダメージ',
    'zh-Hant': '《{card}》受到《{target}》的{amount}點傷害',
    en: '{card} takes {amount} damage from {target}',
  },
  'event.mended': {
    ja: '《{card}》の体力が{amount}回復',
    'zh-Hant': '《{card}》恢復{amount}點生命',
    en: '{card} regains {amount} health',
  },
  'event.slain': {
    ja: '《{card}》は撃破された（{how}）',
    'zh-Hant': '《{card}》被擊殺（{how}）',
    en: '{card} is killed ({how})',
  },
  'event.broken': { ja: '《{card}》は破壊された', 'zh-Hant': '《{card}》被破壞', en: '{card} is destroyed' },
  'event.discarded': {
    ja: '《{card}》は捨て札へ（{how}）',
    'zh-Hant': '《{card}》進入棄牌堆（{how}）',
    en: '{card} goes to the discard pile ({how})',
  },
  'event.returned': {
    ja: '《{card}》は{seat}の手札に戻った',
    'zh-Hant': '《{card}》回到{seat}的手牌',
    en: '{seat}: {card} returns to the hand',
  },
  'event.stepped': {
    ja: '主戦者《{card}》は{how}へ移った',
    'zh-Hant': '主戰者《{card}》移至{how}',
    en: 'The main fighter {card} moves to the {how}',
  },
  'event.attacks': {
    ja: '《{card}》が《{target}》を攻撃',
    'zh-Hant': '《{card}》攻擊《{target}》',
    en: '{card} attacks {target}',
  },
  'event.attacks.alone': {
    ja: '《{card}》が神を攻撃',
    'zh-Hant': '《{card}》攻擊神明',
    en: '{card} attacks the deity',
  },
  'event.attacked': {
    ja: '《{card}》は《{target}》に攻撃された',
    'zh-Hant': '《{card}》被《{target}》攻擊',
    en: '{card} is attacked by {target}',
  },
  'event.struck': {
    ja: '《{card}》が{seat}の神に届いた',
    'zh-Hant': '《{card}》擊中{seat}的神明',
    en: '{seat}: {card} strikes the deity',
  },
  'event.kills': {
    ja: '《{card}》が《{target}》を倒した',
    'zh-Hant': '《{card}》擊殺《{target}》',
    en: '{card} kills {target}',
  },
  'event.coin': { ja: 'コイン：{how}', 'zh-Hant': '硬幣：{how}', en: 'A coin: {how}' },
  'event.starts': { ja: '{seat}が先攻', 'zh-Hant': '{seat}為先手', en: '{seat}: first turn' },
  'event.turn-start': { ja: '{seat}のターン', 'zh-Hant': '{seat}的回合', en: '{seat} to play' },
  'event.turn-end': { ja: '{seat}のターン終了', 'zh-Hant': '{seat}的回合結束', en: '{seat}: the turn ends' },
  'event.drawn': {
    ja: '{seat}はカードを{amount}枚引いた',
    'zh-Hant': '{seat}抽了{amount}張牌',
    en: '{seat}: drew {amount}',
  },
  'event.cycled': {
    ja: '{seat}の捨て札が新しいデッキになった',
    'zh-Hant': '{seat}的棄牌堆洗成新牌組',
    en: '{seat}: the discard pile becomes a new deck',
  },
  'event.hand-discarded': {
    ja: '{seat}は手札を捨てた：{cards}',
    'zh-Hant': '{seat}棄掉手牌：{cards}',
    en: '{seat}: hand discarded: {cards}',
  },
  'event.summoned': {
    ja: '{seat}は《{card}》を召喚した',
    'zh-Hant': '{seat}召喚《{card}》',
    en: '{seat}: {card} is summoned',
  },
  'event.used': {
    ja: '{seat}は《{card}》を《{target}》に使った',
    'zh-Hant': '{seat}對《{target}》施展《{card}》',
    en: '{seat}: {card} is used on {target}',
  },
  'event.used.alone': {
    ja: '{seat}は《{card}》を使った',
    'zh-Hant': '{seat}施展《{card}》',
    en: '{seat}: {card} is used',
  },
  'event.deployed': {
    ja: '{seat}は《{card}》を展開した',
    'zh-Hant': '{seat}展開《{card}》',
    en: '{seat}: {card} is deployed',
  },
  'event.extended': {
    ja: '{seat}は《{card}》を相手の場に延伸した',
    'zh-Hant': '{seat}將《{card}》延伸至對手場地',
    en: '{seat}: {card} is extended to the other field',
  },
  'event.fired': { ja: '《{card}》が発動', 'zh-Hant': '《{card}》發動', en: '{card} fires' },
  'event.hastened': {
    ja: '《{card}》のカウントは残り{amount}',
    'zh-Hant': '《{card}》剩餘倒數{amount}',
    en: '{card} counts down to {amount}',
  },
  'event.deaths-added': {
    ja: '《{card}》の撃破回数がさらに{amount}増えた',
    'zh-Hant': '《{card}》的死亡次數再增加{amount}',
    en: '{card}: {amount} more death counted',
  },
  'how.cost': { ja: 'コスト', 'zh-Hant': '消耗', en: 'cost' },
  'how.attack': { ja: '攻撃', 'zh-Hant': '攻擊', en: 'attack' },
  'how.effect': { ja: '効果', 'zh-Hant': '效果', en: 'effect' },
  'how.used': { ja: '使用済み', 'zh-Hant': '使用完畢', en: 'used' },
  'how.covered': { ja: '覆われた', 'zh-Hant': '被覆蓋', en: 'covered' },
  'how.replaced': { ja: '置き換え', 'zh-Hant': '被取代', en: 'replaced' },
  'how.head': { ja: '表', 'zh-Hant': '正面', en: 'head' },
  'how.tail': { ja: '裏', 'zh-Hant': '反面', en: 'tail' },
  'how.front': { ja: '前列', 'zh-Hant': '前排', en: 'front row' },
  'how.middle': { ja: '中列', 'zh-Hant': '中排', en: 'middle row' },
  'how.back': { ja: '後列', 'zh-Hant': '後排', en: 'back row' },
  // How a game ended, after "won on turn 12".
  'end.power-lost.attack': { ja: '神への攻撃', 'zh-Hant': '對神明的攻擊', en: 'by a strike at the deity' },
  'end.power-lost.effect': { ja: '《{card}》の効果', 'zh-Hant': '《{card}》的效果', en: 'by the effect of {card}' },
  'end.power-lost.cost': { ja: '神力の使い切り', 'zh-Hant': '神力耗盡', en: 'by spending the last power' },
  'end.SH-4.7': { ja: 'ターン上限での神力差', 'zh-Hant': '回合上限時的神力差距', en: 'on power at the turn limit' },
};
