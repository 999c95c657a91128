/** Checks of what a game declares about itself: its events, its values, and the options that do nothing. */
import { type CardOf, COMMON_WORDS, cardValue, type Match, plainCardValue, type State } from '@taisen/kernel';
import { CheckFailed } from './check-failed.ts';

/** Every event is one of the game's or one of the kernel's. */
export function checkEvents<S extends State>({ game, recorder }: Match<S>): void {
  for (const { type } of recorder?.events[2].slice(-20) ?? []) {
    if (!Object.hasOwn(game.events, type) && COMMON_WORDS[`event.${type}`] === undefined)
      throw new CheckFailed(`${game.id} does not declare the event "${type}"`);
  }
}

/** The value that was computed from kept sources is the one that is computed without; one card at a time. */
export function checkValues<S extends State>({ g, game }: Match<S>, turn: number): void {
  const card = g.s.cards[turn % g.s.cards.length] as CardOf<S>;
  for (const value in g.abilities.modifiers) {
    const [kept, plain] = [cardValue(g, value, card, 1), plainCardValue(g, value, card, 1)];
    if (kept !== plain)
      throw new CheckFailed(`${game.cards[card.def]?.id}: ${value} is ${kept}, and ${plain} when computed anew`);
  }
}

export function checkPass<S extends State>({ game, pending }: Match<S>): void {
  for (const { kind, pass, options } of pending)
    if (pass !== undefined && options[pass] === undefined)
      throw new CheckFailed(`${game.id} ${kind}: option ${pass} does nothing, but there are ${options.length}`);
}
