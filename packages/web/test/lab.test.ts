import { gameNamed } from '@taisen/games';
import { batchesOf, checkPatched, patchGame, playBatch, prepare, type Study } from '@taisen/lab/study';
import { beforeEach, expect, test, vi } from 'vitest';
import { LabRun, type LabState } from '../src/lab/run.ts';
import { changesOf, compares, hashOf, newStudy, studyInHash, withChanges, withDecks } from '../src/lab/study.ts';
import type { LabWorkers } from '../src/lab/workers.ts';
import { beginMatch } from '../src/local/begin.ts';

const game = gameNamed('linkavel');
const study = (games: number): Study => ({
  ...newStudy('linkavel'),
  bots: ['random', 'random'],
  seeds: { first: 1, games },
});

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  });
  return () => vi.unstubAllGlobals();
});

/** Plays in this thread. `before` is called before each batch. */
function workersFor(of: Study, before: (batch: number) => void = () => {}): LabWorkers {
  const prepared = prepare(of, game);
  let asked = 0;
  const workers = {
    count: 1,
    check: async () => {
      for (const side of prepared.sides) if (side.game !== game) checkPatched(side.game, 1);
      return null;
    },
    batch: async (_: Study, batch: (typeof batches)[number]) => {
      before(asked++);
      return playBatch(prepared, batch);
    },
    stop: () => {},
  };
  const batches = batchesOf(of);
  return workers as unknown as LabWorkers;
}

test('a study that was stopped goes on where it was, with the same counts as one that was not', async () => {
  const of = study(160);
  const prepared = prepare(of, game);
  let last: LabState | null = null;
  const show = (state: LabState) => {
    last = state;
  };
  const stopping = new LabRun(
    prepared,
    workersFor(of, (batch) => {
      if (batch === 2) queueMicrotask(() => stopping.stop());
    }),
    show,
  );
  await stopping.start();
  expect(last).toMatchObject({ phase: 'stopped' });
  const before = (last as unknown as LabState).played;
  expect(before).toBeGreaterThan(0);
  expect(before).toBeLessThan(160);
  const resumed = new LabRun(prepared, workersFor(of), show);
  expect(resumed.state).toMatchObject({ phase: 'stopped', played: before });
  await resumed.start();
  expect(last).toMatchObject({ phase: 'done', played: 160 });
  const whole = batchesOf(of).reduce((sum, batch) => sum + (playBatch(prepared, batch)['a/games'] as number), 0);
  expect((last as unknown as LabState).counts?.['a/games']).toBe(whole);
  // Another study does not begin with these counts.
  expect(new LabRun(prepare(study(100), game), workersFor(of), show).state).toMatchObject({ played: 0 });
});

test('a game that fails the checks does not run, and the reason is shown', async () => {
  const of = study(50);
  const workers = workersFor(of);
  workers.check = () => Promise.reject(new Error('the changed game fails a check'));
  const run = new LabRun(prepare(of, game), workers, () => {});
  await run.start();
  expect(run.state).toMatchObject({ phase: 'failed', error: 'the changed game fails a check', played: 0 });
});

test('the study is in the address', () => {
  const changed = withChanges(study(50), { cards: { 'tide-heron': { power: 2000 } } }, true);
  expect(studyInHash(hashOf(changed), 'linkavel')).toEqual(changed);
  expect(compares(changed)).toBe(true);
  expect(changesOf(withChanges(changed, changesOf(changed), false))).toEqual(changesOf(changed));
  expect(withChanges(changed, { cards: {} }, true)).toEqual(study(50));
  expect(studyInHash('', 'linkavel')).toBeNull();
  expect(() => studyInHash(hashOf(changed), 'shenhun')).toThrow();
  expect(withDecks(study(50), ['ember', 'tide'], 6).measures).toContain('deck:tide');
  expect(
    withDecks(
      study(50),
      game.decks.map(({ id }) => id),
      6,
    ),
  ).toEqual(study(50));
});

test('a table of a changed game begins by its rules', () => {
  const patched = patchGame(game, { rulings: { openingHand: 4 } });
  const decks = [game.decks[0]?.cards ?? [], game.decks[1]?.cards ?? []] as const;
  const you = { kind: 'person', name: '' } as const;
  const { state, g } = beginMatch(patched, { game: game.id, decks, rulings: {}, seats: [you, you] }, 'x');
  expect(state.zones[g.index.zoneNames.indexOf('hand:1')]).toHaveLength(4);
});
