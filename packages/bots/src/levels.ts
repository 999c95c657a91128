/** The five levels. The weaker ones make a beginner's mistakes: they overlook options and do not look ahead. */
import {
  type Dice,
  diceFrom,
  type Match,
  type Option,
  opponent,
  type Seat,
  type State,
  type Words,
} from '@taisen/kernel';
import type { BotMaker } from './bot.ts';
import { bestEvaluator, lookahead } from './lookahead.ts';
import { type Budget, STRONG, searcher } from './search/bot.ts';
import { optionKey } from './search/keys.ts';

export interface Level {
  readonly id: string;
  readonly name: Words;
  readonly about: Words;
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
  {
    id: 'level1',
    name: { ja: 'ひよこ', 'zh-Hant': '雛鳥', en: 'Chick' },
    about: {
      ja: 'はじめて遊ぶ子でも勝てる。目についた手しか見えない。',
      'zh-Hant': '第一次玩的孩子也能贏。只看得到眼前的一兩步。',
      en: 'Lets a child win: it sees only what catches its eye.',
    },
    make: overlooking('level1', { notices: 0.04, answers: false }),
  },
  {
    id: 'level2',
    name: { ja: '見習い', 'zh-Hant': '見習生', en: 'Apprentice' },
    about: {
      ja: 'ルールは覚えた。でも打てる手の多くを見落とす。',
      'zh-Hant': '規則學會了，但能出的招常常漏看。',
      en: 'Knows the rules and overlooks most of what it could do.',
    },
    make: overlooking('level2', { notices: 0.22, answers: false }),
  },
  {
    id: 'level3',
    name: { ja: '常連', 'zh-Hant': '常客', en: 'Regular' },
    about: {
      ja: 'よく遊んでいる。良い手の半分以上を見落とす。',
      'zh-Hant': '常玩的人，好招有一半以上會漏看。',
      en: 'Plays often, and misses more than half of the good moves.',
    },
    make: overlooking('level3', { notices: 0.46, answers: true }),
  },
  {
    id: 'level4',
    name: { ja: '達人', 'zh-Hant': '高手', en: 'Expert' },
    about: {
      ja: 'たまにしか見落とさない。ただし相手の返しまでは読まない。',
      'zh-Hant': '很少漏看，但不算對手的回應。',
      en: 'Overlooks little, but does not think of the reply.',
    },
    make: overlooking('level4', { notices: 0.75, answers: true }),
  },
  {
    id: 'level5',
    name: { ja: '名人', 'zh-Hant': '大師', en: 'Master' },
    about: {
      ja: '2秒間考え、相手の返しまで読む。',
      'zh-Hant': '思考兩秒，連對手的回應都算進去。',
      en: 'Thinks for two seconds, and of the reply to every move.',
    },
    make: strongest(TWO_SECONDS),
  },
];
