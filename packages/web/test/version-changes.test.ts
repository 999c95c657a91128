import type { Game, PublishedGame } from '@taisen/kernel';
import { linkavel } from '@taisen/linkavel';
import { expect, test } from 'vitest';
import { versionChanges } from '../src/authors/version-changes.ts';

const game = linkavel as unknown as Game;
const ruleBook = {
  'LV-1.1': { ja: 'あ', 'zh-Hant': '一', en: 'One.' },
  'LV-1.2': { ja: 'い', 'zh-Hant': '二', en: 'Two.' },
};
const was: PublishedGame = { game, ruleBook };
const [first, second, ...rest] = game.cards as [Game['cards'][number], Game['cards'][number], ...Game['cards']];

test('nothing has changed between a version and itself', () => {
  expect(versionChanges(was, was, 'en')).toEqual({ rules: [], rulings: [], cards: [] });
});

test('changed, new and removed cards, rules and rulings are told in the language of the reader', () => {
  const renamed = { ...first, name: { ...first.name, en: 'Another Name' } };
  const added = { ...second, id: 'added-card' };
  const { turnLimit: _, ...rulings } = game.rulings as Record<string, Game['rulings'][string]>;
  const is: PublishedGame = {
    game: { ...game, cards: [renamed, added, ...rest], rulings } as Game,
    ruleBook: { 'LV-1.1': { ...ruleBook['LV-1.1'], en: 'One, changed.' }, 'LV-1.2': ruleBook['LV-1.2'] },
  };
  const { rules, rulings: switches, cards } = versionChanges(was, is, 'en');
  expect(rules).toEqual([{ name: 'LV-1.1', was: ['One.'], is: ['One, changed.'] }]);
  expect(versionChanges(was, is, 'ja').rules).toEqual([]);
  expect(switches).toMatchObject([{ name: 'turnLimit (LV-1.5)', is: null }]);
  expect(cards.map(({ name, was: before, is: after }) => [name, before === null, after === null])).toEqual([
    ['Another Name', false, false],
    [second.name.en, false, true],
    [second.name.en, true, false],
  ]);
  expect(cards[0]).toMatchObject({ was: [first.name.en], is: ['Another Name'] });
});
