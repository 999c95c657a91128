import { GAMES } from '@taisen/games';
import { diceFrom, type Game, Match, type OptionView, type Seat, viewOf } from '@taisen/kernel';
import { randomSetup } from '@taisen/testkit';
import { describe, expect, test } from 'vitest';
import { uiFor } from '../../src/games/generic/index.tsx';
import { entryOf, type GameEntry, loadGameUi } from '../../src/games/index.ts';
import { layout as linkavel } from '../../src/games/linkavel/layout.ts';
import { layout as oneDeck } from '../../src/games/one-deck/layout.ts';
import { into, type Layout, playerPlace } from '../../src/table/layout.ts';
import {
  back,
  type Choice,
  drag,
  type Pick,
  type Press,
  press,
  type SelectTarget,
  selectionOf,
  subjectOf,
  unusedAttackers,
} from '../../src/table/option-selector.ts';

/** Every decision of a few random games, as the screen of its seat gets it. */
function* decisions(id: string, layout: Layout, games: number): Generator<Choice> {
  const game = GAMES.get(id);
  if (game === undefined) throw new Error(id);
  for (let seed = 1; seed <= games; seed++) {
    const match = Match.start(game, randomSetup(game, seed));
    const dice = diceFrom(seed);
    while (match.result === null) {
      const seat = match.waitingFor[0] as Seat;
      const options = viewOf(match, seat).pending.find((decision) => decision.seat === seat)?.options;
      if (options === undefined) throw new Error('a decision without options');
      yield { options, where: layout.where(seat) };
      match.answer(seat, dice(options.length));
    }
  }
}

/** Clicks everything that an option names, and returns the option that this chose. */
function choose(choice: Choice, wanted: number): { taken: number; clicks: number } {
  const option = choice.options[wanted] as OptionView;
  const targets: SelectTarget[] = [];
  const subject = subjectOf(option);
  if (subject !== undefined) targets.push({ card: subject });
  if (option.card !== undefined && option.target !== undefined) targets.push({ card: option.target });
  for (const card of option.cards ?? []) targets.push({ card });
  const place = choice.where(option);
  if (place !== null) targets.push({ place });
  let picks: readonly Pick[] = [];
  let clicks = 0;
  for (const target of targets) {
    const now = selectionOf(choice, picks);
    if (now.ready === wanted && now.sole && now.left.length === 1) break;
    clicks++;
    const next: Press = press(choice, picks, target);
    if ('take' in next) return { taken: next.take, clicks };
    if ('refused' in next) throw new Error(`refused: ${JSON.stringify({ option, target, picks })}`);
    picks = next.picks;
  }
  const { ready, buttons } = selectionOf(choice, picks);
  if (ready === wanted) return { taken: ready, clicks: clicks + 1 };
  if (buttons.includes(wanted)) return { taken: wanted, clicks: clicks + 1 };
  throw new Error(`not reached: ${JSON.stringify({ option, picks, ready, buttons })}`);
}

/** A game's own layout, and the one that it would have without a folder in src/games. */
const LAYOUTS = {
  'its own': async (id: string) => (await loadGameUi(entryOf(id) as GameEntry)).layout,
  'the generic': async (id: string) => uiFor(GAMES.get(id) as Game).layout,
};
const pairs = [...GAMES.keys()].flatMap((id) => Object.entries(LAYOUTS).map(([name, load]) => ({ id, name, load })));

describe.each(pairs)('$id with $name layout', ({ id, load }) => {
  test('every option of every decision can be reached by clicking what it names, in few clicks', async () => {
    const layout = await load(id);
    let seen = 0;
    for (const choice of decisions(id, layout, 3)) {
      choice.options.forEach((_, i) => {
        const { taken, clicks } = choose(choice, i);
        expect(taken).toBe(i);
        expect(clicks).toBeLessThanOrEqual(5);
        seen++;
      });
    }
    expect(seen).toBeGreaterThan(500);
  });

  test('whatever is offered leaves something to do, and a step back undoes a click', async () => {
    const layout = await load(id);
    const dice = diceFrom(7);
    let clicked = 0;
    for (const choice of decisions(id, layout, 2)) {
      let picks: readonly Pick[] = [];
      for (let i = 0; i < 6; i++) {
        const now = selectionOf(choice, picks);
        expect(now.left.length).toBeGreaterThan(0);
        const targets: SelectTarget[] = [
          ...[...now.cards.keys()].map((card) => ({ card })),
          ...now.places.map((place) => ({ place })),
        ];
        // There is always something to click, a button, or the main button.
        expect(targets.length + now.buttons.length + (now.ready === null ? 0 : 1)).toBeGreaterThan(0);
        const target = targets[dice(Math.max(1, targets.length))];
        if (target === undefined) break;
        const next = press(choice, picks, target);
        expect('refused' in next).toBe(false);
        if (!('picks' in next)) break;
        expect(back(next.picks)).toEqual(picks);
        expect(selectionOf(choice, next.picks).left.length).toBeLessThanOrEqual(now.left.length);
        picks = next.picks;
        clicked++;
      }
    }
    expect(clicked).toBeGreaterThan(20);
  });
});

const where = linkavel.where(0);
const summon: Choice = {
  where,
  options: [
    { do: 'summon', card: 7, cards: [1], at: 0 },
    { do: 'summon', card: 7, cards: [1], at: 2 },
    { do: 'summon', card: 7, cards: [2], at: 1 },
    { do: 'use', card: 8 },
    { do: 'end' },
  ],
};
const clicking = (choice: Choice, ...targets: SelectTarget[]): Press =>
  targets.reduce<Press>((result, target) => ('picks' in result ? press(choice, result.picks, target) : result), {
    picks: [],
  });
const picksOf = (result: Press) => ('picks' in result ? result.picks : []);

test('at first subjects can be clicked, and options without a card are buttons', () => {
  const now = selectionOf(summon, []);
  expect([...now.cards.keys()]).toEqual([7, 8]);
  expect(now.buttons).toEqual([4]);
  expect(now.ready).toBeNull();
});

test('a cost is chosen, then a place; the place of the cost is one of them', () => {
  const paid = clicking(summon, { card: 7 }, { card: 1, place: { zone: 'monsters:0', at: 0 } });
  const now = selectionOf(summon, picksOf(paid));
  expect(now.places).toEqual([
    { zone: 'monsters:0', at: 0 },
    { zone: 'monsters:0', at: 2 },
  ]);
  // The main button has the first place already.
  expect(now.ready).toBe(0);
  const placed = press(summon, picksOf(paid), { card: 1, place: { zone: 'monsters:0', at: 0 } });
  expect(selectionOf(summon, picksOf(placed))).toMatchObject({ ready: 0, sole: true, left: [0] });
  const other = press(summon, picksOf(paid), { place: { zone: 'monsters:0', at: 2 } });
  expect(selectionOf(summon, picksOf(other)).ready).toBe(1);
});

test('the only option of a card is ready after one click, and chosen by a second', () => {
  const once = press(summon, [], { card: 8 });
  expect(selectionOf(summon, picksOf(once))).toMatchObject({ ready: 3, sole: true });
  expect(press(summon, picksOf(once), { card: 8 })).toEqual({ take: 3 });
});

test('a click on another card starts again; one on the chosen card deselects it', () => {
  const moved = clicking(summon, { card: 7 }, { card: 8 });
  expect(picksOf(moved)).toEqual([{ card: 8, role: 'subject' }]);
  expect(picksOf(clicking(summon, { card: 7 }, { card: 7 }))).toEqual([]);
});

test('a click on an impossible target changes nothing and is refused', () => {
  const begun = picksOf(press(summon, [], { card: 7 }));
  expect(press(summon, begun, { card: 99 })).toEqual({ refused: { card: 99 }, picks: begun });
});

const battle: Choice = {
  where,
  options: [
    { do: 'attack', card: 1, target: 11 },
    { do: 'attack', card: 1, target: 12 },
    { do: 'attack', card: 2, target: 11 },
    { do: 'activate', card: 1, ability: 'a' },
    { do: 'main2' },
  ],
};

test('a single target needs no click, and clicking it confirms', () => {
  const once = press(battle, [], { card: 2 });
  const now = selectionOf(battle, picksOf(once));
  expect(now).toMatchObject({ ready: 2, sole: true });
  expect([...now.chosen]).toEqual([2, 11]);
  expect(press(battle, picksOf(once), { card: 11 })).toEqual({ take: 2 });
});

test('with an ability and attacks, the ability is the main button and the targets can be clicked', () => {
  const now = selectionOf(battle, picksOf(press(battle, [], { card: 1 })));
  expect(now).toMatchObject({ ready: 3, sole: false });
  expect([...now.cards]).toEqual([
    [11, 'target'],
    [12, 'target'],
  ]);
});

test('dragging is clicking both', () => {
  expect(drag(battle, 1, { card: 12 })).toEqual({
    picks: [
      { card: 1, role: 'subject' },
      { card: 12, role: 'target' },
    ],
  });
  expect(drag(battle, 2, { card: 11 })).toEqual({ take: 2 });
  expect(drag(summon, 8, { place: { zone: 'magic:0', at: 1 } })).toEqual({ take: 3 });
  expect(drag(summon, 9, { card: 1 })).toMatchObject({ refused: { card: 9 } });
});

test('two options of one card are two buttons', () => {
  const choice: Choice = {
    where: oneDeck.where(0),
    options: [{ do: 'place-attack', card: 3 }, { do: 'place-defence', card: 3 }, { do: 'end' }],
  };
  const now = selectionOf(choice, picksOf(press(choice, [], { card: 3 })));
  expect(now.buttons).toEqual([0, 1]);
  expect(now.ready).toBeNull();
});

test('an attack without a target is aimed at the opponent, who is a place', () => {
  const options = [
    { do: 'attack', card: 1, target: 11 },
    { do: 'direct', card: 1 },
    { do: 'direct', card: 2 },
    { do: 'end' },
  ];
  const choice = { options, where: into({}, ['direct'])(0) };
  const opponent = { place: playerPlace(1) };
  expect(selectionOf(choice, []).places).toEqual([]);
  const begun = press(choice, [], { card: 1 });
  expect('picks' in begun && selectionOf(choice, begun.picks).places).toEqual([opponent.place]);
  const dropped = drag(choice, 1, opponent);
  expect('picks' in dropped && selectionOf(choice, dropped.picks)).toMatchObject({ ready: 1, sole: true });
});

test('a whole row as a place: a click on a card in it that can do something itself begins with that card', () => {
  const options = [
    { do: 'move-middle', card: 1 },
    { do: 'move-back', card: 1 },
    { do: 'attack', card: 1, target: 11 },
    { do: 'attack', card: 2, target: 11 },
  ];
  const choice: Choice = { options, where: into({ 'move-middle': 'middle', 'move-back': 'back' })(0) };
  const begun = picksOf(press(choice, [], { card: 1 }));
  expect(selectionOf(choice, begun).places).toEqual([{ zone: 'middle:0' }, { zone: 'back:0' }]);
  const [inMiddle, inBack] = [
    { card: 2, place: { zone: 'middle:0', at: 0 } },
    { card: 3, place: { zone: 'back:0', at: 0 } },
  ];
  expect(press(choice, begun, inMiddle)).toEqual({ picks: [{ card: 2, role: 'subject' }] });
  expect(selectionOf(choice, picksOf(press(choice, begun, inBack)))).toMatchObject({ ready: 1, sole: true });
  // A drag says where.
  expect(selectionOf(choice, picksOf(drag(choice, 1, inMiddle)))).toMatchObject({ ready: 0, sole: true });
});

test('going on while cards can attack is noticed', () => {
  const options = [
    { do: 'attack', card: 1, target: 11 },
    { do: 'direct', card: 1 },
    { do: 'direct', card: 2 },
    { do: 'end' },
  ];
  expect(unusedAttackers(['attack', 'direct'], options, 3)).toBe(2);
  expect(unusedAttackers(['attack', 'direct'], options, 0)).toBe(0);
  expect(unusedAttackers(['attack', 'direct'], [{ do: 'end' }], 0)).toBe(0);
  expect(unusedAttackers(undefined, options, 3)).toBe(0);
});
