/** A study with everything that its plain data names: the games, the decks, the bots. */
import type { BotMaker } from '@taisen/bots';
import { BadInput, type DeckList, type Game, type Idea, type State } from '@taisen/kernel';
import { deckFromCode } from '@taisen/protocol';
import { botFrom } from './bots.ts';
import { type Measure, measureNamed } from './measures.ts';
import { combine, patchGame } from './patch.ts';
import type { Study, StudyDeck } from './schema.ts';

/** A game that is played, with its decks in the order of `Prepared.deckNames`. */
export interface Side {
  readonly game: Game;
  readonly decks: readonly DeckList[];
}

export interface Prepared {
  readonly study: Study;
  /** As it is published. */
  readonly game: Game;
  readonly deckNames: readonly string[];
  /** The game that is studied, and the one that it is compared with, if any. */
  readonly sides: readonly [Side] | readonly [Side, Side];
  readonly bots: readonly [BotMaker, BotMaker];
  readonly measures: readonly Measure[];
  /** By name: the definitions of a group of cards. */
  readonly groups: ReadonlyMap<string, readonly number[]>;
  /** What the game is about: the matches in which each happens are counted. */
  readonly ideas: readonly Idea[];
}

/** Refuses what cannot be played, with a reason. Decks in files must have been read before. */
export function prepare(study: Study, game: Game<State>, ideas: readonly Idea[] = []): Prepared {
  if (study.game !== game.id) throw new BadInput(`this is a study of ${study.game}, not of ${game.id}`);
  const version = versionOf(game);
  if (study.version !== undefined && study.version !== version)
    throw new BadInput(`this study is about version ${study.version} of ${game.id}; this build has ${version}`);
  const decks = study.decks ?? game.decks.map(({ id }) => id);
  const deckNames = decks.map((deck) => (typeof deck === 'string' ? deck : deck.name));
  const twice = deckNames.find((name, at) => deckNames.indexOf(name) !== at);
  if (twice !== undefined) throw new BadInput(`two decks of the study are called "${twice}"`);
  if (study.pairing === 'seats' && decks.length !== 2)
    throw new BadInput(`pairing "seats" needs two decks, one for each seat; the study has ${decks.length}`);
  const patch = study.patch ?? {};
  const patches = study.variant === undefined ? [patch] : [patch, combine(patch, study.variant)];
  const sides = patches.map((each) => sideOf(patchGame(game, each), decks));
  const { iterations } = study;
  return {
    study,
    game,
    deckNames,
    sides: sides as unknown as Prepared['sides'],
    bots: [botFrom({ name: study.bots[0], iterations }), botFrom({ name: study.bots[1], iterations })],
    measures: study.measures.map((name) => measureNamed(name, { deckNames, game })),
    groups: new Map(Object.entries(study.groups ?? {}).map(([name, fields]) => [name, membersOf(game, name, fields)])),
    ideas,
  };
}

/** e.g. 1.2.0 of `1.2.0-5f0c3a…`. */
export const versionOf = ({ ruleset }: Pick<Game, 'ruleset'>): string => ruleset.replace(/[-+].*$/, '');

function sideOf(game: Game, decks: readonly StudyDeck[]): Side {
  return { game, decks: decks.map((deck) => listOf(game, deck)) };
}

function listOf(game: Game, deck: StudyDeck): DeckList {
  const cards = cardsOf(game, deck);
  const rulings = Object.fromEntries(Object.entries(game.rulings).map(([name, ruling]) => [name, ruling.default]));
  const problem = game.checkDeck(cards, rulings)[0];
  const name = typeof deck === 'string' ? deck : deck.name;
  if (problem !== undefined)
    throw new BadInput(`deck "${name}" cannot be played: ${problem.message.en} — ${problem.rule}`);
  // Frozen lists are checked once instead of before every game.
  return Object.freeze([...cards]);
}

function cardsOf(game: Game, deck: StudyDeck): DeckList {
  if (typeof deck !== 'string') {
    if ('cards' in deck) return deck.cards;
    if ('code' in deck) return deckFromCode(game, deck.code);
    throw new BadInput(`the file of deck "${deck.name}" has not been read: ${deck.file}`);
  }
  const ready = game.decks.find(({ id }) => id === deck);
  if (ready === undefined)
    throw new BadInput(`${game.id} has no ready deck "${deck}"; it has ${game.decks.map(({ id }) => id).join(', ')}`);
  return ready.cards;
}

function membersOf(game: Game, name: string, fields: Readonly<Record<string, unknown>>): number[] {
  const found = game.cards.flatMap((def, at) =>
    Object.entries(fields).every(([field, value]) => (def as unknown as Record<string, unknown>)[field] === value)
      ? [at]
      : [],
  );
  if (found.length === 0) throw new BadInput(`no card of ${game.id} belongs to the group "${name}"`);
  return found;
}
