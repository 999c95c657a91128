import type { Words } from '@taisen/kernel';
import { ATTRIBUTE_NAMES } from './attributes.ts';
import { words as inThree, type Name } from './card.ts';
import { CATEGORIES } from './categories.ts';
import { KEYWORDS } from './keywords.ts';
import { STATUSES, type StatusDef } from './statuses.ts';

/** What a player reads beside the cards; see `say.ts` of the kernel for how the keys are chosen. */
const PROMPTS: Record<string, Name> = {
  main: [
    'メインフェイズ：カードを使うか、チャージするか、技を使ってください。',
    '主要階段：使用卡片、充能或使用技能。',
    'Main: use cards, charge, or use skills.',
  ],
  more: [
    'SPトークン1個をレストして、もう1枚引きますか？',
    '要休息1個SP標記，再抽1張牌嗎？',
    'Rest one SP token to draw one more?',
  ],
  battle: [
    'バトルフェイズ：攻撃するモンスターと対象を選んでください。',
    '戰鬥階段：選擇攻擊的怪獸與對象。',
    'Battle: choose an attacker and its target.',
  ],
  chain: ['チェーンポイント：刹那詠唱を使いますか？', '連鎖點：要使用剎那詠唱嗎？', 'Chain point: use a setsuna?'],
  retarget: [
    '対象がいなくなりました。新しい対象を選んでください。',
    '對象已不在，請選擇新的對象。',
    'The target is gone: choose another.',
  ],
  foe: ['相手のカードを選んでください。', '選擇對手的卡。', "Choose one of the opponent's cards."],
  ally: ['味方モンスターを選んでください。', '選擇我方怪獸。', 'Choose one of your monsters.'],
  grave: ['墓地からカードを選んでください。', '從墓地選擇一張卡。', 'Choose a card from your graveyard.'],
  search: ['デッキからカードを選んでください。', '從牌組選擇一張卡。', 'Choose a card from your deck.'],
  top: ['手札に加えるカードを選んでください。', '選擇要加入手牌的卡。', 'Choose the card to take.'],
  rally: [
    '召喚するモンスターを手札から選んでください。',
    '從手牌選擇要召喚的怪獸。',
    'Choose a monster from your hand to summon.',
  ],
  discard: ['捨てるカードを選んでください。', '選擇要捨棄的卡。', 'Choose a card to discard.'],
};

const OPTIONS: Record<string, Name> = {
  summon: ['《{card}》を召喚', '召喚《{card}》', 'Summon {card}'],
  use: ['《{card}》を発動', '發動《{card}》', 'Use {card}'],
  field: ['《{card}》を場に出す', '將《{card}》置於場地', 'Place {card}'],
  phase: ['《{card}》を設置', '設置《{card}》', 'Place {card}'],
  charge: ['《{card}》を《{target}》にチャージ', '將《{card}》充能到《{target}》', 'Charge {card} on {target}'],
  'charge-sp': ['SPトークンを《{target}》にチャージ', '將SP標記充能到《{target}》', 'Charge an SP token on {target}'],
  skill: ['《{card}》の技：{ability}', '《{card}》的技能：{ability}', '{card}: {ability}'],
  battle: ['バトルフェイズへ', '進入戰鬥階段', 'Go to battle'],
  end: ['ターン終了', '結束回合', 'End turn'],
  draw: ['もう1枚引く', '再抽1張', 'Draw one more'],
  attack: ['《{card}》で《{target}》を攻撃', '以《{card}》攻擊《{target}》', 'Attack {target} with {card}'],
  direct: ['《{card}》でダイレクトアタック', '以《{card}》直接攻擊', 'Attack directly with {card}'],
  'give-up': ['攻撃をやめる', '放棄攻擊', 'Give the attack up'],
  setsuna: ['刹那詠唱《{card}》', '剎那詠唱《{card}》', 'Setsuna: {card}'],
};

const EVENTS: Record<string, Name> = {
  'turn-start': ['── {seat}のターン ──', '── {seat}的回合 ──', '— {seat} to play —'],
  'turn-end': ['{seat}のエンドフェイズ', '{seat}的結束階段', '{seat}: end of the turn'],
  drawn: ['{seat}は{amount}枚引いた', '{seat}抽了{amount}張牌', '{seat}: drew {amount}'],
  token: ['{seat}のSPトークン+{amount}', '{seat}的SP標記+{amount}', '{seat}: +{amount} SP'],
  woken: [
    '{seat}のSPトークン{amount}個がアクティブに',
    '{seat}的{amount}個SP標記轉為活躍',
    '{seat}: {amount} SP active again',
  ],
  rested: [
    '{seat}のSPトークン{amount}個がレストに',
    '{seat}的{amount}個SP標記轉為休息',
    '{seat}: {amount} SP turned to rest',
  ],
  paid: ['{seat}はコスト{amount}を支払った', '{seat}支付了費用{amount}', '{seat}: paid {amount}'],
  summoned: ['《{card}》を召喚', '召喚《{card}》', '{card} was summoned'],
  used: ['《{card}》を発動', '發動《{card}》', '{card} was used'],
  setsuna: ['刹那詠唱《{card}》！', '剎那詠唱《{card}》！', 'Setsuna: {card}!'],
  placed: ['《{card}》を設置', '設置《{card}》', '{card} was placed'],
  staged: ['《{card}》第{amount}段階', '《{card}》第{amount}階段', '{card}: stage {amount}'],
  charged: ['《{card}》を《{target}》にチャージ', '《{card}》充能到《{target}》', '{card} was charged on {target}'],
  'charged-sp': [
    'SPトークンを《{target}》にチャージ',
    'SP標記充能到《{target}》',
    'An SP token was charged on {target}',
  ],
  uncharged: ['チャージ《{card}》が外れた', '充能《{card}》脫落', 'The charge {card} came off'],
  consumed: [
    '《{card}》のSPチャージ{amount}個を消費',
    '消耗《{card}》的{amount}個SP充能',
    '{card} used up {amount} SP',
  ],
  skill: ['《{card}》の技：{ability}', '《{card}》的技能：{ability}', '{card}: {ability}'],
  attacks: ['《{card}》が《{target}》を攻撃', '《{card}》攻擊《{target}》', '{card} attacks {target}'],
  'attacks.alone': ['《{card}》のダイレクトアタック', '《{card}》直接攻擊', '{card} attacks directly'],
  hurt: ['《{card}》に{amount}ダメージ', '《{card}》受到{amount}傷害', '{card} loses {amount} HP'],
  'hurt.poison': [
    '《{card}》は毒で{amount}失った',
    '《{card}》因中毒失去{amount}HP',
    '{card} loses {amount} HP to poison',
  ],
  mended: ['《{card}》のHPが{amount}回復', '《{card}》回復{amount}HP', '{card} recovers {amount} HP'],
  grown: ['《{card}》のHP+{amount}', '《{card}》的HP+{amount}', '{card} gains {amount} HP'],
  destroyed: ['《{card}》が破壊された', '《{card}》被破壞', '{card} was destroyed'],
  endured: ['《{card}》は破壊を免れた', '《{card}》免於破壞', '{card} is not destroyed'],
  'won-battle': ['《{card}》が《{target}》を撃破', '《{card}》擊破《{target}》', '{card} beat {target}'],
  status: ['《{card}》は〈{how}〉', '《{card}》陷入〈{how}〉', '{card} is {how}'],
  discarded: ['《{card}》を捨てた', '捨棄《{card}》', '{card} was discarded'],
  returned: ['《{card}》が手札に', '《{card}》加入手牌', '{card} went to the hand'],
  damaged: ['{seat}に{amount}ダメージ', '{seat}受到{amount}傷害', '{seat}: {amount} damage'],
  'damaged.piercing': [
    '貫通！{seat}に{amount}ダメージ',
    '貫穿！{seat}受到{amount}傷害',
    'Piercing! {seat}: {amount} damage',
  ],
  healed: ['{seat}のライフ+{amount}', '{seat}的生命+{amount}', '{seat}: {amount} life gained'],
};

const PLACES: Record<string, Name> = {
  'zone.hand': ['手札', '手牌', 'hand'],
  'zone.deck': ['デッキ', '牌組', 'deck'],
  'zone.graveyard': ['墓地', '墓地', 'graveyard'],
  'zone.monsters': ['モンスターゾーン', '怪獸區', 'monsters'],
  'zone.field': ['フィールド', '場地', 'field card'],
  'zone.phase': ['フェイズ', '階段', 'phase card'],
  'zone.charges': ['チャージ', '充能', 'charges'],
  'zone.removed': ['消滅', '移除', 'removed'],
  'zone.casting': ['詠唱中', '詠唱中', 'being used'],
  'table.life': ['ライフ', '生命', 'Life'],
  'table.tokens': ['SPトークン', 'SP標記', 'SP tokens'],
  'table.rested': ['レスト', '休息', 'Resting'],
  'table.phase': ['フェイズ', '階段', 'Phase'],
  'table.starter': ['先攻', '先攻', 'Starting player'],
  'table.charged': ['チャージ済み', '已充能', 'Charged this turn'],
};

/** Why a move is refused: one for each id that `refusal` can name. */
const RULES: Record<string, Name> = {
  'MS-2.2': ['デッキはちょうど40枚', '牌組必須正好40張', 'A deck has exactly 40 cards'],
  'MS-2.3': ['同じカードは3枚まで', '同一卡片最多3張', 'At most three of a card'],
  'MS-2.4': ['禁忌カードの上限を超えている', '超過禁忌卡上限', 'Too many taboo cards'],
  'MS-3.3': ['追加ドローは今できない', '現在不能追加抽牌', 'You cannot draw one more now'],
  'MS-3.4': [
    'モンスターの召喚とカードの使用は自分のメインフェイズに',
    '召喚與使用卡片須在自己的主要階段',
    'Monsters are summoned and cards used in your main phase',
  ],
  'MS-3.5': ['チャージは自分のメインフェイズに', '充能須在自己的主要階段', 'Charging belongs to your main phase'],
  'MS-3.6': [
    '技は自分のメインフェイズに、自分のモンスターで',
    '技能須在自己的主要階段由自己的怪獸使用',
    'Your own monsters use skills in your main phase',
  ],
  'MS-3.7': ['フェイズカードではない', '不是階段卡', 'It is not a phase card'],
  'MS-3.8': ['このモンスターは今攻撃できない', '這隻怪獸現在不能攻擊', 'This monster cannot attack now'],
  'MS-3.9': [
    '先攻の1ターン目は攻撃できない',
    '先攻第一回合不能攻擊',
    'The starting player does not attack in the first turn',
  ],
  'MS-4.1': ['アクティブなSPトークンが足りない', '活躍的SP標記不足', 'Too few active SP tokens'],
  'MS-5.1': ['モンスターを置く場所がない', '沒有空間放置怪獸', 'There is no room for another monster'],
  'MS-5.2': ['それはチャージできない', '不能這樣充能', 'That cannot be charged'],
  'MS-5.3': ['チャージは1体に2つまで', '每隻怪獸最多2個充能', 'A monster carries at most two charges'],
  'MS-5.4': ['チャージの属性が合わない', '充能的屬性不符', 'The charges are of another attribute'],
  'MS-5.5': ['チャージは1ターンに1度', '每回合只能充能一次', 'You charge once a turn'],
  'MS-5.10': ['チャージが足りない', '充能不足', 'Too few charges'],
  'MS-5.11': ['技は各モンスター1ターンに1度', '每隻怪獸每回合只能使用一次技能', 'A monster uses one skill a turn'],
  'MS-6.1': ['魔法カードではない', '不是魔法卡', 'It is not a magic card'],
  'MS-6.2': [
    '刹那詠唱は相手のチェーンポイントで',
    '剎那詠唱只能在對手的連鎖點使用',
    "A setsuna is used at the opponent's chain points",
  ],
  'MS-7.1': ['フィールドカードではない', '不是場地卡', 'It is not a field card'],
  'MS-8.1': ['フェイズカードは1枚まで', '階段卡只能有一張', 'You have a phase card already'],
  'MS-8.2': [
    'フェイズカードには同じ属性のカードだけ',
    '階段卡只能以同屬性的卡充能',
    'A phase card takes cards of its own attribute',
  ],
  'MS-8.3': ['このターンのチャージは済んでいる', '本回合已充能', 'The charge of this turn is used'],
  'MS-9.1': ['攻撃できるのは相手のモンスター', '只能攻擊對手的怪獸', 'Only opposing monsters are attacked'],
  'MS-9.3': [
    '相手にモンスターがいる間はダイレクトアタックできない',
    '對手有怪獸時不能直接攻擊',
    'No direct attack while the opponent has monsters',
  ],
  'MS-9.6': ['無意味な自滅攻撃はできない', '不能進行無意義的自滅攻擊', 'A pointless suicide attack is forbidden'],
  text: ['カードの効果によりできない', '因卡片效果而不能', "A card's text does not allow it"],
};

const MANNERS: Record<string, Name> = {
  battle: ['戦闘', '戰鬥', 'battle'],
  effect: ['効果', '效果', 'effect'],
  poison: ['毒', '毒', 'poison'],
  attack: ['攻撃', '攻擊', 'attack'],
  piercing: ['貫通', '貫穿', 'piercing'],
};

const keyed = (prefix: string, names: Record<string, Name>): Record<string, Words> =>
  Object.fromEntries(Object.entries(names).map(([key, name]) => [`${prefix}${key}`, inThree(name)]));

export const words: Record<string, Words> = {
  ...keyed('prompt.', PROMPTS),
  ...keyed('option.', OPTIONS),
  ...keyed('event.', EVENTS),
  ...keyed('', PLACES),
  ...keyed('rule.', RULES),
  ...keyed('how.', MANNERS),
  ...Object.fromEntries(
    Object.entries<StatusDef>(STATUSES).flatMap(([kind, { name, text }]) => [
      [`how.${kind}`, name],
      [`status.${kind}`, name],
      [`status.${kind}.rule`, text],
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(KEYWORDS).flatMap(([key, { name, rule }]) => [
      [`keyword.${key}`, name],
      [`keyword.${key}.rule`, rule],
    ]),
  ),
  ...Object.fromEntries(Object.entries(ATTRIBUTE_NAMES).map(([key, name]) => [`attribute.${key}`, name])),
  ...Object.fromEntries(Object.entries(CATEGORIES).map(([key, name]) => [`category.${key}`, name])),
};
