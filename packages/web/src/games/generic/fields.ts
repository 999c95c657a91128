/**
 * What can be shown of a card without knowing its game. A field of a definition, or a fact of `Game.cardFacts`, has a
 * name where the game has the words `now.<field>`. The values of a text field have the words `<field>.<value>`.
 */
import type { Game, Language, Words } from '@taisen/kernel';
import { type AnyCard, type Facet, type Now, numberValues } from '../game-ui.ts';

type Fields = Readonly<Record<string, unknown>>;

export interface NumberField {
  readonly key: string;
  readonly name: Words;
  /** Undefined where the card has no such number. */
  printed(def: AnyCard): number | undefined;
}

const PREFIX = 'now.';
const fieldsOf = (def: AnyCard): Fields => def as unknown as Fields;
const sameIn = (text: string): Words => ({ ja: text, 'zh-Hant': text, en: text });

/** Fields with a name, in the order of the game's words. */
const namedKeys = ({ words }: Pick<Game, 'words'>): readonly string[] =>
  Object.keys(words)
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => key.slice(PREFIX.length));

const nameOf = ({ words }: Pick<Game, 'words'>, key: string): Words =>
  words[PREFIX + key] ?? COMMON[key] ?? sameIn(key);

/** Names of fields that cards often have, for games that name none of theirs. */
const COMMON: Readonly<Record<string, Words>> = {
  cost: { ja: 'コスト', 'zh-Hant': '費用', en: 'Cost' },
  level: { ja: 'レベル', 'zh-Hant': '等級', en: 'Level' },
  power: { ja: 'パワー', 'zh-Hant': '力量', en: 'Power' },
  attack: { ja: '攻撃', 'zh-Hant': '攻擊', en: 'Attack' },
  defence: { ja: '防御', 'zh-Hant': '防禦', en: 'Defence' },
  health: { ja: '体力', 'zh-Hant': '生命', en: 'Health' },
  hp: { ja: 'HP', 'zh-Hant': 'HP', en: 'HP' },
};

/** The numbers of cards. Of other number fields nobody knows whether they are meant to be seen. */
export function numberFields(game: Game): readonly NumberField[] {
  const isNumber = (key: string) => game.cards.some((def) => typeof fieldsOf(def)[key] === 'number');
  const named = namedKeys(game).filter(isNumber);
  const keys = named.length > 0 ? named : Object.keys(COMMON);
  return keys.filter(isNumber).map((key) => ({
    key,
    name: nameOf(game, key),
    printed: (def) => {
      const value = fieldsOf(def)[key];
      return typeof value === 'number' ? value : undefined;
    },
  }));
}

/** Kinds, attributes and the like: text fields of which every value has a name. */
export function textFacets(game: Game): readonly Facet<AnyCard>[] {
  const keys = new Set(game.cards.flatMap((def) => Object.keys(def)));
  return [...keys].flatMap((key) => {
    const valuesOf = (def: AnyCard) => {
      const value = fieldsOf(def)[key];
      return typeof value === 'string' ? [value] : [];
    };
    const values = [...new Set(game.cards.flatMap(valuesOf))].map((id) => ({ id, name: game.words[`${key}.${id}`] }));
    const named = values.flatMap(({ id, name }) => (name === undefined ? [] : [{ id, name }]));
    if (named.length === 0 || named.length < values.length) return [];
    return [{ id: key, name: nameOf(game, key), values: named, of: valuesOf }];
  });
}

export const numberFacets = (fields: readonly NumberField[], cards: readonly AnyCard[]): readonly Facet<AnyCard>[] =>
  fields.map(({ key, name, printed }) => {
    const of = (def: AnyCard) => [printed(def)].filter((value) => value !== undefined);
    return { id: key, name, values: numberValues(cards.flatMap(of)), of: (def) => of(def).map(String) };
  });

/** Facts of a card in play that are not printed on it: numbers other than 0, and marks that hold. */
export function marksOf(game: Game, now: Now | undefined, printed: readonly string[], language: Language): string[] {
  return namedKeys(game).flatMap((key) => {
    const value = now?.[key];
    if (printed.includes(key) || value === undefined || value === 0 || value === false) return [];
    const name = nameOf(game, key)[language];
    return value === true ? [name] : typeof value === 'number' ? [`${name} ${value}`] : [];
  });
}
