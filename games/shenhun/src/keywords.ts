/** Keywords. Each is defined here and, for players, in `words` (`keyword.<name>`). */
import { cardValue } from '@taisen/kernel';
import { type Clause, defOf, type Printed, type ShAbility } from './card.ts';
import type { G, ShCard } from './state.ts';

/**
 * 反擊 counter: attacked by a character, it deals its attack to the attacker at the same time.
 * 破域 breaker: it can attack domains.
 * 守護 N guard: it protects characters of its row and behind with priority N (SH-8.8).
 * 狙擊 snipe: the front row's own protection does not stop its attacks.
 * 連擊 N flurry: it may attack N more times a turn.
 * 奪魂 N reap: when its attack kills a character, the opponent loses N power.
 * 堅甲 N armor: an attack deals N less damage to it, but not less than 1.
 * 隱身 veil: it cannot be attacked while a character without 隱身 is on its field, and protects nobody (SH-8.9).
 */
export const KEYWORDS = ['counter', 'breaker', 'guard', 'snipe', 'flurry', 'reap', 'armor', 'veil'] as const;
export type Keyword = (typeof KEYWORDS)[number];

const does = <V>(keyword: Keyword): ShAbility<V> => ({ kind: 'keyword', keyword });

/** The clauses as they are printed. Those with a number print the var of the same name. */
export const COUNTER: Clause<object> = {
  text: { ja: '反撃。', 'zh-Hant': '反擊。', en: 'Counter.' },
  does: does('counter'),
};
export const BREAKER: Clause<object> = {
  text: { ja: '破域。', 'zh-Hant': '破域。', en: 'Breaker.' },
  does: does('breaker'),
};
export const SNIPE: Clause<object> = {
  text: { ja: '狙撃。', 'zh-Hant': '狙擊。', en: 'Snipe.' },
  does: does('snipe'),
};
export const VEIL: Clause<object> = {
  text: { ja: '隠密。', 'zh-Hant': '隱身。', en: 'Veil.' },
  does: does('veil'),
};
export const GUARD: Clause<{ guard: number }> = {
  text: { ja: '守護{guard}。', 'zh-Hant': '守護{guard}。', en: 'Guard {guard}.' },
  does: does('guard'),
};
export const FLURRY: Clause<{ flurry: number }> = {
  text: { ja: '連撃{flurry}。', 'zh-Hant': '連擊{flurry}。', en: 'Flurry {flurry}.' },
  does: does('flurry'),
};
export const REAP: Clause<{ reap: number }> = {
  text: { ja: '奪魂{reap}。', 'zh-Hant': '奪魂{reap}。', en: 'Reap {reap}.' },
  does: does('reap'),
};
export const ARMOR: Clause<{ armor: number }> = {
  text: { ja: '堅甲{armor}。', 'zh-Hant': '堅甲{armor}。', en: 'Armor {armor}.' },
  does: does('armor'),
};

/** The amount of a keyword that a card has now: 0 is none, 1 a keyword without a number. `base` comes from its row. */
export function keywordOf(g: G, card: ShCard, keyword: Keyword, base = 0): number {
  return cardValue(g, keyword, card, Math.max(base, printedOf(g, card, keyword)));
}

/** The amount printed on the card; -1 if it does not have the keyword. */
function printedOf(g: G, card: ShCard, keyword: Keyword): number {
  const { keywords } = defOf(g, card);
  for (let i = 0; i < keywords.length; i++) {
    const printed = keywords[i] as Printed;
    if (printed.keyword !== keyword) continue;
    if (g.onAbility !== null) g.onAbility(card.def, printed.key);
    return printed.amount;
  }
  return -1;
}

export const hasKeyword = (g: G, card: ShCard, keyword: Keyword): boolean => keywordOf(g, card, keyword) > 0;
