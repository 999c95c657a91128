/** The look of a game without a folder in src/games: tried with games whose zones and cards are known. */
import { GAMES, gameNamed } from '@taisen/games';
import { CATALOGUE } from '@taisen/games/catalogue';
import { type Game, LANGUAGES, Match, viewOf } from '@taisen/kernel';
import { randomSetup } from '@taisen/testkit';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { uiFor } from '../src/games/generic/index.tsx';
import { GAMES as ENTRIES, loadGameUi } from '../src/games/index.ts';
import * as registry from '../src/games/registry.ts';
import { zonesOf } from '../src/table/layout.ts';

const withWords = (id: string, words: Game['words']): Game => {
  const game = gameNamed(id);
  return { ...game, words: { ...game.words, ...words } };
};
const same = (text: string) => ({ ja: text, 'zh-Hant': text, en: text });

describe.each([...GAMES.keys()])('%s', (id) => {
  const game = gameNamed(id);
  const ui = uiFor(game);

  test('every zone but the hand has one place on the table', () => {
    const laid = zonesOf(ui.layout).map(({ zone }) => zone);
    const zones = game.zones.map(({ name }) => name).filter((name) => name !== 'hand');
    expect(laid.sort()).toEqual(zones.sort());
    const shared = game.zones.filter((zone) => zone.shared).map(({ name }) => name);
    expect(ui.layout.middle.map(({ zone }) => zone)).toEqual(shared);
  });

  test('each player has a number that decides the game, and every number has a name', () => {
    const view = viewOf(Match.start(game, randomSetup(game, 1)), 0);
    for (const seat of [0, 1] as const) {
      const facts = ui.layout.facts(view, seat);
      expect(facts.filter(({ life }) => life)).toHaveLength(1);
      for (const { key } of facts) expect(game.words[`table.${key}`], key).toBeDefined();
    }
  });

  test('every card has a face in every language and size, and a picture of its own', () => {
    const pictures = new Set<string>();
    for (const def of ui.cards) {
      for (const language of LANGUAGES) {
        const face = renderToStaticMarkup(createElement(ui.Face, { def, detail: 'full', language, now: undefined }));
        expect(face).toContain(def.name[language].replaceAll('&', '&amp;').replaceAll("'", '&#x27;'));
        expect(face).not.toMatch(/[{}]|undefined|NaN/);
      }
      const thumb = renderToStaticMarkup(
        createElement(ui.Face, { def, detail: 'thumb', language: 'en', now: undefined }),
      );
      pictures.add(/<svg.*?<\/svg>/.exec(thumb)?.[0] ?? '');
    }
    expect(pictures.size).toBe(ui.cards.length);
  });
});

test('numbers have the game’s own names, and show their present value', () => {
  const ui = uiFor(withWords('linkavel', { 'now.power': same('Might'), 'now.attacks': same('Attacks') }));
  const def = ui.cards.find((card) => card.id === 'tide-heron');
  if (def === undefined) throw new Error('no such card');
  const { power } = def as unknown as { power: number };
  expect(ui.facts(def, 'en')).toBe(`Might ${power}`);
  expect(ui.facts(def, 'en', { power: power + 100, attacks: 1 })).toBe(`Might ${power + 100}, Attacks 1`);
  const face = createElement(ui.Face, { def, detail: 'card', language: 'en', now: { power: power + 100 } });
  expect(renderToStaticMarkup(face)).toContain(`<span class="raised">${power + 100}</span>`);
});

test('the size of the opening hand and of a deck follow from the rules', () => {
  const { deck } = uiFor(gameNamed('linkavel'));
  expect([deck?.size, deck?.hand]).toEqual([30, 6]);
  expect(uiFor(gameNamed('one-deck')).deck).toBeUndefined();
});

test('a place that an option names is a place of the only row', () => {
  const where = uiFor(gameNamed('linkavel')).layout.where(1);
  // LinkaVel has two rows, so nobody knows which one is meant.
  expect(where({ do: 'summon', card: 1, at: 2 })).toBeNull();
  const game = gameNamed('linkavel');
  const single = {
    ...game,
    zones: game.zones.map(({ places, ...zone }) => (zone.name === 'monsters' && places ? { ...zone, places } : zone)),
  };
  const placed = uiFor(single as Game).layout.where(1);
  expect(placed({ do: 'summon', card: 1, at: 2 })).toEqual({ zone: 'monsters:1', at: 2 });
  expect(placed({ do: 'resolve', card: 1, at: 0 })).toBeNull();
  expect(placed({ do: 'summon', card: 1 })).toBeNull();
});

test('the registry has only games of the catalogue, each under the id of its look', async () => {
  const ids = CATALOGUE.map(({ id }) => id);
  for (const look of Object.values(registry)) expect(ids).toContain(look.id);
  for (const entry of ENTRIES) expect((await loadGameUi(entry)).game.id).toBe(entry.id);
});
