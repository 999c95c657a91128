/** Lines of the log. */
import type { Words } from '@taisen/kernel';

export const events: Record<string, Words> = {
  'event.turn-start': { ja: '{seat}のターン', 'zh-Hant': '{seat}的回合', en: '{seat} to play' },
  'event.turn-end': { ja: '{seat}のターン終了', 'zh-Hant': '{seat}的回合結束', en: '{seat}: the turn ends' },
  'event.gained': { ja: '{seat}：コスト+{amount}', 'zh-Hant': '{seat}：費用+{amount}', en: '{seat}: +{amount} cost' },
  'event.drawn': { ja: '{seat}：{amount}枚ドロー', 'zh-Hant': '{seat}：抽{amount}張', en: '{seat}: drew {amount}' },
  'event.renewed': {
    ja: '両方の墓地を切り直して新しい山札にした',
    'zh-Hant': '雙方墓地洗成新的牌堆',
    en: 'Both graveyards became the new deck',
  },
  'event.placed-attack': {
    ja: '{seat}：《{card}》を攻撃表示で出した',
    'zh-Hant': '{seat}：以攻擊表示放置《{card}》',
    en: '{seat}: {card} in attack position',
  },
  'event.placed-defence': {
    ja: '{seat}：《{card}》を守備表示で出した',
    'zh-Hant': '{seat}：以守備表示放置《{card}》',
    en: '{seat}: {card} in defence position',
  },
  'event.set': {
    ja: '{seat}：《{card}》を伏せた',
    'zh-Hant': '{seat}：蓋放了《{card}》',
    en: '{seat}: sets {card}',
  },
  'event.used': {
    ja: '{seat}：《{card}》を使った（対象《{target}》）',
    'zh-Hant': '{seat}：使用《{card}》（對象《{target}》）',
    en: '{seat}: uses {card} on {target}',
  },
  'event.used.alone': {
    ja: '{seat}：《{card}》を使った',
    'zh-Hant': '{seat}：使用《{card}》',
    en: '{seat}: uses {card}',
  },
  'event.answered': {
    ja: '{seat}：《{card}》で返した（《{target}》へ）',
    'zh-Hant': '{seat}：以《{card}》回應（改為《{target}》）',
    en: '{seat}: answered with {card}, to {target}',
  },
  'event.discarded': {
    ja: '{seat}：《{card}》を捨てた — {ability}',
    'zh-Hant': '{seat}：捨棄《{card}》— {ability}',
    en: '{seat}: {card} discarded — {ability}',
  },
  'event.attacks': {
    ja: '《{card}》が《{target}》を攻撃！',
    'zh-Hant': '《{card}》攻擊《{target}》！',
    en: '{card} attacks {target}!',
  },
  'event.attacks.alone': {
    ja: '《{card}》がプレイヤを直接攻撃！',
    'zh-Hant': '《{card}》直接攻擊玩家！',
    en: '{card} attacks the player!',
  },
  'event.attack-ended': {
    ja: '《{card}》の攻撃は不発に終わった',
    'zh-Hant': '《{card}》的攻擊落空',
    en: 'The attack of {card} came to nothing',
  },
  'event.reflected': {
    ja: '《{card}》：攻撃を《{target}》へ反射！',
    'zh-Hant': '《{card}》：攻擊反射到《{target}》！',
    en: '{card}: the attack is reflected at {target}!',
  },
  'event.shifted': {
    ja: '《{card}》：対象は《{target}》に',
    'zh-Hant': '《{card}》：對象改為《{target}》',
    en: '{card}: the target is now {target}',
  },
  'event.boosted': {
    ja: '《{card}》の攻撃力+{amount}',
    'zh-Hant': '《{card}》攻擊力+{amount}',
    en: '{card}: +{amount} ATK',
  },
  'event.damaged': {
    ja: '《{card}》に{amount}ダメージ',
    'zh-Hant': '《{card}》受到{amount}點傷害',
    en: '{amount} damage to {card}',
  },
  'event.guarded': {
    ja: '《{card}》へのダメージは0になった',
    'zh-Hant': '《{card}》受到的傷害變成0',
    en: 'The damage to {card} was made 0',
  },
  'event.called-off': {
    ja: '《{card}》の直接攻撃は無効になった',
    'zh-Hant': '《{card}》的直接攻擊被無效',
    en: 'The direct attack of {card} was called off',
  },
  'event.hit': {
    ja: '{seat}：ポイント-{amount}（《{card}》）',
    'zh-Hant': '{seat}：點數-{amount}（《{card}》）',
    en: '{seat}: −{amount} points ({card})',
  },
  'event.hit.harmless': {
    ja: '{seat}：《{card}》の直接攻撃はダメージ0',
    'zh-Hant': '{seat}：《{card}》的直接攻擊沒有造成傷害',
    en: '{seat}: the attack of {card} did no damage',
  },
  'event.beats': {
    ja: '《{card}》は《{target}》を無条件で倒す！',
    'zh-Hant': '《{card}》無條件擊敗《{target}》！',
    en: '{card} beats {target}, whatever the numbers!',
  },
  'event.destroyed': {
    ja: '《{card}》は{how}破壊された',
    'zh-Hant': '《{card}》{how}被破壞',
    en: '{card} was destroyed {how}',
  },
  'how.battle': { ja: '戦闘で', 'zh-Hant': '在戰鬥中', en: 'in battle' },
  'how.effect': { ja: '効果で', 'zh-Hant': '因效果', en: 'by an effect' },
  'how.harmless': { ja: '無傷で', 'zh-Hant': '毫髮無傷', en: 'unhurt' },
  'how.hand': { ja: '手札から', 'zh-Hant': '從手牌', en: 'from the hand' },
  // How a game ended, after "won on turn 12".
  'end.hit': { ja: '直接攻撃', 'zh-Hant': '直接攻擊', en: 'by a direct attack' },
  'end.OD-1.7': {
    ja: 'ターン上限でのポイント差',
    'zh-Hant': '回合上限時的點數差距',
    en: 'on points at the turn limit',
  },
};
