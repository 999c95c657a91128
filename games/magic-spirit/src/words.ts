import type { Words } from '@taisen/kernel';
import { ATTRIBUTE_NAMES } from './attributes.ts';
import { CATEGORIES } from './categories.ts';
import { KEYWORDS } from './keywords.ts';
import { RULING_WORDS } from './ruling-words.ts';
import { STATUSES, type StatusDef } from './statuses.ts';

/** Texts beside the cards. `say.ts` of the kernel chooses the keys. */
const PROMPTS: Record<string, Words> = {
  main: {
    ja: 'メインフェイズ：カードを使うか、チャージするか、技を使ってください。',
    'zh-Hant': '主要階段：使用卡片、充能或使用技能。',
    en: 'Main: use cards, charge, or use skills.',
  },
  more: {
    ja: 'SPトークン1個をレストして、もう1枚引きますか？',
    'zh-Hant': '要休息1個SP標記，再抽1張牌嗎？',
    en: 'Rest one SP token to draw one more card?',
  },
  battle: {
    ja: 'バトルフェイズ：攻撃するモンスターと対象を選んでください。',
    'zh-Hant': '戰鬥階段：選擇攻擊的怪獸與對象。',
    en: 'Battle: choose an attacker and its target.',
  },
  chain: {
    ja: 'チェーンポイント：刹那詠唱を使いますか？',
    'zh-Hant': '連鎖點：要使用剎那詠唱嗎？',
    en: 'Chain point: use a setsuna?',
  },
  retarget: {
    ja: '対象がいなくなりました。新しい対象を選んでください。',
    'zh-Hant': '對象已不在，請選擇新的對象。',
    en: 'The target is gone: choose another.',
  },
  foe: { ja: '相手のカードを選んでください。', 'zh-Hant': '選擇對手的卡。', en: "Choose one of the opponent's cards." },
  ally: { ja: '味方モンスターを選んでください。', 'zh-Hant': '選擇我方怪獸。', en: 'Choose one of your monsters.' },
  grave: {
    ja: '墓地からカードを選んでください。',
    'zh-Hant': '從墓地選擇一張卡。',
    en: 'Choose a card from your graveyard.',
  },
  search: {
    ja: 'デッキからカードを選んでください。',
    'zh-Hant': '從牌組選擇一張卡。',
    en: 'Choose a card from your deck.',
  },
  monster: {
    ja: 'モンスターを選んでください。',
    'zh-Hant': '選擇怪獸。',
    en: 'Choose a monster.',
  },
  charge: {
    ja: 'チャージするカードを選んでください。',
    'zh-Hant': '選擇要充能的卡。',
    en: 'Choose the card to charge.',
  },
  sink: {
    ja: 'デッキの一番下に置くカードを選んでください。',
    'zh-Hant': '選擇要放到牌組底的卡。',
    en: 'Choose the card to put at the bottom of the deck.',
  },
  theirs: {
    ja: '相手の手札からカードを選んでください。',
    'zh-Hant': '從對手手牌選擇一張卡。',
    en: "Choose a card from the opponent's hand.",
  },
  fall: {
    ja: '破壊する自分のモンスターを選んでください。',
    'zh-Hant': '選擇要破壞的自己的怪獸。',
    en: 'Choose the monster of yours to destroy.',
  },
  buy: {
    ja: 'ライフを失ってカードを引きますか？',
    'zh-Hant': '要失去生命來抽牌嗎？',
    en: 'Lose life to draw a card?',
  },
  top: {
    ja: '手札に加えるカードを選んでください。',
    'zh-Hant': '選擇要加入手牌的卡。',
    en: 'Choose the card to take.',
  },
  rally: {
    ja: '召喚するモンスターを手札から選んでください。',
    'zh-Hant': '從手牌選擇要召喚的怪獸。',
    en: 'Choose a monster from your hand to summon.',
  },
  discard: { ja: '捨てるカードを選んでください。', 'zh-Hant': '選擇要捨棄的卡。', en: 'Choose a card to discard.' },
};

const OPTIONS: Record<string, Words> = {
  summon: { ja: '《{card}》を召喚', 'zh-Hant': '召喚《{card}》', en: 'Summon {card}' },
  use: { ja: '《{card}》を発動', 'zh-Hant': '發動《{card}》', en: 'Use {card}' },
  field: { ja: '《{card}》を場に出す', 'zh-Hant': '將《{card}》置於場地', en: 'Place {card}' },
  phase: { ja: '《{card}》を設置', 'zh-Hant': '設置《{card}》', en: 'Place {card}' },
  charge: {
    ja: '《{card}》を《{target}》にチャージ',
    'zh-Hant': '將《{card}》充能到《{target}》',
    en: 'Charge {card} on {target}',
  },
  'charge-sp': {
    ja: 'SPトークンを《{target}》にチャージ',
    'zh-Hant': '將SP標記充能到《{target}》',
    en: 'Charge an SP token on {target}',
  },
  skill: { ja: '《{card}》の技：{ability}', 'zh-Hant': '《{card}》的技能：{ability}', en: '{card}: {ability}' },
  battle: { ja: 'バトルフェイズへ', 'zh-Hant': '進入戰鬥階段', en: 'Go to battle' },
  end: { ja: 'ターン終了', 'zh-Hant': '結束回合', en: 'End turn' },
  draw: { ja: 'もう1枚引く', 'zh-Hant': '再抽1張', en: 'Draw one more' },
  attack: {
    ja: '《{card}》で《{target}》を攻撃',
    'zh-Hant': '以《{card}》攻擊《{target}》',
    en: 'Attack {target} with {card}',
  },
  direct: {
    ja: '《{card}》でダイレクトアタック',
    'zh-Hant': '以《{card}》直接攻擊',
    en: 'Attack directly with {card}',
  },
  'give-up': { ja: '攻撃をやめる', 'zh-Hant': '放棄攻擊', en: 'Give the attack up' },
  setsuna: { ja: '刹那詠唱《{card}》', 'zh-Hant': '剎那詠唱《{card}》', en: 'Setsuna: {card}' },
};

const EVENTS: Record<string, Words> = {
  'turn-start': { ja: '── {seat}のターン ──', 'zh-Hant': '── {seat}的回合 ──', en: '— {seat} to play —' },
  'turn-end': { ja: '{seat}のエンドフェイズ', 'zh-Hant': '{seat}的結束階段', en: '{seat}: end of the turn' },
  drawn: { ja: '{seat}は{amount}枚引いた', 'zh-Hant': '{seat}抽了{amount}張牌', en: '{seat}: drew {amount}' },
  token: { ja: '{seat}のSPトークン+{amount}', 'zh-Hant': '{seat}的SP標記+{amount}', en: '{seat}: +{amount} SP tokens' },
  woken: {
    ja: '{seat}のSPトークン{amount}個がアクティブに',
    'zh-Hant': '{seat}的{amount}個SP標記轉為活躍',
    en: '{seat}: {amount} SP tokens active again',
  },
  rested: {
    ja: '{seat}のSPトークン{amount}個がレストに',
    'zh-Hant': '{seat}的{amount}個SP標記轉為休息',
    en: '{seat}: {amount} SP tokens turned to rest',
  },
  locked: {
    ja: '{seat}のSPトークン{amount}個が〈封鎖〉',
    'zh-Hant': '{seat}的{amount}個SP標記被〈封鎖〉',
    en: '{seat}: {amount} SP tokens locked',
  },
  paid: { ja: '{seat}はコスト{amount}を支払った', 'zh-Hant': '{seat}支付了費用{amount}', en: '{seat}: paid {amount}' },
  summoned: { ja: '《{card}》を召喚', 'zh-Hant': '召喚《{card}》', en: '{card} was summoned' },
  used: { ja: '《{card}》を発動', 'zh-Hant': '發動《{card}》', en: '{card} was used' },
  setsuna: { ja: '刹那詠唱《{card}》！', 'zh-Hant': '剎那詠唱《{card}》！', en: 'Setsuna: {card}!' },
  placed: { ja: '《{card}》を設置', 'zh-Hant': '設置《{card}》', en: '{card} was placed' },
  staged: { ja: '《{card}》第{amount}段階', 'zh-Hant': '《{card}》第{amount}階段', en: '{card}: stage {amount}' },
  charged: {
    ja: '《{card}》を《{target}》にチャージ',
    'zh-Hant': '《{card}》充能到《{target}》',
    en: '{card} was charged on {target}',
  },
  'charged-sp': {
    ja: 'SPトークンを《{target}》にチャージ',
    'zh-Hant': 'SP標記充能到《{target}》',
    en: 'An SP token was charged on {target}',
  },
  uncharged: { ja: 'チャージ《{card}》が外れた', 'zh-Hant': '充能《{card}》脫落', en: 'The charge {card} came off' },
  consumed: {
    ja: '《{card}》のSPチャージ{amount}個を消費',
    'zh-Hant': '消耗《{card}》的{amount}個SP充能',
    en: '{card} used up {amount} charged SP tokens',
  },
  skill: { ja: '《{card}》の技：{ability}', 'zh-Hant': '《{card}》的技能：{ability}', en: '{card}: {ability}' },
  attacks: {
    ja: '《{card}》が《{target}》を攻撃',
    'zh-Hant': '《{card}》攻擊《{target}》',
    en: '{card} attacks {target}',
  },
  'attacks.alone': {
    ja: '《{card}》のダイレクトアタック',
    'zh-Hant': '《{card}》直接攻擊',
    en: '{card} attacks directly',
  },
  hurt: {
    ja: '《{card}》に{amount}ダメージ',
    'zh-Hant': '《{card}》受到{amount}點傷害',
    en: '{card} loses {amount} HP',
  },
  'hurt.battle': {
    ja: '戦闘で《{card}》に{amount}ダメージ',
    'zh-Hant': '《{card}》在戰鬥中受到{amount}點傷害',
    en: '{card} loses {amount} HP in battle',
  },
  'hurt.poison': {
    ja: '《{card}》に毒で{amount}ダメージ',
    'zh-Hant': '《{card}》因中毒受到{amount}點傷害',
    en: '{card} loses {amount} HP to poison',
  },
  mended: {
    ja: '《{card}》のHPが{amount}回復',
    'zh-Hant': '《{card}》回復{amount}點HP',
    en: '{card} recovers {amount} HP',
  },
  grown: { ja: '《{card}》のHP+{amount}', 'zh-Hant': '《{card}》的HP+{amount}', en: '{card} gains {amount} HP' },
  destroyed: { ja: '《{card}》が破壊された', 'zh-Hant': '《{card}》被破壞', en: '{card} was destroyed' },
  endured: { ja: '《{card}》は破壊を免れた', 'zh-Hant': '《{card}》免於破壞', en: '{card} is not destroyed' },
  'won-battle': {
    ja: '《{card}》が《{target}》を撃破',
    'zh-Hant': '《{card}》擊破《{target}》',
    en: '{card} beat {target}',
  },
  status: { ja: '《{card}》は〈{how}〉状態になった', 'zh-Hant': '《{card}》進入〈{how}〉狀態', en: '{card} is {how}' },
  discarded: { ja: '《{card}》を捨てた', 'zh-Hant': '捨棄《{card}》', en: '{card} was discarded' },
  returned: { ja: '《{card}》が手札に', 'zh-Hant': '《{card}》加入手牌', en: '{card} went to the hand' },
  seized: {
    ja: '《{card}》が{seat}の場に移った',
    'zh-Hant': '《{card}》移到{seat}的場上',
    en: '{card} went over to {seat}',
  },
  damaged: {
    ja: '《{card}》が{seat}に{amount}ダメージ',
    'zh-Hant': '《{card}》對{seat}造成{amount}點傷害',
    en: '{seat}: {amount} damage from {card}',
  },
  'damaged.piercing': {
    ja: '貫通！《{card}》が{seat}に{amount}ダメージ',
    'zh-Hant': '貫穿！《{card}》對{seat}造成{amount}點傷害',
    en: 'Piercing! {seat}: {amount} damage from {card}',
  },
  healed: { ja: '{seat}のライフ+{amount}', 'zh-Hant': '{seat}的生命+{amount}', en: '{seat}: {amount} life gained' },
};

const PLACES: Record<string, Words> = {
  'zone.hand': { ja: '手札', 'zh-Hant': '手牌', en: 'hand' },
  'zone.deck': { ja: 'デッキ', 'zh-Hant': '牌組', en: 'deck' },
  'zone.graveyard': { ja: '墓地', 'zh-Hant': '墓地', en: 'graveyard' },
  'zone.monsters': { ja: 'モンスターゾーン', 'zh-Hant': '怪獸區', en: 'monsters' },
  'zone.field': { ja: 'フィールド', 'zh-Hant': '場地', en: 'field card' },
  'zone.phase': { ja: 'フェイズ', 'zh-Hant': '階段', en: 'phase card' },
  'zone.charges': { ja: 'チャージ', 'zh-Hant': '充能', en: 'charges' },
  'zone.removed': { ja: '消滅', 'zh-Hant': '移除', en: 'removed' },
  'zone.casting': { ja: '詠唱中', 'zh-Hant': '詠唱中', en: 'being used' },
  'table.life': { ja: 'ライフ', 'zh-Hant': '生命', en: 'Life' },
  'table.tokens': { ja: 'SPトークン', 'zh-Hant': 'SP標記', en: 'SP tokens' },
  'table.rested': { ja: 'レスト', 'zh-Hant': '休息', en: 'Resting' },
  'table.locked': { ja: '封鎖', 'zh-Hant': '封鎖', en: 'Locked' },
  'table.phase': { ja: 'フェイズ', 'zh-Hant': '階段', en: 'Phase' },
  'table.starter': { ja: '先攻', 'zh-Hant': '先攻', en: 'Starting player' },
  'table.charged': { ja: 'チャージ済み', 'zh-Hant': '已充能', en: 'Charged this turn' },
};

/** Why a move is refused, for every id that `refusal` can return. */
const RULES: Record<string, Words> = {
  'MS-2.2': { ja: 'デッキはちょうど40枚', 'zh-Hant': '牌組必須正好40張', en: 'A deck has exactly 40 cards' },
  'MS-2.3': { ja: '同じカードは3枚まで', 'zh-Hant': '同一卡片最多3張', en: 'At most three of a card' },
  'MS-2.4': { ja: '禁忌カードの上限を超えている', 'zh-Hant': '超過禁忌卡上限', en: 'Too many taboo cards' },
  'MS-3.3': { ja: '追加ドローは今できない', 'zh-Hant': '現在不能追加抽牌', en: 'You cannot draw one more now' },
  'MS-3.4': {
    ja: 'モンスターの召喚とカードの使用は自分のメインフェイズに',
    'zh-Hant': '召喚與使用卡片須在自己的主要階段',
    en: 'Monsters are summoned and cards used in your main phase',
  },
  'MS-3.5': {
    ja: 'チャージは自分のメインフェイズに',
    'zh-Hant': '充能須在自己的主要階段',
    en: 'Charging belongs to your main phase',
  },
  'MS-3.6': {
    ja: '技は自分のメインフェイズに、自分のモンスターで',
    'zh-Hant': '技能須在自己的主要階段由自己的怪獸使用',
    en: 'Your own monsters use skills in your main phase',
  },
  'MS-3.7': { ja: 'フェイズカードではない', 'zh-Hant': '不是階段卡', en: 'It is not a phase card' },
  'MS-3.8': {
    ja: 'このモンスターは今攻撃できない',
    'zh-Hant': '這隻怪獸現在不能攻擊',
    en: 'This monster cannot attack now',
  },
  'MS-3.9': {
    ja: '先攻の1ターン目は攻撃できない',
    'zh-Hant': '先攻第一回合不能攻擊',
    en: 'The starting player does not attack in the first turn',
  },
  'MS-4.1': { ja: 'アクティブなSPトークンが足りない', 'zh-Hant': '活躍的SP標記不足', en: 'Too few active SP tokens' },
  'MS-5.1': {
    ja: 'モンスターを置く場所がない',
    'zh-Hant': '沒有空間放置怪獸',
    en: 'There is no room for another monster',
  },
  'MS-5.2': { ja: 'それはチャージできない', 'zh-Hant': '不能這樣充能', en: 'That cannot be charged' },
  'MS-5.3': {
    ja: 'チャージは1体に2つまで',
    'zh-Hant': '每隻怪獸最多2個充能',
    en: 'A monster carries at most two charges',
  },
  'MS-5.4': { ja: 'チャージの属性が合わない', 'zh-Hant': '充能的屬性不符', en: 'The charges are of another attribute' },
  'MS-5.5': { ja: 'チャージは1ターンに1度', 'zh-Hant': '每回合只能充能一次', en: 'You charge once a turn' },
  'MS-5.10': { ja: 'チャージが足りない', 'zh-Hant': '充能不足', en: 'Too few charges' },
  'MS-5.11': {
    ja: '技は各モンスター1ターンに1度',
    'zh-Hant': '每隻怪獸每回合只能使用一次技能',
    en: 'A monster uses one skill a turn',
  },
  'MS-6.1': { ja: '魔法カードではない', 'zh-Hant': '不是魔法卡', en: 'It is not a magic card' },
  'MS-6.2': {
    ja: '刹那詠唱は相手のチェーンポイントで',
    'zh-Hant': '剎那詠唱只能在對手的連鎖點使用',
    en: "A setsuna is used at the opponent's chain points",
  },
  'MS-7.1': { ja: 'フィールドカードではない', 'zh-Hant': '不是場地卡', en: 'It is not a field card' },
  'MS-7.2': {
    ja: 'フィールドカードは1枚まで',
    'zh-Hant': '場地卡只能有一張',
    en: 'You have a field card already',
  },
  'MS-8.1': { ja: 'フェイズカードは1枚まで', 'zh-Hant': '階段卡只能有一張', en: 'You have a phase card already' },
  'MS-8.2': {
    ja: 'フェイズカードには同じ属性のカードだけ',
    'zh-Hant': '階段卡只能以同屬性的卡充能',
    en: 'A phase card takes cards of its own attribute',
  },
  'MS-8.3': {
    ja: 'このターンのチャージは済んでいる',
    'zh-Hant': '本回合已充能',
    en: 'The charge of this turn is used',
  },
  'MS-9.1': {
    ja: '攻撃できるのは相手のモンスター',
    'zh-Hant': '只能攻擊對手的怪獸',
    en: 'Only opposing monsters are attacked',
  },
  'MS-9.3': {
    ja: '相手にモンスターがいる間はダイレクトアタックできない',
    'zh-Hant': '對手有怪獸時不能直接攻擊',
    en: 'No direct attack while the opponent has monsters',
  },
  'MS-9.6': {
    ja: '無意味な自滅攻撃はできない',
    'zh-Hant': '不能進行無意義的自滅攻擊',
    en: 'A pointless suicide attack is forbidden',
  },
  text: { ja: 'カードの効果によりできない', 'zh-Hant': '因卡片效果而不能', en: "A card's text does not allow it" },
};

const MANNERS: Record<string, Words> = {
  battle: { ja: '戦闘', 'zh-Hant': '戰鬥', en: 'battle' },
  effect: { ja: '効果', 'zh-Hant': '效果', en: 'effect' },
  poison: { ja: '毒', 'zh-Hant': '毒', en: 'poison' },
  attack: { ja: '攻撃', 'zh-Hant': '攻擊', en: 'attack' },
  piercing: { ja: '貫通', 'zh-Hant': '貫穿', en: 'piercing' },
};

const keyed = (prefix: string, names: Record<string, Words>): Record<string, Words> =>
  Object.fromEntries(Object.entries(names).map(([key, name]) => [`${prefix}${key}`, name]));

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
  ...RULING_WORDS,
  // How a game ended, after "won on turn 12".
  'end.damaged.attack': { ja: 'ダイレクトアタック', 'zh-Hant': '直接攻擊', en: 'by a direct attack' },
  'end.damaged.piercing': { ja: '貫通ダメージ', 'zh-Hant': '貫穿傷害', en: 'by piercing damage' },
  'end.damaged.effect': { ja: '《{card}》の効果', 'zh-Hant': '《{card}》的效果', en: 'by the effect of {card}' },
  'end.MS-1.2': { ja: 'ターン上限でのライフ差', 'zh-Hant': '回合上限時的生命值差距', en: 'on life at the turn limit' },
};
