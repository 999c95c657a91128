/** HL-5.3, HL-5.4: units and their ranks. */
import { NO_CARD, playerValue, type Seat } from '@taisen/kernel';
import { backstageOf, type G, type HlCard, stageOf } from './state.ts';
import { iconsOf, suitsOf } from './values.ts';

/** Lowest rank first, so that a higher number wins. */
export const RANKS = ['casual', 'duo', 'flash', 'trio', 'miracle'] as const;
export const CASUAL = 0;
export const DUO = 1;
export const FLASH = 2;
export const TRIO = 3;
export const MIRACLE = 4;

/** HL-5.3: the stage, and the backstage card if it is face up. */
export function unitOf(g: G, seat: Seat): HlCard[] {
  const unit: HlCard[] = [];
  for (const id of stageOf(g, seat)) if (id !== NO_CARD) unit.push(g.s.cards[id] as HlCard);
  const backstage = backstageOf(g, seat);
  if (backstage !== NO_CARD && !(g.s.cards[backstage] as HlCard).faceDown) unit.push(g.s.cards[backstage] as HlCard);
  return unit;
}

/** HL-5.4: the best rank of any two or three of these cards, by their icon and suit bits. */
export function bestRank(icons: readonly number[], suits: readonly number[]): number {
  const size = icons.length;
  let best = CASUAL;
  for (let i = 0; i < size; i++) {
    for (let j = i + 1; j < size; j++) {
      const pairIcons = (icons[i] as number) & (icons[j] as number);
      const pairSuits = (suits[i] as number) & (suits[j] as number);
      if (pairIcons !== 0 && best < DUO) best = DUO;
      for (let k = j + 1; k < size; k++) {
        const sameIcon = (pairIcons & (icons[k] as number)) !== 0;
        const sameSuit = (pairSuits & (suits[k] as number)) !== 0;
        const rank = sameIcon ? (sameSuit ? MIRACLE : TRIO) : sameSuit ? FLASH : CASUAL;
        if (rank > best) best = rank;
      }
    }
  }
  return best;
}

const rankOfCards = (g: G, cards: readonly HlCard[]): number =>
  bestRank(
    cards.map((card) => iconsOf(g, card)),
    cards.map((card) => suitsOf(g, card)),
  );

/** The rank of cards for a player in a showdown: first skills that lower a Duo, then skills that raise the rank. */
export function rankWith(g: G, seat: Seat, cards: readonly HlCard[]): number {
  const made = rankOfCards(g, cards);
  const counted = made === DUO && playerValue(g, 'duoDrowned', seat, 0) > 0 ? CASUAL : made;
  return Math.max(CASUAL, Math.min(playerValue(g, 'rank', seat, counted), MIRACLE));
}

export const rankOf = (g: G, seat: Seat): number => rankWith(g, seat, unitOf(g, seat));

/** The rank of the face-up cards. */
export function openRank(g: G, seat: Seat): number {
  const open = unitOf(g, seat).filter((card) => !card.faceDown);
  return rankWith(g, seat, open);
}

/** HL-5.2: above 0 if the first rank beats the second, below 0 if it loses. Skills may turn the ranks upside down. */
export const compareRanks = (g: G, mine: number, theirs: number): number =>
  playerValue(g, 'reversed', 0, 0) > 0 ? theirs - mine : mine - theirs;
