import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type Answer, apiOf } from '../api.ts';
import { newDataDir, startServer } from '../server.ts';
import { patientSettings } from './customer.ts';

/** Runs a program with a small disk of its own in the place of a folder, which nobody else sees. */
const onSmallDisk = (folder: string, size: string, before = '') => [
  'unshare',
  '--mount',
  'sh',
  '-c',
  `mount -t tmpfs -o size=${size},mode=711 small "$0" && ${before} exec "$@"`,
  folder,
];

const canMount = () => {
  const folder = newDataDir();
  const [command = '', ...args] = onSmallDisk(folder, '1m');
  const { status } = spawnSync(command, [...args, 'true'], { stdio: 'ignore' });
  rmSync(folder, { recursive: true });
  return status === 0;
};

const settings = { ...patientSettings, LOG_LEVEL: 'silent', THROTTLE_SUPPORT_PER_ADDRESS: '1000000' };

test.beforeEach(() => {
  test.skip(!canMount(), 'this user may not mount a small disk');
});

test('on a full disk reading goes on, writes and /readyz say so, and all goes on by itself once there is room', async () => {
  const dataDir = newDataDir();
  const server = await startServer({ settings, dataDir, through: onSmallDisk(dataDir, '200m') });
  try {
    const api = apiOf(server.url);
    const write = (): Promise<Answer<{ code?: string; message?: string }>> =>
      api.call('POST', '/supports/create', {
        email: 'ana@example.com',
        name: 'Ana',
        message: 'a'.repeat(5_000),
      });
    const ready = async () => (await fetch(`${server.url}/readyz`)).status;
    expect([(await write()).status, await ready()]).toEqual([200, 200]);

    // Its disk as its process sees it.
    const fill = join(`/proc/${server.pid}/root`, dataDir, 'fill');
    expect(() => writeFileSync(fill, Buffer.alloc(200 * 1_048_576))).toThrow('ENOSPC');
    const turnedAway = await fetch(`${server.url}/readyz`);
    expect([turnedAway.status, ((await turnedAway.json()) as { code: string }).code]).toEqual([
      503,
      'disk-full',
    ]);
    let refused = await write();
    // What lies in the database's files has some room left.
    for (let n = 0; n < 5_000 && refused.status === 200; n += 1) refused = await write();
    expect([refused.status, refused.body.code, refused.headers.get('retry-after')]).toEqual([
      503,
      'disk-full',
      '60',
    ]);
    expect(refused.body.message).toMatch(/^Ahora no podemos guardar/);
    expect((await api.call('GET', '/lottery/list')).status).toBe(200);

    rmSync(fill);
    await expect.poll(ready).toBe(200);
    await expect.poll(async () => (await write()).status).toBe(200);
    await server.stop();
  } finally {
    await server.kill();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

test('a start on a full disk ends with a sentence', async () => {
  const dataDir = newDataDir();
  const filled = onSmallDisk(dataDir, '4m', 'head -c 5000000 /dev/zero > "$0/fill" 2>/dev/null;');
  await expect(startServer({ settings, dataDir, through: filled })).rejects.toThrow(
    /No se pudo arrancar: El disco de .* está lleno\./,
  );
  expect(readFileSync('/proc/mounts', 'utf8'), 'nothing is left mounted').not.toContain(dataDir);
  rmSync(dataDir, { recursive: true, force: true });
});
