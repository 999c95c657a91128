/** Words in card texts that a rule defines; `.rule` is the definition in one sentence. */
import type { Words } from '@taisen/kernel';
import { EFFECTS, FAMILIES } from './card.ts';
import { FAMILY_WORDS } from './families.ts';

const places: Record<string, Words> = {
  'keyword.special': { ja: '特殊召喚', 'zh-Hant': '特殊召喚', en: 'special summon' },
  'keyword.special.rule': {
    ja: '召喚条件を満たさずに場に出す。コストはいらず、通常召喚の回数にも数えない（LV-6.5）。',
    'zh-Hant': '不需滿足召喚條件直接上場：不支付代價，也不計入通常召喚的次數（LV-6.5）。',
    en: 'It enters without its summoning condition: nothing is paid, and it does not count as the normal summon (LV-6.5).',
  },
  'keyword.trash': { ja: 'トラッシュ', 'zh-Hant': '棄牌區', en: 'trash' },
  'keyword.trash.rule': {
    ja: '使い終わったカードの置き場。誰でもいつでも見られ、デッキが尽きると新しいデッキになる（LV-4.1、LV-2.6）。',
    'zh-Hant': '放置用過的卡。任何人都能隨時查看；牌組耗盡時，會洗成新的牌組（LV-4.1、LV-2.6）。',
    en: 'Where used cards lie. Anyone may look through it, and it becomes the new deck when the deck is empty (LV-4.1, LV-2.6).',
  },
};

/** LV-3.4 to LV-3.6, and LV-3.7: the kinds of effect. */
const effectKinds: Record<string, Words> = {
  'keyword.triggered': EFFECTS.triggered,
  'keyword.triggered.rule': {
    ja: '書かれたタイミングで始まる効果。「してもよい」とあれば、使うかどうかを選べる（LV-3.4）。',
    'zh-Hant': '在記載的時機開始的效果。寫有「可以」時，可選擇是否使用（LV-3.4）。',
    en: 'Starts when its moment comes. Where the text says “may”, you choose (LV-3.4).',
  },
  'keyword.activated': EFFECTS.activated,
  'keyword.activated.rule': {
    ja: '自分のメインフェイズかバトルフェイズに、自分で発動する効果。タイミングが書かれていれば、その時に発動する（LV-3.5、LV-3.6）。',
    'zh-Hant': '在我方主要階段或戰鬥階段由自己發動的效果。若記載了時機，則在該時機發動（LV-3.5、LV-3.6）。',
    en: 'You use it in your Main or Battle Phase, or at the moment that its text names (LV-3.5, LV-3.6).',
  },
  'keyword.permanent': EFFECTS.permanent,
  'keyword.permanent.rule': {
    ja: 'このカードが場に存在する限り、常に適用される効果（LV-3.7）。',
    'zh-Hant': '只要這張卡在場上就持續適用的效果（LV-3.7）。',
    en: 'Applies while the card is on the field (LV-3.7).',
  },
  'keyword.guard': { ja: '護衛', 'zh-Hant': '護衛', en: 'Guard' },
  'keyword.guard.rule': {
    ja: '自分の場に護衛を持つモンスターが存在する限り、相手はそれ以外のモンスターを攻撃対象に選べない。',
    'zh-Hant': '只要我方場上有具有護衛的怪獸，對手就不能選擇其他怪獸作為攻擊對象。',
    en: 'While you control a monster with Guard, your opponent cannot attack your monsters without it.',
  },
};

/** LV-3.8: what a text means by a family. */
const families: Record<string, Words> = Object.fromEntries(
  FAMILIES.flatMap((family) => {
    const { name, reading, term } = FAMILY_WORDS[family];
    const rule: Words = {
      ja: `一族「${name.ja}（${reading}）」のモンスター。カード名ではなく、レベルの横に書かれた一族で決まる（LV-3.8）。`,
      'zh-Hant': `種族為「${name['zh-Hant']}」的怪獸。以等級旁記載的種族為準，與卡名無關（LV-3.8）。`,
      en: `A monster of the ${name.en} family: the family printed beside its level decides, not its name (LV-3.8).`,
    };
    return [
      [`keyword.${family}`, term],
      [`keyword.${family}.rule`, rule],
    ];
  }),
);

export const keywords: Record<string, Words> = { ...places, ...effectKinds, ...families };
