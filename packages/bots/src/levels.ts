/** The five levels. The weaker ones make a beginner's mistakes: they overlook options and do not look ahead. */
import { type Dice, diceFrom, type Match, type Option, opponent, type Seat, type State } from '@taisen/kernel';
import type { BotMaker } from './bot.ts';
import { APPRENTICE, CHICK, type Character, EXPERT, MASTER, REGULAR } from './characters.ts';
import { bestEvaluator, lookahead } from './lookahead.ts';
import { type Budget, STRONG, searcher } from './search/bot.ts';
import { optionKey } from './search/keys.ts';

export interface Level extends Character {
  readonly id: string;
  readonly make: BotMaker;
}

/** How much a weak level notices. */
interface Attention {
  /** The share of all options that is noticed. An overlooked option stays overlooked for the whole turn. */
  readonly notices: number;
  /** Whether it acts in the opponent's turn. */
  readonly answers: boolean;
}

const overlooking =
  (name: string, attention: Attention): BotMaker =>
  (seed) => {
    const dice = diceFrom(seed);
    return { name, choose: (match, seat) => bestNoticed(match, seat, seed, attention, dice) };
  };

/** The best of the options that the bot notices. It always notices the one that does nothing. */
function bestNoticed<S extends State>(
  match: Match<S>,
  seat: Seat,
  seed: number,
  attention: Attention,
  dice: Dice,
): number {
  const { options, pass } = match.decisionOf(seat) ?? { options: [] };
  if (options.length < 2) return 0;
  if (!attention.answers && match.state.active === opponent(seat) && pass !== undefined && match.answersSince === 0)
    return pass;
  const values = lookahead(match, seat, dice, bestEvaluator(match.game), 1);
  const noticed = options.map((option, i) => i === pass || notices(match, option, seed, attention.notices));
  if (!noticed.includes(true)) noticed[dice(options.length)] = true;
  let best = -1;
  for (let i = 0; i < options.length; i++)
    if (noticed[i] === true && (best < 0 || (values[i] as number) > (values[best] as number))) best = i;
  return best;
}

/** An option without a card, such as going to battle, is always noticed. */
function notices<S extends State>(match: Match<S>, option: Option, seed: number, share: number): boolean {
  if (option.card === undefined) return true;
  const { at: _, ...what } = option;
  const text = `${seed} ${match.state.turn} ${optionKey(match.g, what)}`;
  let hash = 7;
  for (let i = 0; i < text.length; i++) hash = (Math.imul(hash, 31) + text.charCodeAt(i)) | 0;
  return diceFrom(hash)(1000) < share * 1000;
}

/** The number of iterations is higher than any machine reaches in two seconds. */
const TWO_SECONDS: Budget = { iterations: 100_000, milliseconds: 2000 };

export const strongest = (budget: Budget): BotMaker => searcher('level5', STRONG, budget);

export const LEVELS: readonly Level[] = [
  { id: 'level1', ...CHICK, make: overlooking('level1', { notices: 0.04, answers: false }) },
  { id: 'level2', ...APPRENTICE, make: overlooking('level2', { notices: 0.22, answers: false }) },
  { id: 'level3', ...REGULAR, make: overlooking('level3', { notices: 0.46, answers: true }) },
  { id: 'level4', ...EXPERT, make: overlooking('level4', { notices: 0.75, answers: true }) },
  { id: 'level5', ...MASTER, make: strongest(TWO_SECONDS) },
];
