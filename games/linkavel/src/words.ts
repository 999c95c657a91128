import type { Words } from '@taisen/kernel';
import { keywords } from './keywords.ts';

/** Texts beside the cards. `say.ts` of the kernel chooses the keys. */
const prompts: Record<string, Words> = {
  'prompt.main1': {
    ja: 'メイン1：モンスターを召喚するか、魔術を発動してください。',
    'zh-Hant': '主要階段1：召喚怪獸或發動魔術。',
    en: 'Main 1: summon a monster or use magic.',
  },
  'prompt.battle': {
    ja: 'バトル：攻撃するモンスターと対象を選んでください。',
    'zh-Hant': '戰鬥階段：選擇攻擊的怪獸與對象。',
    en: 'Battle: choose an attacker and its target.',
  },
  'prompt.main2': {
    ja: 'メイン2：まだ召喚していなければ召喚でき、魔術も発動できます。',
    'zh-Hant': '主要階段2：尚未召喚可召喚，也可發動魔術。',
    en: 'Main 2: summon if you have not yet, or use magic.',
  },
  'prompt.hand-limit': {
    ja: '手札が多すぎます。捨てるカードを選んでください。',
    'zh-Hant': '手牌過多，請選擇要捨棄的卡。',
    en: 'Too many cards in hand: choose one to discard.',
  },
  'prompt.place': { ja: '出すゾーンを選んでください。', 'zh-Hant': '選擇放置的區域。', en: 'Choose a zone.' },
  'prompt.summon': {
    ja: '特殊召喚するモンスターを選んでください。',
    'zh-Hant': '選擇要特殊召喚的怪獸。',
    en: 'Choose a monster to special summon.',
  },
  'prompt.monster': { ja: 'モンスターを選んでください。', 'zh-Hant': '選擇一隻怪獸。', en: 'Choose a monster.' },
  'prompt.trash': {
    ja: 'トラッシュからカードを選んでください。',
    'zh-Hant': '從棄牌區選擇一張卡。',
    en: 'Choose a card from the trash.',
  },
  'prompt.hand': {
    ja: '手札からカードを選んでください。',
    'zh-Hant': '從手牌選擇一張卡。',
    en: 'Choose a card from your hand.',
  },
  'prompt.search': {
    ja: 'デッキからカードを選んでください。',
    'zh-Hant': '從牌組選擇一張卡。',
    en: 'Choose a card from your deck.',
  },
  'prompt.field': {
    ja: '場のカードを選んでください。',
    'zh-Hant': '選擇場上的一張卡。',
    en: 'Choose a card on the field.',
  },
  'prompt.discard': {
    ja: '捨てるカードを選んでください。',
    'zh-Hant': '選擇要捨棄的卡。',
    en: 'Choose a card to discard.',
  },
};

const options: Record<string, Words> = {
  'option.summon': {
    ja: '《{card}》をゾーン{at}に召喚',
    'zh-Hant': '將《{card}》召喚到區域{at}',
    en: 'Summon {card} to zone {at}',
  },
  'option.summon.cards': {
    ja: '{cards}をコストに《{card}》をゾーン{at}に召喚',
    'zh-Hant': '以{cards}為代價將《{card}》召喚到區域{at}',
    en: 'Summon {card} to zone {at}, paying with {cards}',
  },
  'option.use': { ja: '《{card}》を発動', 'zh-Hant': '發動《{card}》', en: 'Use {card}' },
  'option.activate': {
    ja: '《{card}》の効果を発動：{ability}',
    'zh-Hant': '發動《{card}》的效果：{ability}',
    en: 'Activate {card}: {ability}',
  },
  'option.attack': {
    ja: '《{card}》で《{target}》を攻撃',
    'zh-Hant': '以《{card}》攻擊《{target}》',
    en: 'Attack {target} with {card}',
  },
  'option.direct': {
    ja: '《{card}》でダイレクトアタック',
    'zh-Hant': '以《{card}》直接攻擊',
    en: 'Attack directly with {card}',
  },
  'option.battle': { ja: 'バトルフェイズへ', 'zh-Hant': '進入戰鬥階段', en: 'Go to Battle' },
  'option.main2': { ja: 'メイン2へ', 'zh-Hant': '進入主要階段2', en: 'Go to Main 2' },
  'option.end': { ja: 'ターン終了', 'zh-Hant': '結束回合', en: 'End turn' },
  'option.place': { ja: 'ゾーン{at}', 'zh-Hant': '區域{at}', en: 'Zone {at}' },
};

const events: Record<string, Words> = {
  'event.turn-start': { ja: '── {seat}のターン ──', 'zh-Hant': '── {seat}的回合 ──', en: '— {seat} to play —' },
  'event.turn-end': { ja: '{seat}のエンドフェイズ', 'zh-Hant': '{seat}的結束階段', en: '{seat}: End Phase' },
  'event.drawn': { ja: '{seat}は{amount}枚ドロー', 'zh-Hant': '{seat}抽了{amount}張卡', en: '{seat}: drew {amount}' },
  'event.refreshed': {
    ja: '{seat}はリフレッシュした',
    'zh-Hant': '{seat}進行了刷新',
    en: '{seat}: refreshed the deck',
  },
  'event.summoned': { ja: '《{card}》を召喚', 'zh-Hant': '召喚《{card}》', en: '{card} was summoned' },
  'event.summoned.special': {
    ja: '《{card}》を特殊召喚',
    'zh-Hant': '特殊召喚《{card}》',
    en: '{card} was special summoned',
  },
  'event.used': { ja: '《{card}》を発動', 'zh-Hant': '發動《{card}》', en: '{card} was used' },
  'event.attacks': {
    ja: '《{card}》が《{target}》を攻撃',
    'zh-Hant': '《{card}》攻擊《{target}》',
    en: '{card} attacks {target}',
  },
  'event.attacks.alone': {
    ja: '《{card}》のダイレクトアタック',
    'zh-Hant': '《{card}》直接攻擊',
    en: '{card} attacks directly',
  },
  'event.attacked': { ja: '《{card}》が攻撃された', 'zh-Hant': '《{card}》受到攻擊', en: '{card} is attacked' },
  'event.won-battle': {
    ja: '《{card}》が《{target}》に勝った',
    'zh-Hant': '《{card}》擊敗《{target}》',
    en: '{card} beat {target}',
  },
  'event.destroyed': { ja: '《{card}》が破壊された', 'zh-Hant': '《{card}》被破壞', en: '{card} was destroyed' },
  'event.spared': { ja: '《{card}》は破壊されない', 'zh-Hant': '《{card}》不會被破壞', en: '{card} is not destroyed' },
  'event.substituted': {
    ja: '《{card}》が《{target}》の身代わりになった',
    'zh-Hant': '《{card}》代替《{target}》承受了破壞',
    en: '{card} takes the destruction in place of {target}',
  },
  'event.trashed': {
    ja: '《{card}》がトラッシュへ',
    'zh-Hant': '《{card}》送入棄牌區',
    en: '{card} goes to the trash',
  },
  'event.returned': { ja: '《{card}》が手札へ', 'zh-Hant': '《{card}》加入手牌', en: '{card} goes to the hand' },
  'event.taken': {
    ja: '{seat}が《{card}》のコントロールを得た',
    'zh-Hant': '{seat}取得《{card}》的控制權',
    en: '{seat}: took control of {card}',
  },
  'event.damaged': {
    ja: '《{card}》が{seat}に{amount}ダメージ',
    'zh-Hant': '《{card}》對{seat}造成{amount}點傷害',
    en: '{seat}: {amount} damage from {card}',
  },
  'event.damaged.battle': {
    ja: '《{card}》の戦闘で{seat}に{amount}ダメージ',
    'zh-Hant': '《{card}》在戰鬥中對{seat}造成{amount}點傷害',
    en: '{seat}: {amount} battle damage from {card}',
  },
  'event.paid': {
    ja: '{seat}は{amount}LPを払った',
    'zh-Hant': '{seat}支付{amount}點LP',
    en: '{seat}: paid {amount} LP',
  },
  'event.healed': {
    ja: '{seat}のLPが{amount}回復',
    'zh-Hant': '{seat}回復{amount}點LP',
    en: '{seat}: {amount} LP restored',
  },
};

const places: Record<string, Words> = {
  'zone.hand': { ja: '手札', 'zh-Hant': '手牌', en: 'hand' },
  'zone.deck': { ja: 'デッキ', 'zh-Hant': '牌組', en: 'deck' },
  'zone.trash': { ja: 'トラッシュ', 'zh-Hant': '棄牌區', en: 'trash' },
  'zone.monsters': { ja: 'モンスターゾーン', 'zh-Hant': '怪獸區', en: 'monster zones' },
  'zone.magic': { ja: '魔術ゾーン', 'zh-Hant': '魔術區', en: 'magic zones' },
  'table.lp': { ja: 'LP', 'zh-Hant': 'LP', en: 'LP' },
  'table.phase': { ja: 'フェイズ', 'zh-Hant': '階段', en: 'Phase' },
  'table.starter': { ja: '先攻', 'zh-Hant': '先攻', en: 'Starting player' },
  'table.summons': { ja: '通常召喚', 'zh-Hant': '通常召喚', en: 'Normal summons' },
  'table.refreshes': { ja: 'リフレッシュ', 'zh-Hant': '刷新', en: 'Refreshes' },
};

/** Why a move is refused, for every id that `refusal` can return. */
const refusals: Record<string, Words> = {
  'rule.LV-3.3': {
    ja: 'この種類のカードではできない',
    'zh-Hant': '這種卡不能這麼做',
    en: 'Not with a card of this kind',
  },
  'rule.LV-3.5': {
    ja: 'この効果は今は発動できない',
    'zh-Hant': '現在不能發動這個效果',
    en: 'This effect cannot be activated now',
  },
  'rule.LV-3.6': {
    ja: 'この効果は、書かれたタイミングでしか発動できない',
    'zh-Hant': '這個效果只能在記載的時機發動',
    en: 'This effect is used only at the moment that its text names',
  },
  'rule.LV-4.1': {
    ja: 'そのゾーンはない（モンスターゾーンは3つ）',
    'zh-Hant': '沒有這個區域（怪獸區只有3格）',
    en: 'There is no such zone: you have three',
  },
  'rule.LV-5.4': {
    ja: 'このモンスターは今は攻撃できない',
    'zh-Hant': '這隻怪獸現在不能攻擊',
    en: 'It cannot attack now',
  },
  'rule.LV-6.1': {
    ja: '今は通常召喚できない（1ターンに1回、メインフェイズのみ）',
    'zh-Hant': '現在不能通常召喚（每回合1次，僅主要階段）',
    en: 'No normal summon now: one a turn, in a Main Phase',
  },
  'rule.LV-6.2': {
    ja: '空いているモンスターゾーンが必要',
    'zh-Hant': '需要空的怪獸區',
    en: 'It needs a free monster zone',
  },
  'rule.LV-6.3': {
    ja: '召喚条件を満たすモンスターをコストにしなければならない',
    'zh-Hant': '必須以符合召喚條件的怪獸作為代價',
    en: 'It must be paid for with the monsters of its summoning condition',
  },
  'rule.LV-6.4': {
    ja: 'そのゾーンには、コストにしないモンスターがいる',
    'zh-Hant': '該區域有不作為代價的怪獸',
    en: 'A monster that does not pay for it is in that zone',
  },
  'rule.LV-6.7': {
    ja: '魔術は自分のメインフェイズにのみ発動できる',
    'zh-Hant': '魔術只能在自己的主要階段發動',
    en: 'Magic is used in your own Main Phases',
  },
  'rule.LV-6.8': { ja: '魔術ゾーンが埋まっている', 'zh-Hant': '魔術區已滿', en: 'The magic zones are full' },
  'rule.LV-6.9': {
    ja: '永続魔術3枚で魔術ゾーンが埋まっている',
    'zh-Hant': '魔術區被3張永續魔術佔滿',
    en: 'Three permanent magics fill your magic zones',
  },
  'rule.LV-7.1': { ja: 'その対象は選べない', 'zh-Hant': '不能選擇這個對象', en: 'That target cannot be chosen' },
  'rule.LV-7.5': {
    ja: '相手にモンスターがいる間はダイレクトアタックできない',
    'zh-Hant': '對手場上有怪獸時不能直接攻擊',
    en: 'No direct attack while the opponent has monsters',
  },
  'rule.text': {
    ja: 'このカードの条件を満たしていない',
    'zh-Hant': '未滿足這張卡的條件',
    en: 'Its own text does not allow it now',
  },
};

/** How a game ended, after "won on turn 12". */
const endings: Record<string, Words> = {
  'end.attacks': { ja: '戦闘ダメージ', 'zh-Hant': '戰鬥傷害', en: 'by damage in battle' },
  'end.attacks.alone': { ja: 'ダイレクトアタック', 'zh-Hant': '直接攻擊', en: 'by a direct attack' },
  'end.damaged.effect': { ja: '《{card}》の効果', 'zh-Hant': '《{card}》的效果', en: 'by the effect of {card}' },
  'end.LV-1.4': { ja: '同時決着', 'zh-Hant': '雙方同時分出勝負', en: 'at the same moment' },
  'end.LV-1.5': { ja: 'ターン上限でのLP差', 'zh-Hant': '回合上限時的LP差距', en: 'on LP at the turn limit' },
  'end.LV-1.2': { ja: 'カードの条件達成', 'zh-Hant': '達成卡片的條件', en: 'by the condition of a card' },
};

/** Effects that last, as marks on cards name them. */
const lasting: Record<string, Words> = {
  'effect.power': { ja: 'パワー{amount}', 'zh-Hant': '力量{amount}', en: 'Power {amount}' },
  'effect.attacks': { ja: '攻撃回数{amount}', 'zh-Hant': '攻擊次數{amount}', en: 'Attacks {amount}' },
  'effect.direct': { ja: '直接攻撃できる', 'zh-Hant': '可以直接攻擊', en: 'May attack directly' },
  'effect.hidden': { ja: '攻撃の対象にならない', 'zh-Hant': '不能成為攻擊對象', en: 'Cannot be attacked' },
  'effect.guard': { ja: '味方の代わりに攻撃を受ける', 'zh-Hant': '替同伴承受攻擊', en: 'Attacks must be aimed at it' },
  'effect.battleProof': { ja: '戦闘では破壊されない', 'zh-Hant': '不會被戰鬥破壞', en: 'Not destroyed by battle' },
  'effect.effectProof': { ja: '効果では破壊されない', 'zh-Hant': '不會被效果破壞', en: 'Not destroyed by effects' },
  'effect.shield': {
    ja: '受けるダメージ−{amount}',
    'zh-Hant': '受到的傷害−{amount}',
    en: 'Takes {amount} less damage',
  },
};

export const words: Record<string, Words> = {
  ...lasting,
  ...prompts,
  ...options,
  ...events,
  ...places,
  ...refusals,
  ...endings,
  ...keywords,
};
