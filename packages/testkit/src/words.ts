/** Checks that everything a player reads exists in three languages: the texts of cards, and those of random play. */
import {
  type DecisionView,
  diceFrom,
  fill,
  type Game,
  LANGUAGES,
  Match,
  type Seat,
  type State,
  sayEvent,
  sayOption,
  sayPrompt,
  VIEWERS,
  viewOf,
  zoneNamed,
} from '@taisen/kernel';
import { expect, test } from 'vitest';
import { randomSetup } from './random.ts';

const PLACES = /\{(\w+)\}/g;
const placesOf = (text: string) => [...text.matchAll(PLACES)].map(([, name]) => name as string).sort();

/** Checks the texts of a game with this many random matches. */
export function owesWords<S extends State>(game: Game<S>, games = 25): void {
  test(`${game.id}: every card has its texts in three languages, with the same numbers`, () => {
    for (const card of game.cards) {
      const used = new Set<string>();
      for (const language of LANGUAGES) expect(card.name[language], `${card.id} name ${language}`).not.toBe('');
      for (const [key, text] of Object.entries(card.text)) {
        for (const language of LANGUAGES) {
          expect(text[language], `${card.id} ${key} ${language}`).not.toBe('');
          expect(placesOf(text[language]), `${card.id} ${key} ${language}`).toEqual(placesOf(text.ja));
          fill(text[language], card.vars);
        }
        for (const place of placesOf(text.en)) used.add(place);
      }
      expect([...used].sort(), `${card.id}: numbers in its texts`).toEqual(Object.keys(card.vars).sort());
    }
    for (const language of LANGUAGES) {
      const names = game.cards.map((card) => card.name[language]);
      const twice = names.filter((name, i) => names.indexOf(name) !== i);
      expect(twice, `names used twice in ${language}`).toEqual([]);
    }
  });

  test(`${game.id}: every prompt, option, event and zone of random play has a text`, () => {
    for (const [key, words] of Object.entries(game.words))
      for (const language of LANGUAGES) expect(words[language], `${key} ${language}`).toBeTruthy();
    let checked = 0;
    for (let seed = 0; seed < games; seed++) checked += checkTexts(game, seed);
    expect(checked).toBeGreaterThan(games * 50);
  });
}

/** Not by `expect`, which would take most of the time: there are tens of thousands of texts. */
function mustSay(text: string, what: string, language: string): void {
  if (/^\s*$/.test(text)) throw new Error(`${what} has no text in ${language}`);
}

function checkTexts<S extends State>(game: Game<S>, seed: number): number {
  const dice = diceFrom(seed);
  const match = Match.start(game, randomSetup(game, seed), { record: true });
  let checked = 0;
  while (match.result === null) {
    const seat = match.waitingFor[0] as Seat;
    const view = viewOf(match, seat);
    const mine = view.pending.find((decision) => decision.seat === seat) as DecisionView;
    for (const language of LANGUAGES) {
      mustSay(sayPrompt(game, mine, language), `the prompt of ${mine.kind}`, language);
      for (const option of mine.options ?? [])
        mustSay(sayOption(game, view, option, language), `the option ${option.do} of ${mine.kind}`, language);
    }
    checked += (mine.options ?? []).length;
    match.answer(seat, dice(match.decisionOf(seat)?.options.length ?? 0));
  }
  const spectator = viewOf(match, 2);
  for (const viewer of VIEWERS) {
    for (const language of LANGUAGES) {
      for (const zone of Object.keys(spectator.zones))
        mustSay(zoneNamed(game, zone, viewer, language), `the zone ${zone}`, language);
      for (const event of match.recorder?.events[viewer] ?? [])
        mustSay(sayEvent(game, event, viewer, language), `the event ${event.type}`, language);
    }
  }
  for (const fact of Object.keys(spectator.facts)) expect(game.words[`table.${fact}`], `table.${fact}`).toBeDefined();
  return checked;
}
