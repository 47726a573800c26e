import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findBinaries } from './binaries.ts';
import { createCluster } from './cluster.ts';
import { identify, type ProcessIdentity } from './process-table.ts';
import { superuser } from './roles.ts';
import { hasServer, readLock, serverMark } from './servers.ts';
import { type EmbeddedDatabase, type EmbeddedOptions, startEmbedded } from './start.ts';
import { temporaryParent } from './testing/throwaway-server.ts';
import { disguised, disguiseFor, handOver } from './unprivileged.ts';
import { waitUntil } from './wait.ts';

const silent = { info: () => {}, warn: () => {}, error: () => {} };
const isRoot = process.getuid?.() === 0;
const patience = 20_000;

/** A stopped database with the table `note`, made once and copied for the tests. */
let prepared: string;
let home: string;
let dataDir: string;
let opened: EmbeddedDatabase[] = [];
let children: ChildProcess[] = [];

beforeAll(async () => {
  prepared = mkdtempSync(join(temporaryParent(), 'bolillero-embedded-'));
  chmodSync(prepared, 0o711);
  const database = await startEmbedded({ dataDir: prepared, log: silent });
  await query(database.config, 'CREATE TABLE note (text text)');
  await database.stop();
}, patience);

beforeEach(() => {
  home = mkdtempSync(join(temporaryParent(), 'bolillero-embedded-'));
  chmodSync(home, 0o711);
  dataDir = join(home, 'data');
  cpSync(prepared, dataDir, { recursive: true });
});

afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  await Promise.all(opened.map((database) => database.stop()));
  const mark = serverMark(join(dataDir, 'postgres'));
  expect(await waitUntil(() => !hasServer(mark), patience), 'no server is left').toBe(true);
  opened = [];
  children = [];
  rmSync(home, { recursive: true, force: true });
});

afterAll(() => rmSync(prepared, { recursive: true, force: true }));

describe('starting', () => {
  test('makes the database the first time and keeps its rows for the next', async () => {
    dataDir = join(home, 'made', 'on', 'the', 'way');
    const first = await start();
    await query(first.config, 'CREATE TABLE note (text text)');
    await write(first.config, 'kept');
    await first.stop();
    const second = await start();
    expect(await notes(second.config)).toEqual(['kept']);
    const [settings] = await query(
      second.config,
      `SELECT current_setting('server_encoding') AS encoding, datcollate AS collation, current_setting('fsync') AS fsync,
        current_setting('listen_addresses') AS addresses FROM pg_database WHERE datname = 'bolillero'`,
    );
    expect(settings).toEqual({ encoding: 'UTF8', collation: 'C.UTF-8', fsync: 'on', addresses: '' });
  });

  test('clears away what a creation that was killed has left', async () => {
    rmSync(join(dataDir, 'postgres'), { recursive: true });
    mkdirSync(join(dataDir, 'postgres.new-1'));
    writeFileSync(join(dataDir, 'postgres.new-1', 'PG_VERSION'), '18\n');
    const database = await start();
    expect(await query(database.config, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  test('works below a folder whose path is too long for a socket', async () => {
    const long = join(home, 'ñandú con "comillas", coma y espacio'.repeat(4));
    cpSync(prepared, long, { recursive: true });
    dataDir = long;
    const database = await start();
    await write(database.config, 'reached');
    expect(await notes(database.config)).toEqual(['reached']);
  });

  test('refuses a database of another version and leaves it alone', async () => {
    const file = join(dataDir, 'postgres', 'PG_VERSION');
    writeFileSync(file, '15\n');
    await expect(start()).rejects.toThrow(/es de PostgreSQL 15/);
    expect(readFileSync(file, 'utf8')).toBe('15\n');
  });

  test('says in words why a folder cannot be used', async () => {
    writeFileSync(join(home, 'file'), '');
    await expect(start({ dataDir: join(home, 'file') })).rejects.toThrow(
      /file: en su lugar hay un archivo\. Revisa/,
    );
    await expect(start({ dataDir: join(home, 'file', 'data') })).rejects.toThrow(
      /hay un archivo en lugar de una carpeta/,
    );
  });

  test('says why the server did not come up', async () => {
    writeFileSync(join(dataDir, 'postgres', 'postgresql.conf'), 'nonsense = 1\n');
    await expect(start()).rejects.toThrow(/no arrancó:[\s\S]*nonsense/);
  });
});

describe('the role that the application is', () => {
  const plain = { rolsuper: false, rolcreaterole: false, rolcreatedb: false, owner: 'bolillero' };
  const rightsOf = async (config: pg.ClientConfig) =>
    await query(
      config,
      `SELECT rolsuper, rolcreaterole, rolcreatedb, datdba::regrole::text AS owner
       FROM pg_roles, pg_database WHERE rolname = current_user AND datname = current_database()`,
    );

  test('has its own database and nothing beyond: no file and no program of the machine', async () => {
    const { config } = await start();
    expect(await rightsOf(config)).toEqual([plain]);
    await query(config, 'CREATE SCHEMA own; CREATE TABLE own.note (text text)');
    await query(config, 'CREATE EXTENSION IF NOT EXISTS pg_trgm');
    const beyond = [
      "COPY note FROM '/etc/hostname'",
      "COPY note FROM PROGRAM 'id'",
      'CREATE ROLE other SUPERUSER',
      'CREATE DATABASE other',
      "ALTER SYSTEM SET archive_command = 'id'",
    ];
    for (const statement of beyond)
      await expect(query(config, statement), statement).rejects.toThrow(/denied/);
  });

  test('loses the rights of a superuser that former versions gave it, and keeps all that is its own', async () => {
    rmSync(join(dataDir, 'postgres'), { recursive: true });
    const former = await startFormer('bolillero');
    await query({ ...former.config, database: 'postgres' }, 'CREATE DATABASE bolillero');
    await query(
      former.config,
      `CREATE SCHEMA drizzle;
       CREATE TYPE mood AS ENUM ('good');
       CREATE TABLE note (id integer GENERATED ALWAYS AS IDENTITY, text text, mood mood);
       CREATE TABLE drizzle.migration (id serial PRIMARY KEY);
       CREATE VIEW shouted AS SELECT upper(text) AS text FROM note;
       CREATE FUNCTION one() RETURNS integer LANGUAGE sql AS 'SELECT 1';
       CREATE EXTENSION pg_trgm;
       CREATE INDEX note_text ON note USING gin (text gin_trgm_ops);
       INSERT INTO note (text) VALUES ('kept')`,
    );
    await former.stop();
    const first = await start();
    expect(await rightsOf(first.config)).toEqual([plain]);
    expect(await notes(first.config)).toEqual(['kept']);
    // All that migrations do belongs to the owner alone.
    await query(
      first.config,
      `ALTER TABLE note ADD COLUMN more text; ALTER TYPE mood ADD VALUE 'bad'; ALTER TABLE drizzle.migration ADD COLUMN at date;
       CREATE OR REPLACE FUNCTION one() RETURNS integer LANGUAGE sql AS 'SELECT 2'; DROP VIEW shouted; DROP INDEX note_text;
       CREATE INDEX note_text ON note USING gin (text gin_trgm_ops); INSERT INTO drizzle.migration DEFAULT VALUES;
       CREATE TABLE drizzle.another (id integer)`,
    );
    await first.stop();
    const second = await start();
    expect(await rightsOf(second.config)).toEqual([plain]);
    expect(await notes(second.config)).toEqual(['kept']);
  });

  test('loses them also after a start that was killed half-way', async () => {
    rmSync(join(dataDir, 'postgres'), { recursive: true });
    const former = await startFormer('bolillero');
    // Before the database was made; a start after it got as far as its helper.
    await query(
      { ...former.config, database: 'postgres' },
      'CREATE ROLE bolillero_superuser_helper SUPERUSER LOGIN',
    );
    await former.stop();
    const { config } = await start();
    expect(await rightsOf(config)).toEqual([plain]);
    const superusers = await query(config, 'SELECT rolname FROM pg_roles WHERE rolsuper');
    expect(superusers).toEqual([{ rolname: 'bolillero_superuser' }]);
  });
});

describe('a folder in use', () => {
  test('is refused to a second start, and the first goes on undisturbed', async () => {
    const first = await startParent();
    await write(first.config, 'before');
    const second = await startParent({ refused: true });
    expect(second.errors).toContain('Ya hay un Bolillero en marcha');
    expect(second.errors).toContain(`proceso ${first.process.pid}`);
    await write(first.config, 'after');
    expect(await notes(first.config)).toEqual(['before', 'after']);
  });

  test('is refused within one process too', async () => {
    await start();
    await expect(start()).rejects.toThrow(/Ya hay un Bolillero en marcha/);
  });

  test('goes to exactly one of several that start together', async () => {
    const outcomes = await Promise.allSettled([startParent(), startParent(), startParent()]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('is refused while a PostgreSQL works in it that none of ours has started', async () => {
    const cluster = join(dataDir, 'postgres');
    const { postgres } = findBinaries();
    const disguise = disguiseFor({ cluster, folder: dataDir, program: postgres });
    chmodSync(cluster, 0o700);
    handOver(disguise, home);
    const args = ['-D', cluster, '-c', 'listen_addresses=', '-c', `unix_socket_directories=${home}`];
    const { command, args: rest, account } = disguised(disguise, postgres, args);
    children.push(spawn(command, rest, { cwd: '/', stdio: 'ignore', ...account }));
    expect(await waitUntil(() => readLock(cluster)?.ready === true, patience)).toBe(true);
    const before = readLock(cluster);
    await expect(start()).rejects.toThrow(/Otro servidor PostgreSQL/);
    expect(readLock(cluster)).toEqual(before);
  });

  test('is refused while somebody of another container answers on its socket', async () => {
    const socket = createServer().listen(join(dataDir, 'run', '.s.PGSQL.5432'));
    await once(socket, 'listening');
    try {
      await expect(start()).rejects.toThrow(/Otro servidor PostgreSQL/);
    } finally {
      socket.close();
    }
  });

  test('is free again as soon as the first has stopped', async () => {
    await (await start()).stop();
    await write((await start()).config, 'free');
  });
});

describe('killing with SIGKILL', () => {
  test('the parent: the server ends too, and the next start finds every committed row', async () => {
    const parent = await startParent();
    await write(parent.config, 'committed');
    const mark = serverMark(join(dataDir, 'postgres'));
    parent.process.kill('SIGKILL');
    expect(await waitUntil(() => !hasServer(mark), patience)).toBe(true);
    expect(await notes((await start()).config)).toEqual(['committed']);
  });

  test('the parent: a next start that does not wait succeeds as well', async () => {
    const parent = await startParent();
    await write(parent.config, 'committed');
    parent.process.kill('SIGKILL');
    await once(parent.process, 'exit');
    expect(await notes((await start()).config)).toEqual(['committed']);
  });

  test('the guard: server and guard come back with every committed row', async () => {
    const parent = await startParent();
    await write(parent.config, 'committed');
    const former = guardOf(dataDir);
    process.kill(former.pid, 'SIGKILL');
    expect(await waitUntil(() => guardOf(dataDir).pid !== former.pid, patience)).toBe(true);
    expect(await eventually(() => notes(parent.config))).toEqual(['committed']);
  });

  test('the postmaster: it comes back with every committed row', async () => {
    const database = await start();
    await write(database.config, 'committed');
    const former = postmasterOf(dataDir);
    process.kill(former, 'SIGKILL');
    const isBack = () =>
      postmasterOf(dataDir) !== former && readLock(join(dataDir, 'postgres'))?.ready === true;
    expect(await waitUntil(isBack, patience)).toBe(true);
    expect(await notes(database.config)).toEqual(['committed']);
  });

  test('the guard, again and again: the application is told', async () => {
    const losses: Error[] = [];
    await start({ onLost: (error) => losses.push(error) });
    let killed = 0;
    const next = async () => {
      const { pid } = guardOf(dataDir);
      if (pid === killed && losses.length === 0) throw new Error('there is no next guard');
      return pid;
    };
    while (losses.length === 0) {
      killed = await eventually(next);
      if (losses.length === 0) process.kill(killed, 'SIGKILL');
    }
    expect(losses[0]?.message).toContain('no arrancó');
  });

  test('parent and guard: the next start stops the server that was left behind', async () => {
    const parent = await startParent();
    await write(parent.config, 'committed');
    const left = identify(postmasterOf(dataDir));
    process.kill(guardOf(dataDir).pid, 'SIGKILL');
    parent.process.kill('SIGKILL');
    await once(parent.process, 'exit');
    const database = await start();
    expect(await notes(database.config)).toEqual(['committed']);
    expect(identify(postmasterOf(dataDir))).not.toEqual(left);
  });

  test('all of them at once: the next start needs no hand', async () => {
    const parent = await startParent();
    await write(parent.config, 'committed');
    for (const pid of [guardOf(dataDir).pid, postmasterOf(dataDir)]) process.kill(pid, 'SIGKILL');
    parent.process.kill('SIGKILL');
    await once(parent.process, 'exit');
    expect(await notes((await start()).config)).toEqual(['committed']);
  });
});

describe('a lock file that was left behind', () => {
  test('does not keep the server down when its number belongs to another program now', async () => {
    leaveLock(process.pid);
    await write((await start()).config, 'started');
  });

  test('does not keep the server down when its process is a zombie', async () => {
    // The shell becomes a program that never collects its child; the child ends only after that.
    const shell = spawn('sh', ['-c', 'cat <&3 & echo $!; exec sleep 600'], {
      stdio: ['ignore', 'pipe', 'inherit', 'pipe'],
    });
    children.push(shell);
    const [line] = await once(createInterface(shell.stdout as Readable), 'line');
    const zombie = Number(line);
    expect(await waitUntil(() => isProgram(shell.pid ?? 0, 'sleep'), patience)).toBe(true);
    (shell.stdio[3] as Writable).end();
    expect(await waitUntil(() => isZombie(zombie), patience)).toBe(true);
    leaveLock(zombie);
    await write((await start()).config, 'started');
  });

  test('does not keep the server down when its number belongs to the server of another folder', async () => {
    const other = await start({ dataDir: join(home, 'other'), durable: false });
    leaveLock(postmasterOf(join(home, 'other')));
    await write((await start()).config, 'started');
    expect(await query(other.config, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });
});

test('a Ctrl-C in the terminal lets the parent drain before the server stops', async () => {
  const parent = await startParent({ ownGroup: true });
  process.kill(-(parent.process.pid ?? 0), 'SIGINT');
  const [code] = await once(parent.process, 'exit');
  expect(code).toBe(0);
  expect(await notes((await start()).config)).toEqual(['written while draining']);
});

describe.runIf(isRoot && process.platform === 'linux')('started by root', () => {
  test('the server has another user for good, who reads and writes nothing of root’s', async ({ skip }) => {
    skip(!isPossible('user'), 'no other user reaches the program');
    const { config } = await start();
    const { uids, capabilities } = rightsOfProcess(postmasterOf(dataDir));
    expect(uids.filter((uid) => uid === '0')).toEqual([]);
    expect(capabilities).toMatch(/^0+$/);

    const reserved = join(home, 'reserved');
    mkdirSync(reserved, { mode: 0o700 });
    const asSuperuser = { ...config, user: superuser };
    const asks = (program: string) => query(asSuperuser, `COPY note FROM PROGRAM '${program}'`);
    await asks('id -u');
    expect((await notes(config)).join()).toMatch(/^[1-9]\d*$/);
    await expect(asks('cat /etc/shadow')).rejects.toThrow(/failed/);
    await expect(asks(`touch ${reserved}/made`)).rejects.toThrow(/failed/);
    expect(existsSync(join(reserved, 'made'))).toBe(false);
  });

  test('a folder of root’s, as former versions made them, becomes that user’s', async ({ skip }) => {
    skip(!isPossible('user'), 'no other user reaches the program');
    const cluster = join(dataDir, 'postgres');
    const written = await start();
    await write(written.config, 'kept');
    await written.stop();
    for (const name of readdirSync(dataDir, { recursive: true }) as string[])
      chownSync(join(dataDir, name), 0, 0);
    const { config } = await start();
    expect(await notes(config)).toEqual(['kept']);
    expect(rightsOfProcess(postmasterOf(dataDir)).uids).not.toContain('0');
    expect(statSync(join(cluster, 'PG_VERSION')).uid).not.toBe(0);
  });

  test.for([
    ['a folder of root’s', 'closed/data'],
    ['the folder itself, which is there and root’s,', 'closed'],
  ] as const)(
    'where %s lets no other user in, it runs all the same, and it is said that rights of root are left',
    async ([, path]) => {
      mkdirSync(join(home, 'closed'), { mode: 0o700 });
      const said: string[] = [];
      const log = { ...silent, warn: (message: string) => said.push(message) };
      dataDir = join(home, path);
      const { config } = await start({ dataDir, log });
      expect(await query(config, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
      expect(said.join()).toMatch(/conserva derechos de root: ningún usuario corriente alcanza/);
    },
  );

  test.for(['user', 'namespace', 'capability'] as const)(
    'whatever way has served the folder, the usual one serves it after that (%s)',
    async (way, { skip }) => {
      skip(!isPossible(way), 'this machine does not allow it');
      const first = await start({ ways: [way] });
      await write(first.config, 'kept');
      await first.stop();
      // The folder stays that account's, whatever is possible the next time.
      expect(await notes((await start()).config)).toEqual(['kept']);
    },
  );

  test('a folder that no other account can reach is explained', async () => {
    const closed = join(home, 'closed');
    mkdirSync(closed, { mode: 0o700 });
    await expect(start({ dataDir: join(closed, 'data'), ways: ['user'] })).rejects.toThrow(/como root/);
  });
});

async function start(options: Partial<EmbeddedOptions> = {}): Promise<EmbeddedDatabase> {
  const database = await startEmbedded({ dataDir, log: silent, ...options });
  opened.push(database);
  return database;
}

interface Parent {
  readonly process: ChildProcess;
  readonly config: pg.ClientConfig;
  readonly errors: string;
}

/** Starts the database from another process; fails unless it gets it, or when told so, unless it is refused. */
async function startParent({ refused = false, ownGroup = false } = {}): Promise<Parent> {
  const program = fileURLToPath(new URL('./parent.testing.ts', import.meta.url));
  const child = spawn(process.execPath, [program, dataDir], {
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: ownGroup,
  });
  children.push(child);
  let errors = '';
  child.stderr.on('data', (text) => {
    errors += text;
  });
  const line = await Promise.race([
    once(createInterface(child.stdout), 'line').then(([text]) => text as string),
    once(child, 'close').then(() => undefined),
  ]);
  if ((line === undefined) !== refused) throw new Error(errors || 'it was not refused');
  return { process: child, config: line === undefined ? {} : (JSON.parse(line) as pg.ClientConfig), errors };
}

/** A server as former versions made it: of their superuser, and of root's where root may be one in a namespace. */
async function startFormer(user: string) {
  const cluster = join(dataDir, 'postgres');
  const binaries = findBinaries();
  const disguise = disguiseFor({ cluster, folder: dataDir, program: binaries.postgres }, [
    'namespace',
    'user',
  ]);
  createCluster(cluster, user, binaries, disguise, false);
  handOver(disguise, home);
  const args = [
    '-D',
    cluster,
    '-c',
    'listen_addresses=',
    '-c',
    `unix_socket_directories=${home}`,
    '-c',
    'fsync=off',
  ];
  const { command, args: rest, account } = disguised(disguise, binaries.postgres, args);
  const server = spawn(command, rest, { cwd: '/', stdio: 'ignore', ...account });
  children.push(server);
  expect(await waitUntil(() => readLock(cluster)?.ready === true, patience)).toBe(true);
  const stop = async () => {
    const ended = once(server, 'exit');
    server.kill('SIGINT');
    await ended;
  };
  return { config: { host: home, user, database: 'bolillero' }, stop };
}

function rightsOfProcess(pid: number): { uids: readonly string[]; capabilities: string } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const [, uids = ''] = /^Uid:\s+(.*)$/m.exec(status) ?? [];
  const [, capabilities = ''] = /^CapEff:\s+(.*)$/m.exec(status) ?? [];
  return { uids: uids.split(/\s+/), capabilities };
}

/** Whether this machine allows a way to shed root. */
function isPossible(way: NonNullable<EmbeddedOptions['ways']>[number]): boolean {
  try {
    disguiseFor({ cluster: join(dataDir, 'postgres'), folder: dataDir, program: findBinaries().postgres }, [
      way,
    ]);
    return true;
  } catch {
    return false;
  }
}

function guardOf(folder: string): ProcessIdentity {
  return JSON.parse(readFileSync(join(folder, 'run', 'guard.json'), 'utf8')) as ProcessIdentity;
}

function postmasterOf(folder: string): number {
  return readLock(join(folder, 'postgres'))?.pid ?? 0;
}

function leaveLock(pid: number): void {
  const cluster = join(dataDir, 'postgres');
  const text = `${pid}\n${cluster}\n1700000000\n5432\n${join(dataDir, 'run')}\n\n  5432001   0\nready   \n`;
  writeFileSync(join(cluster, 'postmaster.pid'), text);
  writeFileSync(join(dataDir, 'run', '.s.PGSQL.5432.lock'), text);
}

function isZombie(pid: number): boolean {
  return /^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
}

function isProgram(pid: number, name: string): boolean {
  return readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === name;
}

async function query(config: pg.ClientConfig, sql: string, values: unknown[] = []) {
  const client = new pg.Client(config);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

async function write(config: pg.ClientConfig, text: string): Promise<void> {
  await query(config, 'INSERT INTO note VALUES ($1)', [text]);
}

async function notes(config: pg.ClientConfig): Promise<unknown[]> {
  return (await query(config, 'SELECT text FROM note')).map(({ text }) => text);
}

/** The first answer that is not an error, within the patience. */
async function eventually<T>(ask: () => Promise<T>): Promise<T> {
  const end = performance.now() + patience;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (performance.now() > end) throw error;
      await new Promise((wake) => setImmediate(wake));
    }
  }
}
