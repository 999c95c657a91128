/** Profiles, lists and exports tell nothing that their reader may not know: replace all of it, and they stay the same. */
import type { Me } from '@taisen/protocol';
import { randomHex } from '@taisen/protocol';
import pg from 'pg';
import { expect, test } from 'vitest';
import { Client } from './support/client.ts';
import { databaseUrl } from './support/database.ts';
import { TestServer } from './support/test-server.ts';

const server = new TestServer();

/** Everything that can be read without being at a table, as one text. */
async function readAll(reader: Client | null, ids: Readonly<Record<'one' | 'two' | 'table', string>>): Promise<string> {
  const { one, two, table } = ids;
  const paths = [
    ...['/api/me', '/api/me/games', '/api/me/export', '/api/me/tokens', '/api/decks', '/api/export'],
    ...['/api/ratings/linkavel', `/api/people/${one}`, `/api/people/${two}`],
    ...['/api/tables', `/api/tables/${table}`, '/api/replays', `/api/replays/${table}`, `/table/${table}`],
  ];
  const headers = reader === null ? {} : { authorization: `Bearer ${reader.token}` };
  const answers = paths.map(async (path) => {
    const answer = await fetch(server.url + path, { headers });
    return `${path} ${answer.status} ${await answer.text()}`;
  });
  return (await Promise.all(answers)).join('\n');
}

test('what others keep secret changes nothing in profiles, lists and exports, during a match and after it', async () => {
  const [one, two] = [await server.account(), await server.account()];
  const [{ id: first }, { id: second }] = [await one.get<Me>('/api/me'), await two.get<Me>('/api/me')];
  await two.post('/api/decks', { game: 'linkavel', name: 'Nobody else sees this', cards: ['tide-heron'] });
  await two.post('/api/me/tokens', { name: 'a program of the second', scope: 'read' });
  const { id: table } = await one.open({ game: 'linkavel', private: true });
  await one.sit(table, { ready: 'tide' });
  await two.sit(table, { ready: 'veil' });
  const ids = { one: first, two: second, table };
  const readers = { one, stranger: await server.guest(), nobody: null };
  const all = async () => {
    const read: Record<string, string> = {};
    // One after the other: an address exports one thing at a time.
    for (const [who, reader] of Object.entries(readers)) read[who] = await readAll(reader, ids);
    return read;
  };
  const before = await all();
  expect(before['one']).toContain('"yourTurn"');
  expect(before['nobody']).toContain('/api/me 401');

  const database = new pg.Client(databaseUrl(server.data));
  await database.connect();
  const change = (text: string, ...values: unknown[]) => database.query(text, values);
  // The nonces were sent openly, so their hashes are public: they are kept as commitments.
  await change(`update seats set commitment = encode(sha256(nonce::bytea), 'hex') where table_id = $1`, table);
  await change('update tables set secret = $2 where id = $1', table, randomHex());
  await change(
    `update seats set nonce = $3, deck = '["brim-imp"]' where table_id = $1 and person = $2`,
    ...[table, second, randomHex()],
  );
  await change(`update decks set name = 'another name', cards = '[]' where person = $1`, second);
  await change(`update tokens set name = 'another name', hash = $2 where person = $1`, second, randomHex());
  await change(
    `update "user" set email = $2, "emailVerified" = true, username = $3 where id = $1`,
    ...[second, 'second@mail.example', `other_${randomHex(4)}`],
  );
  await change(`update account set password = $2 where "userId" = $1`, second, randomHex());
  const after = await all();
  for (const who of Object.keys(readers)) expect(after[who], who).toBe(before[who]);

  // The person concerned sees all of it.
  const own = await readAll(two, ids);
  for (const secret of ['another name', 'second@mail.example', 'brim-imp']) expect(own).toContain(secret);
  // A program of theirs does not see the address.
  const { token } = await two.post<{ token: string }>('/api/me/tokens', { name: 'reader', scope: 'read' });
  expect(await readAll(new Client(server.url, token), ids)).not.toContain('second@mail.example');
  await database.end();
});
