import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { startThrowawayServer, temporaryParent } from './throwaway-server.ts';

async function addressesOf(config: pg.ClientConfig): Promise<unknown> {
  const client = new pg.Client(config);
  await client.connect();
  try {
    const { rows } = await client.query<{ addresses: string }>('SHOW listen_addresses');
    return Object.values(rows[0] ?? {})[0];
  } finally {
    await client.end();
  }
}

test('a throwaway server answers, and leaves nothing when it is stopped', async () => {
  const server = await startThrowawayServer();
  const folder = dirname(server.config.host ?? '');
  expect(await addressesOf(server.config)).toBe('');
  expect(existsSync(folder)).toBe(true);
  await server.stop();
  expect(existsSync(folder)).toBe(false);
});

test('one with a port takes connections on the loopback alone', async () => {
  const server = await startThrowawayServer({ tcp: true });
  expect(server.config.host).toBe('127.0.0.1');
  expect(await addressesOf(server.config)).toBe('127.0.0.1');
  await server.stop();
});

test('what killed runs have left is removed, and nothing of living ones', async () => {
  const { pid: dead } = spawnSync(process.execPath, ['--version']);
  const folderOf = (pid: number) => mkdtempSync(join(temporaryParent(), `bolillero-test-${pid}-`));
  const left = folderOf(dead);
  const used = folderOf(process.pid);
  const server = await startThrowawayServer();
  expect([existsSync(left), existsSync(used)]).toEqual([false, true]);
  await server.stop();
  rmSync(used, { recursive: true });
});
