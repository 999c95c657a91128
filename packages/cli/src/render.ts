/** A view as text, for every game. */
import { styleText } from 'node:util';
import {
  type CardView,
  cardNamed,
  clauseText,
  type Game,
  type Language,
  opponent,
  phrase,
  type Seat,
  type State,
  seatNamed,
  type View,
  type ZoneView,
} from '@taisen/kernel';

export function renderView(game: Game<State>, view: View, language: Language): string {
  const seat: Seat = view.viewer === 1 ? 1 : 0;
  const shared = Object.entries(view.zones).filter(([name]) => !name.includes(':'));
  return [
    '',
    ...side(game, view, opponent(seat), language),
    ...shared.map(([name, zone]) => line(phrase(game, `zone.${name}`, language), zoneText(game, zone, language))),
    styleText('dim', '─'.repeat(60)),
    ...side(game, view, seat, language).reverse(),
    '',
  ].join('\n');
}

/** One player's facts and zones, from the edge to the middle. */
function side(game: Game<State>, view: View, seat: Seat, language: Language): string[] {
  const facts = Object.entries(view.facts)
    .filter(([, value]) => Array.isArray(value) && value.length === 2)
    .map(([key, value]) => `${phrase(game, `table.${key}`, language)} ${(value as unknown[])[seat]}`);
  const name = seatNamed(game, seat, view.viewer, language);
  const turn = view.active === seat ? ' ◂' : '';
  const zones = Object.entries(view.zones).filter(([zone]) => zone.endsWith(`:${seat}`));
  return [
    styleText('bold', `${name}${turn}  ${facts.join('  ')}`),
    ...zones.map(([zone, content]) =>
      line(phrase(game, `zone.${zone.split(':')[0]}`, language), zoneText(game, content, language)),
    ),
  ];
}

const line = (label: string, text: string): string => `  ${label}: ${text}`;

function zoneText(game: Game<State>, zone: ZoneView, language: Language): string {
  const cards = zone.cards.map((card) => (card === null ? '·' : cardText(game, card, language)));
  const hidden = zone.count - zone.cards.filter((card) => card !== null).length;
  if (hidden > 0) cards.push(`${cards.length > 0 ? '+ ' : ''}${hidden}`);
  return cards.join(' | ') || '—';
}

function cardText(game: Game<State>, card: CardView, language: Language): string {
  if (card.card === undefined) return '▓';
  const now = Object.entries(card.now ?? {}).flatMap(([key, value]) =>
    typeof value === 'number' && value !== 0 ? [`${key} ${value}`] : value === true ? [key] : [],
  );
  return `${cardNamed(game, card.card, language)}${now.length > 0 ? ` (${now.join(', ')})` : ''}`;
}

/** A card with its numbers and its text. */
export function renderCard(game: Game<State>, id: string, language: Language): string {
  const card = game.cards.find((candidate) => candidate.id === id);
  if (card === undefined) return '';
  const numbers = Object.entries(card).flatMap(([key, value]) =>
    typeof value === 'number' || (typeof value === 'string' && key !== 'id') ? [`${key} ${value}`] : [],
  );
  const texts = Object.keys(card.text).map((key) => `  ${clauseText(game, id, key, language)}`);
  return [`${styleText('bold', card.name[language])}  ${numbers.join(', ')}`, ...texts].join('\n');
}
