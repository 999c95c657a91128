/** What differs between two published versions of a game: rules, rulings and cards, as a reader sees them. */
import { type CardDef, clauseText, type Language, type PublishedGame, type Ruling } from '@taisen/kernel';

export interface Change {
  /** The id of a rule, the name of a ruling, or the name of a card. */
  readonly name: string;
  /** Null if it is new. */
  readonly was: readonly string[] | null;
  /** Null if it is gone. */
  readonly is: readonly string[] | null;
}

export interface VersionChanges {
  readonly rules: readonly Change[];
  readonly rulings: readonly Change[];
  readonly cards: readonly Change[];
}

type Described = ReadonlyMap<string, { readonly name: string; readonly lines: readonly string[] }>;

export const versionChanges = (was: PublishedGame, is: PublishedGame, language: Language): VersionChanges => ({
  rules: changes(rulesOf(was, language), rulesOf(is, language)),
  rulings: changes(rulingsOf(was), rulingsOf(is)),
  cards: changes(cardsOf(was, language), cardsOf(is, language)),
});

/** Only the lines that differ are told. */
function changes(was: Described, is: Described): Change[] {
  const keys = [...new Set([...was.keys(), ...is.keys()])];
  return keys.flatMap((key): Change[] => {
    const [before, after] = [was.get(key), is.get(key)];
    const name = (after ?? before)?.name ?? key;
    if (before === undefined || after === undefined)
      return [{ name, was: before?.lines ?? null, is: after?.lines ?? null }];
    const gone = before.lines.filter((line) => !after.lines.includes(line));
    const come = after.lines.filter((line) => !before.lines.includes(line));
    return gone.length + come.length === 0 ? [] : [{ name, was: gone, is: come }];
  });
}

const rulesOf = ({ ruleBook }: PublishedGame, language: Language): Described =>
  new Map(Object.entries(ruleBook).map(([id, text]) => [id, { name: id, lines: [text[language]] }]));

const rulingsOf = ({ game }: PublishedGame): Described =>
  new Map(
    Object.entries<Ruling>(game.rulings).map(([name, ruling]) => [
      name,
      { name: `${name} (${ruling.rule})`, lines: [`${ruling.default} · ${ruling.values.join(' / ')}`] },
    ]),
  );

const cardsOf = ({ game }: PublishedGame, language: Language): Described =>
  new Map(
    game.cards.map((card) => {
      const texts = Object.keys(card.text).map((key) => clauseText(game, card.id, key, language));
      return [card.id, { name: card.name[language], lines: [card.name[language], ...numbersOf(card), ...texts] }];
    }),
  );

/** What is printed on a card beside its texts. The numbers of the texts are in the texts. */
function numbersOf(card: CardDef): string[] {
  const { id: _, name: __, text: ___, vars: ____, abilities: _____, ...printed } = card;
  return Object.entries(printed).flatMap(([key, value]) => {
    if (key === 'art' || value === null || value === undefined || typeof value === 'function') return [];
    return [`${key}: ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`];
  });
}
