import { gameNamed } from '@taisen/games';
import { diceFrom, type Seat } from '@taisen/kernel';
import { commitmentTo, type ReplayFile, randomHex, seedFrom } from '@taisen/protocol';
import { Table } from '@taisen/table';
import { randomSetup } from '@taisen/testkit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DoesNotFit, ofFile } from '../src/replay/sources.ts';
import { finished } from './finished.ts';

const game = gameNamed('linkavel');

/** The replay file of a match of a server. */
async function played(): Promise<ReplayFile> {
  const [secret, one, two] = [randomHex(), randomHex(), randomHex()];
  const { decks } = randomSetup(game, 3);
  const table = Table.open(game, { seed: await seedFrom(secret, [one, two], 't'), decks }, { at: 0 });
  const dice = diceFrom(5);
  while (table.result === null) {
    const seat = table.match.waitingFor[0] as Seat;
    const option = dice(table.match.decisionOf(seat)?.options.length ?? 1);
    table.apply(table.accept({ do: 'answer', seat, option, asked: table.asked[seat] }, table.seq));
  }
  return {
    format: 1,
    table: { ...finished(game), commitment: await commitmentTo(secret) },
    started: 0,
    secret,
    nonces: [one, two],
    decks: decks as ReplayFile['decks'],
    entries: table.entries as ReplayFile['entries'],
    result: table.result,
  };
}

const seedOf = ({ secret, nonces, table }: ReplayFile) => seedFrom(secret, nonces, table.id);

/** What this device has stored. */
let stored: Record<string, string> = {};
beforeEach(() => {
  stored = {};
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored[key] ?? null });
});
afterEach(() => vi.unstubAllGlobals());

test('other commitments than this device saw before the match are reported', async () => {
  const file = await played();
  const commitments = (await Promise.all(file.nonces.map((nonce) => commitmentTo(nonce)))) as [string, string];
  const fair = { ...file, table: { ...file.table, commitments } };
  const { id, commitment } = fair.table;
  stored['shuffles'] = JSON.stringify([{ id, commitment, commitments }]);
  expect((await ofFile(JSON.stringify(fair))).shuffle).toBe('verified');
  stored['shuffles'] = JSON.stringify([{ id, commitment, commitments: [commitments[0], 'f'.repeat(64)] }]);
  expect((await ofFile(JSON.stringify(fair))).shuffle).toBe('broken');
  const forged = { ...fair, table: { ...fair.table, commitments: [commitments[1], commitments[1]] } };
  stored = {};
  expect((await ofFile(JSON.stringify(forged))).shuffle).toBe('broken');
});

test('a replay uses the seed that it proves, also in a browser without WebCrypto', async () => {
  const file = await played();
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const { log, shuffle } = await ofFile(JSON.stringify(file));
  expect(log.setup.seed).toBe(await seedOf(file));
  expect(shuffle).toBe('verified');
});

test('a wrong commitment is reported, and the shuffle still comes from the secret', async () => {
  const file = await played();
  const broken = { ...file, table: { ...file.table, commitment: 'f'.repeat(64) } };
  const { log, shuffle } = await ofFile(JSON.stringify(broken));
  expect(log.setup.seed).toBe(await seedOf(file));
  expect(shuffle).toBe('broken');
});

test('moves that are not possible with the shuffle are not shown', async () => {
  const file = await played();
  const forged: readonly ReplayFile[] = [
    { ...file, nonces: [randomHex(), file.nonces[1]] },
    { ...file, secret: randomHex() },
    { ...file, table: { ...file.table, id: 'another' } },
    { ...file, entries: file.entries.slice(0, -1) },
    { ...file, result: { winner: file.result.winner === 0 ? 1 : 0, rule: file.result.rule } },
  ];
  for (const each of forged) await expect(ofFile(JSON.stringify(each))).rejects.toThrow(DoesNotFit);
});

test('a file without proof is unverifiable', async () => {
  const { log } = await ofFile(JSON.stringify(await played()));
  expect(await ofFile(JSON.stringify(log))).toMatchObject({ shuffle: 'unverifiable', log });
});
