import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { startPostgres } from '../src/storage/postgres.ts';

test('the data folder may be a relative path, as the default is', async () => {
  mkdirSync('.taisen', { recursive: true });
  const data = mkdtempSync(join('.taisen', 'test-'));
  chmodSync(data, 0o755);
  const postgres = await startPostgres(data);
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  expect((await client.query('select 1 + 1 as two')).rows).toEqual([{ two: 2 }]);
  await client.end();
  await postgres.stop();
  rmSync(data, { recursive: true, force: true });
});
