/**
 * What the tables, the bots' threads and the screens ask of the kernel about a match. A published version of a game
 * brings the kernel that it was built with: its matches must never run on another one. They use this interface, so they
 * work with every published version.
 */
import { defaultAnswer } from './default-answer.ts';
import { type ExplainedValue, explain } from './explain.ts';
import type { Game, Setup } from './game.ts';
import { type MatchLog, replay } from './log.ts';
import { Match, type MatchOptions, type SavedMatch } from './match.ts';
import { type Forecast, forecast, whyNot } from './questions.ts';
import type { State } from './state.ts';
import { hasShown, type Knowledge, knowledgeOf, mayTakeBack } from './takeback.ts';
import type { Decision, RuleId, Seat, Viewer } from './types.ts';
import { type OptionView, type View, viewOf } from './view.ts';
import type { Words } from './words.ts';

/** Increased when a member of `Engine`, or what it returns, changes in a way that old modules do not have. */
export const ENGINE_VERSION = 1;

export interface Engine {
  readonly version: number;
  start<S extends State>(game: Game<S>, setup: Setup, options?: MatchOptions): Match<S>;
  load<S extends State>(game: Game<S>, saved: SavedMatch<S>, options?: MatchOptions): Match<S>;
  replay<S extends State>(
    game: Game<S>,
    log: MatchLog,
    options?: MatchOptions,
    onDecision?: (match: Match<S>, at: number) => void,
  ): Match<S>;
  viewOf<S extends State>(match: Match<S>, viewer: Viewer): View;
  forecast<S extends State>(match: Match<S>, seat: Seat, option: number): Forecast | null;
  whyNot<S extends State>(match: Match<S>, seat: Seat, wanted: OptionView): RuleId | null;
  mayTakeBack<S extends State>(match: Match<S>, seat: Seat): boolean;
  defaultAnswer(decision: Decision): number;
  /** Absent in modules that were published before it was made. */
  readonly explain?: <S extends State>(match: Match<S>, viewer: Viewer, card: number) => readonly ExplainedValue[];
  /** Both absent in older modules, whose matches are taken back inside a step only. */
  readonly knowledgeOf?: <S extends State>(match: Match<S>) => Knowledge;
  readonly hasShown?: <S extends State>(match: Match<S>, before: Knowledge, seat: Seat) => boolean;
  /** The bots that were published with the game. Absent in this kernel, which does not know any. */
  readonly bots?: EngineBots;
}

export interface EngineBots {
  /** The option that a bot chooses. The same seed gives the same choice. */
  choose<S extends State>(match: Match<S>, seat: Seat, level: string, seed: number): number;
  /** The best options of a seat, with their chance to win. */
  advise<S extends State>(match: Match<S>, seat: Seat): { readonly option: number; readonly estimate: number }[];
}

/** What the module of a published version exports. */
export interface PublishedGame {
  /** With the engine that it was published with. */
  readonly game: Game;
  /** The text of every rule, by id. */
  readonly ruleBook: Readonly<Record<string, Words>>;
}

/** This kernel. */
export const ENGINE: Engine = {
  version: ENGINE_VERSION,
  start: (game, setup, options) => Match.start(game, setup, options),
  load: (game, saved, options) => Match.load(game, saved, options),
  replay,
  viewOf,
  forecast,
  whyNot,
  mayTakeBack,
  defaultAnswer,
  explain,
  knowledgeOf,
  hasShown,
};

/** The kernel that a game's matches run on: this one, unless the game comes from a published module. */
export const engineOf = <S extends State>({ engine }: Pick<Game<S>, 'engine'>): Engine => engine ?? ENGINE;
