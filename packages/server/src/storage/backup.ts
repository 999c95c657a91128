/**
 * `DATA=… npm run backup -- FOLDER`: copies the data folder of a running server. The copy is a data folder, too: start a
 * server with DATA=FOLDER to restore it. A database of one's own is backed up by its own tools.
 */
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BadInput } from '@taisen/kernel';
import pg from 'pg';

/** Belongs to the running database, not to its data. */
const NOT_COPIED = new Set(['postmaster.pid', 'postmaster.opts', 'pg_wal']);
/** Written while the database runs. A file may be gone before it is copied. */
const EPHEMERAL = /[/\\](pg_stat_tmp|pgsql_tmp)/;

export async function backUp(data: string, target: string): Promise<void> {
  if (existsSync(target) && readdirSync(target).length > 0) throw new BadInput(`${target} is not empty`);
  const postgres = join(data, 'postgres');
  const running = join(postgres, 'postmaster.pid');
  if (!existsSync(running)) throw new BadInput(`no server is running on ${data}: copy the folder itself`);
  const port = readFileSync(running, 'utf8').split('\n')[3];
  const password = readFileSync(join(data, 'password'), 'utf8');
  const client = new pg.Client(`postgres://taisen:${password}@127.0.0.1:${port}/postgres`);
  await client.connect();
  try {
    mkdirSync(target, { recursive: true });
    for (const name of ['secret', 'password'])
      if (existsSync(join(data, name))) cpSync(join(data, name), join(target, name));
    const copy = join(target, 'postgres');
    await client.query(`select pg_backup_start('taisen', fast => true)`);
    copyFiles(postgres, copy);
    const { rows } = await client.query<{ label: string }>(
      'select labelfile as label from pg_backup_stop(wait_for_archive => false)',
    );
    // With it, PostgreSQL starts from where the copy began and replays the log.
    writeFileSync(join(copy, 'backup_label'), rows[0]?.label ?? '');
    cpSync(join(postgres, 'pg_wal'), join(copy, 'pg_wal'), { recursive: true });
    giveTo(statSync(postgres), [copy, join(target, 'password')]);
  } catch (error) {
    // Half a copy must not look like a backup.
    rmSync(target, { recursive: true, force: true });
    throw error;
  } finally {
    await client.end();
  }
}

/** PostgreSQL refuses files that are not its user's. Only root can have copied them for another user. */
function giveTo({ uid, gid }: { readonly uid: number; readonly gid: number }, paths: readonly string[]): void {
  if (process.getuid?.() !== 0) return;
  for (const path of paths) {
    chownSync(path, uid, gid);
    if (statSync(path).isDirectory())
      giveTo(
        { uid, gid },
        readdirSync(path).map((name) => join(path, name)),
      );
  }
}

function copyFiles(from: string, to: string): void {
  cpSync(from, to, {
    recursive: true,
    filter: (path) => !NOT_COPIED.has(path.slice(from.length + 1)) && !EPHEMERAL.test(path),
  });
}

if (import.meta.url === pathToFileURL(realpathSync(process.argv[1] ?? '.')).href) {
  const [target] = process.argv.slice(2);
  try {
    if (target === undefined) throw new BadInput('name the folder for the backup');
    await backUp(process.env['DATA'] || join('.taisen', 'data'), target);
    console.log(`the backup is in ${target}`);
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
}
