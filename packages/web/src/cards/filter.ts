/** The filter of the gallery and the deck builder. Pure. */
import type { Language } from '@taisen/kernel';
import type { AnyCard, GameUi } from '../games/game-ui.ts';
import { clausesOf } from './clauses.ts';

export interface Filter {
  readonly text: string;
  /** By facet: the wanted values. A facet without any matches all cards. */
  readonly wanted: Readonly<Record<string, readonly string[]>>;
}

export const NO_FILTER: Filter = { text: '', wanted: {} };

export const isEmpty = ({ text, wanted }: Filter): boolean =>
  text.trim() === '' && Object.values(wanted).every((values) => values.length === 0);

/** Makes wide and narrow letters, hiragana and katakana, upper and lower case the same for a search. */
export const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\u3041-\u3096]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60));

export function toggled({ text, wanted }: Filter, facet: string, value: string): Filter {
  const before = wanted[facet] ?? [];
  const after = before.includes(value) ? before.filter((each) => each !== value) : [...before, value];
  return { text, wanted: { ...wanted, [facet]: after } };
}

/** Every word must occur in the name or the text, and every facet must have one of its wanted values. */
export function cardsFor(ui: Pick<GameUi, 'cards' | 'facets'>, filter: Filter, language: Language): readonly AnyCard[] {
  const words = folded(filter.text).split(/\s+/).filter(Boolean);
  const facets = ui.facets.filter(({ id }) => (filter.wanted[id] ?? []).length > 0);
  return ui.cards.filter((def) => {
    if (!facets.every((facet) => facet.of(def).some((value) => filter.wanted[facet.id]?.includes(value)))) return false;
    if (words.length === 0) return true;
    const text = folded([def.name[language], ...clausesOf(def, language).map((clause) => clause.text)].join(' '));
    return words.every((word) => text.includes(word));
  });
}
