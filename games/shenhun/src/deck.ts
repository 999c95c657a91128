import type { DeckList, DeckProblem, Words } from '@taisen/kernel';
import type { ShCardDef, Type } from './card.ts';
import { CARDS } from './cards/index.ts';
import type { ShTypes } from './types.ts';

const SIZE = 30;
const EPIC_COPIES = 3;
const byId = new Map<string, ShCardDef>(CARDS.map((card) => [card.id, card]));
const named = (id: string): Words => (byId.get(id) as ShCardDef).name;

/** SH-2.6: the first character after the myth card is the main fighter. Returns its index, or -1. */
export function mainOf(deck: DeckList): number {
  let wanted: Type = 'myth';
  for (let at = 0; at < deck.length; at++) {
    if (byId.get(deck[at] as string)?.type !== wanted) continue;
    if (wanted === 'character') return at;
    wanted = 'character';
  }
  return -1;
}

/** SH-2.1 to SH-2.6: every rule that a deck breaks, each with its own message. */
export function checkDeck(deck: DeckList, rulings: ShTypes['rulings']): DeckProblem[] {
  const unknownIds = [...new Set(deck)].filter((id) => !byId.has(id));
  if (unknownIds.length > 0) return unknownIds.map(unknownCard);
  return [...checkSize(deck), ...checkEpics(deck), ...checkLegendaries(deck, rulings), ...checkMain(deck)];
}

const unknownCard = (id: string): DeckProblem => ({
  rule: 'SH-2.1',
  message: {
    ja: `「${id}」というカードはない`,
    'zh-Hant': `沒有「${id}」這張卡`,
    en: `there is no card called "${id}"`,
  },
});

function checkSize({ length }: DeckList): DeckProblem[] {
  if (length === SIZE) return [];
  const message = {
    ja: `デッキは${length}枚：主戦者を含めてちょうど${SIZE}枚でなければならない`,
    'zh-Hant': `牌組有${length}張：含主戰者必須正好${SIZE}張`,
    en: `the deck has ${length} cards: it must have exactly ${SIZE}, main fighter included`,
  };
  return [{ rule: 'SH-2.1', message }];
}

function countNames(deck: DeckList, rarity: string): [string, number][] {
  const counts = new Map<string, number>();
  for (const id of deck) if (byId.get(id)?.rarity === rarity) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts];
}

/** SH-2.3. SH-2.2: common and rare cards have no limit. */
function checkEpics(deck: DeckList): DeckProblem[] {
  return countNames(deck, 'epic').flatMap(([id, count]) => {
    if (count <= EPIC_COPIES) return [];
    const { ja, 'zh-Hant': zh, en } = named(id);
    const message = {
      ja: `《${ja}》が${count}枚：エピックカードは同名${EPIC_COPIES}枚まで`,
      'zh-Hant': `《${zh}》有${count}張：同名史詩卡最多${EPIC_COPIES}張`,
      en: `${count} of ${en}: at most ${EPIC_COPIES} of an epic card`,
    };
    return [{ rule: 'SH-2.3', message }];
  });
}

/** SH-2.4: at most one legendary card, and only with its deity. */
function checkLegendaries(deck: DeckList, rulings: ShTypes['rulings']): DeckProblem[] {
  const legends = countNames(deck, 'legendary');
  const total = legends.reduce((sum, [, count]) => sum + count, 0);
  const most = rulings.legendaries === 'name' ? Math.max(0, ...legends.map(([, count]) => count)) : total;
  const problems: DeckProblem[] = [];
  if (most > 1) {
    const message = {
      ja: `レジェンドカードが${total}枚：デッキに1枚まで`,
      'zh-Hant': `傳說卡有${total}張：牌組限1張`,
      en: `${total} legendary cards: at most 1 in a deck`,
    };
    problems.push({ rule: 'SH-2.4', message });
  }
  if (!rulings.legendaryDeity) return problems;
  for (const [id] of legends) {
    const deity = (byId.get(id) as ShCardDef).deity as string;
    if (deck.includes(deity)) continue;
    const card = named(id);
    const owner = named(deity);
    const message = {
      ja: `《${card.ja}》は《${owner.ja}》専用`,
      'zh-Hant': `《${card['zh-Hant']}》為《${owner['zh-Hant']}》專屬`,
      en: `${card.en} belongs to ${owner.en}`,
    };
    problems.push({ rule: 'SH-2.4', message });
  }
  return problems;
}

/** SH-2.5, SH-2.6: exactly one myth card, followed by a character that it accepts. */
function checkMain(deck: DeckList): DeckProblem[] {
  const myths = deck.filter((id) => byId.get(id)?.type === 'myth');
  if (myths.length !== 1) {
    const message = {
      ja: `神話カードが${myths.length}枚：ちょうど1枚でなければならない`,
      'zh-Hant': `神話卡有${myths.length}張：必須正好1張`,
      en: `${myths.length} myth cards: it must be exactly 1`,
    };
    return [{ rule: 'SH-2.5', message }];
  }
  const main = byId.get(deck[mainOf(deck)] ?? '');
  if (main === undefined) {
    const message = {
      ja: '神話カードの後にキャラクターがない：主戦者がいない',
      'zh-Hant': '神話卡之後沒有角色卡：沒有主戰者',
      en: 'no character follows the myth card: there is no main fighter',
    };
    return [{ rule: 'SH-2.6', message }];
  }
  const deity = byId.get(myths[0] as string) as ShCardDef;
  if (deity.accepts(main)) return [];
  const message = {
    ja: `《${deity.name.ja}》は《${main.name.ja}》を主戦者にできない`,
    'zh-Hant': `《${deity.name['zh-Hant']}》不能以《${main.name['zh-Hant']}》為主戰者`,
    en: `${deity.name.en} does not accept ${main.name.en} as main fighter`,
  };
  return [{ rule: 'SH-2.6', message }];
}
