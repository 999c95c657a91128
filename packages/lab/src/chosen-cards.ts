/**
 * Which cards a slow bot would play: fast bots play, and it decides only where a card is offered that it has not chosen
 * yet. So it soon has to be asked about few cards, and many games cost little.
 */
import { type BotMaker, learned } from '@taisen/bots';
import { type Decision, type Dice, diceFrom, type Game, Match, type Option, type State } from '@taisen/kernel';
import { cardPlayed } from './habits.ts';

export interface ChosenCards {
  /** By card: the decisions at which the bot was asked about it, until it chose it. */
  readonly offered: Map<string, number>;
  readonly chosen: Set<string>;
}

export const newChosenCards = (): ChosenCards => ({ offered: new Map(), chosen: new Set() });

/** Plays one game with two ready decks and adds what the bot chose. */
export function addChosenCards<S extends State>(
  game: Game<S>,
  maker: BotMaker,
  seed: number,
  cards: ChosenCards,
): void {
  const dice = diceFrom(seed);
  const match = Match.start(game, { seed: `cards ${seed}`, decks: [readyDeck(game, dice), readyDeck(game, dice)] });
  const bot = maker(dice(2 ** 31));
  const others = [learned(dice(2 ** 31)), learned(dice(2 ** 31))] as const;
  while (match.result === null) {
    for (const seat of match.waitingFor) {
      const { options } = match.decisionOf(seat) as Decision;
      const open = match.answersSince > 0 ? [] : [...new Set(options.map((option) => cardPlayed(match, option)))];
      const asked = open.filter((id): id is string => id !== null && !cards.chosen.has(id));
      const choice = (asked.length > 0 ? bot : others[seat]).choose(match, seat);
      for (const id of asked) cards.offered.set(id, (cards.offered.get(id) ?? 0) + 1);
      const id = cardPlayed(match, options[choice] as Option);
      if (id !== null && asked.includes(id)) cards.chosen.add(id);
      match.answer(seat, choice);
    }
  }
}

const readyDeck = <S extends State>({ decks }: Game<S>, dice: Dice): readonly string[] =>
  decks[dice(decks.length)]?.cards ?? [];
