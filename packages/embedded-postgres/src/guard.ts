/**
 * The guard: a process of its own that starts the server, starts it again when it crashes, and stops it when the
 * parent says so or dies of whatever signal (the channel to it closes then). It lives in a session of its own, so that
 * a Ctrl-C in the terminal lets the parent drain first; for the same reason it does not heed signals that ask for the
 * end of a whole group.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { cleanEnvironment } from './environment.ts';
import type { FromGuard, GuardOrders } from './guarded-server.ts';
import { identify } from './process-table.ts';
import { readLock, removeStaleLocks, stopServer } from './servers.ts';
import { removeShortcut } from './socket-folder.ts';
import { waitUntil } from './wait.ts';

const orders = JSON.parse(process.env.BOLILLERO_GUARD ?? '') as GuardOrders;
const { cluster, socketFolder, runFolder, port, mark } = orders;

let server: ChildProcess | undefined;
let ending = false;
/** When the server had to be started again, newest last. */
const crashes: number[] = [];

process.on('disconnect', end);
process.on('message', (message) => {
  if (message === 'stop') end();
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});

writeFileSync(orders.record, JSON.stringify(identify(process.pid)));
if (process.connected) start();
else end();

function start(): void {
  const child = spawn(orders.command, orders.args, {
    cwd: '/',
    env: cleanEnvironment(),
    stdio: ['ignore', 'inherit', 'inherit'],
    ...orders.account,
  });
  server = child;
  let ready = false;
  const watch = setInterval(() => {
    const lock = readLock(cluster);
    if (lock?.pid !== child.pid || !lock?.ready) return;
    clearInterval(watch);
    ready = true;
    tell('ready');
  }, 10);
  const ended = (reason: string) => {
    clearInterval(watch);
    if (server !== child) return;
    server = undefined;
    if (ending) return;
    if (ready) void startAgain(reason);
    else giveUp(reason);
  };
  child.once('error', (error) => ended(error.message));
  child.once('exit', (code, signal) => ended(signal ?? `exit code ${code}`));
}

/** After a crash: what the dead postmaster left must be gone before a new one may start. */
async function startAgain(reason: string): Promise<void> {
  tell('crashed');
  const now = performance.now();
  crashes.push(now);
  if (crashes.filter((time) => time > now - 60_000).length > 5) return giveUp(reason);
  await stopServer(mark);
  if (ending) return;
  removeStaleLocks(cluster, runFolder, port);
  start();
}

function giveUp(reason: string): void {
  process.stderr.write(`guard: the server ended: ${reason}\n`);
  tell('failed');
  end();
}

function end(): void {
  if (ending) return;
  ending = true;
  void stopAndLeave();
}

async function stopAndLeave(): Promise<void> {
  // A server that was spawned this instant does not carry its mark yet: it is asked by its number.
  server?.kill('SIGINT');
  await waitUntil(() => server === undefined, 10_000);
  server?.kill('SIGQUIT');
  await stopServer(mark);
  removeShortcut(socketFolder, runFolder);
  rmSync(orders.record, { force: true });
  process.exit(0);
}

function tell(message: FromGuard): void {
  if (process.connected) process.send?.(message, undefined, undefined, () => {});
}
