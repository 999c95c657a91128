/** Names of zones, public facts and terms. */
import type { Words } from '@taisen/kernel';

export const table: Record<string, Words> = {
  'zone.hand': { ja: '手札', 'zh-Hant': '手牌', en: 'hand' },
  'zone.deck': { ja: '山札', 'zh-Hant': '牌堆', en: 'deck' },
  'zone.graveyard': { ja: '墓地', 'zh-Hant': '墓地', en: 'graveyard' },
  'zone.monsters': { ja: 'モンスタゾーン', 'zh-Hant': '怪獸區', en: 'monster zones' },
  'zone.traps': { ja: '罠ゾーン', 'zh-Hant': '陷阱區', en: 'trap zones' },
  'zone.chain': { ja: 'チェーン', 'zh-Hant': '連鎖', en: 'chain' },

  // Used as a card name between brackets: 《？？？》.
  'card.hidden': { ja: '？？？', 'zh-Hant': '？？？', en: 'a card' },

  'table.points': { ja: '残りポイント', 'zh-Hant': '剩餘點數', en: 'Points left' },
  'table.cost': { ja: 'コスト', 'zh-Hant': '費用', en: 'Cost' },
  'table.phase': { ja: 'フェイズ', 'zh-Hant': '階段', en: 'Phase' },
  'table.starter': { ja: '先攻', 'zh-Hant': '先攻', en: 'First player' },
  'table.contrary': { ja: '属性の優劣が逆', 'zh-Hant': '屬性優劣反轉', en: 'Attributes swapped' },
  'table.attack': { ja: '攻撃中', 'zh-Hant': '攻擊中', en: 'Attack under way' },
  'table.chain': { ja: 'チェーン', 'zh-Hant': '連鎖', en: 'Chain' },

  'phase.main': { ja: 'メインフェイズ', 'zh-Hant': '主要階段', en: 'Main phase' },
  'phase.battle': { ja: 'バトルフェイズ', 'zh-Hant': '戰鬥階段', en: 'Battle phase' },

  'attribute.fire': { ja: '炎', 'zh-Hant': '炎', en: 'Fire' },
  'attribute.wind': { ja: '風', 'zh-Hant': '風', en: 'Wind' },
  'attribute.water': { ja: '水', 'zh-Hant': '水', en: 'Water' },
  'attribute.light': { ja: '光', 'zh-Hant': '光', en: 'Light' },
  'attribute.dark': { ja: '闇', 'zh-Hant': '闇', en: 'Dark' },

  'kind.monster': { ja: 'モンスタ', 'zh-Hant': '怪獸', en: 'Monster' },
  'kind.spell': { ja: '魔法', 'zh-Hant': '魔法', en: 'Spell' },
  'kind.trap': { ja: '罠', 'zh-Hant': '陷阱', en: 'Trap' },

  'now.attack': { ja: '攻撃力', 'zh-Hant': '攻擊力', en: 'ATK' },
  'now.defence': { ja: '残り守備力', 'zh-Hant': '剩餘守備力', en: 'DEF left' },
  'now.damage': { ja: 'ダメージ', 'zh-Hant': '傷害', en: 'Damage' },
  'now.defending': { ja: '守備表示', 'zh-Hant': '守備表示', en: 'Defence position' },
  'now.attacked': { ja: '攻撃済み', 'zh-Hant': '已攻擊', en: 'Has attacked' },
  'now.fresh': { ja: '出したばかり', 'zh-Hant': '剛出場', en: 'Just placed' },

  'effect.boost': { ja: '攻撃力アップ', 'zh-Hant': '攻擊力上升', en: 'More ATK' },
  'effect.contrary': { ja: '属性の優劣が逆', 'zh-Hant': '屬性優劣反轉', en: 'Attributes swapped' },
  'effect.peace': { ja: '戦闘ダメージ0', 'zh-Hant': '戰鬥傷害為0', en: 'No battle damage' },
  'effect.guard': { ja: '次の戦闘ダメージ0', 'zh-Hant': '下一次戰鬥傷害為0', en: 'Next battle damage 0' },
  'effect.veto': { ja: '直接攻撃を1度無効', 'zh-Hant': '直接攻擊無效1次', en: 'One direct attack called off' },
};
