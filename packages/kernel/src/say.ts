/** Sentences for players, made only from what a viewer sees. */
import { COMMON_WORDS } from './common-words.ts';
import type { CardRef, SeenEvent } from './events.ts';
import type { Game } from './game.ts';
import { type Seat, SPECTATOR, type Viewer } from './types.ts';
import type { DecisionView, OptionView, View } from './view.ts';
import { fill, type Language } from './words.ts';

/** The part of a game that sentences need. */
export type GameTexts = Pick<Game, 'id' | 'words'> & { readonly cards: readonly SpokenCard[] };
type SpokenCard = Pick<Game['cards'][number], 'id' | 'name' | 'text' | 'vars'>;

/** A text of the game, or the common one. A missing text is a mistake of the game. */
export function phrase(game: GameTexts, key: string, language: Language): string {
  const words = game.words[key] ?? COMMON_WORDS[key];
  if (words === undefined) throw new Error(`${game.id} has no words for "${key}"`);
  return words[language];
}

/** The text of the first key that has one: keys go from specific to general. */
function finest(game: GameTexts, keys: readonly string[], language: Language): string {
  const key = keys.find((candidate) => (game.words[candidate] ?? COMMON_WORDS[candidate]) !== undefined);
  return phrase(game, key ?? (keys.at(-1) as string), language);
}

export function cardNamed(game: GameTexts, id: string | undefined, language: Language): string {
  const card = game.cards.find((candidate) => candidate.id === id);
  return card === undefined ? phrase(game, 'card.hidden', language) : card.name[language];
}

/** One clause of a card with its numbers. */
export function clauseText(game: GameTexts, id: string, ability: string, language: Language): string {
  const card = game.cards.find((candidate) => candidate.id === id);
  const text = card?.text[ability];
  return text === undefined ? '' : fill(text[language], card?.vars ?? {});
}

export function seatNamed(game: GameTexts, seat: Seat, viewer: Viewer, language: Language): string {
  if (viewer === SPECTATOR) return phrase(game, `seat.${seat}`, language);
  return phrase(game, seat === viewer ? 'seat.you' : 'seat.opponent', language);
}

export const sayPrompt = (game: GameTexts, decision: DecisionView, language: Language): string =>
  phrase(game, `prompt.${decision.kind}`, language);

/** A zone such as `hand:0`, said to a viewer. */
export function zoneNamed(game: GameTexts, zone: string, viewer: Viewer, language: Language): string {
  const [name, seat] = zone.split(':') as [string, string?];
  const words = phrase(game, `zone.${name}`, language);
  if (seat === undefined) return words;
  const owner = viewer === SPECTATOR ? seat : Number(seat) === viewer ? 'you' : 'opponent';
  return `${phrase(game, `seat.${owner}.of`, language)}${words}`;
}

/** Which card each of a viewer's ids stands for. */
export function cardsInView(view: View): ReadonlyMap<number, string> {
  const names = new Map<number, string>();
  for (const zone of Object.values(view.zones))
    for (const card of zone.cards) if (card?.card !== undefined) names.set(card.id, card.card);
  return names;
}

/** What choosing an option does. `option.summon.cards` is taken before `option.summon` where cards are named. */
export function sayOption(game: GameTexts, view: View, option: OptionView, language: Language): string {
  const names = cardsInView(view);
  const name = (id: number) => cardNamed(game, names.get(id), language);
  const keys = [`option.${option.do}`];
  if (option.cards !== undefined && option.cards.length > 0) keys.unshift(`option.${option.do}.cards`);
  if (option.target === undefined) keys.unshift(`option.${option.do}.alone`);
  return fill(finest(game, keys, language), {
    card: option.card === undefined ? cardNamed(game, option.face, language) : name(option.card),
    target: option.target === undefined ? '' : name(option.target),
    cards: (option.cards ?? []).map(name).join(phrase(game, 'list.separator', language)),
    at: option.at === undefined ? '' : option.at + 1,
    ability: clauseText(game, names.get(option.card ?? 0) ?? '', option.ability ?? '', language),
  });
}

/** The names of cards; those that the viewer cannot read are counted. */
function cardsNamed(game: GameTexts, refs: readonly CardRef[], language: Language): string {
  const known = refs.flatMap(({ card }) => (card === undefined ? [] : [cardNamed(game, card, language)]));
  const n = refs.length - known.length;
  if (n > 0)
    known.push(n === 1 ? phrase(game, 'card.hidden', language) : fill(phrase(game, 'cards.hidden', language), { n }));
  return known.join(phrase(game, 'list.separator', language));
}

/** A line of the log. `event.attacks.alone` is taken where there is no target, `event.x.<how>` by the manner. */
export function sayEvent(game: GameTexts, event: SeenEvent, viewer: Viewer, language: Language): string {
  const name = (ref: CardRef | undefined) => cardNamed(game, ref?.card, language);
  const keys = [`event.${event.type}`];
  if (event.target === undefined) keys.unshift(`event.${event.type}.alone`);
  if (event.how !== undefined) keys.unshift(`event.${event.type}.${event.how}`);
  const zone = (where: string | undefined) => (where === undefined ? '' : zoneNamed(game, where, viewer, language));
  return fill(finest(game, keys, language), {
    seat: event.seat === undefined ? '' : seatNamed(game, event.seat, viewer, language),
    card: name(event.card),
    target: name(event.target),
    cards: cardsNamed(game, event.cards ?? [], language),
    amount: event.amount ?? '',
    how: event.how === undefined ? '' : finest(game, [`how.${event.how}`, 'card.hidden'], language),
    ability: clauseText(game, event.card?.card ?? '', event.ability ?? '', language),
    from: zone(event.from),
    to: zone(event.to),
  });
}

/** Why a move is refused, with the rule: "The magic zones are full — LV-6.8". A card's own text is rule `text`. */
export function sayRefusal(game: GameTexts, rule: string, language: Language): string {
  const why = phrase(game, `rule.${rule}`, language);
  return rule === 'text' ? why : `${why} — ${rule}`;
}
