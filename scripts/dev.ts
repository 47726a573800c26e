/**
 * `npm run dev`: the server from its sources, started again at every change, on PORT; and Vite's development server,
 * which hands /api on to it. When one ends, the other does.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

const port = process.env.PORT ?? '3000';

const children = [
  start(['--watch', '--watch-preserve-output', 'apps/api/src/server.ts'], '.', { PORT: port }),
  start(['../../node_modules/vite/bin/vite.js', '--host', '127.0.0.1'], 'apps/web', { API_PORT: port }),
];

let ending = false;
function end(): void {
  if (ending) return;
  ending = true;
  for (const child of children) child.kill('SIGTERM');
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
const codes = await Promise.all(
  children.map(async (child) => {
    const [code] = await once(child, 'exit');
    end();
    return code as number | null;
  }),
);
process.exitCode = codes.find((code) => code !== null && code !== 0) ?? 0;

function start(args: readonly string[], folder: string, env: NodeJS.ProcessEnv): ChildProcess {
  return spawn(process.execPath, args, { cwd: folder, stdio: 'inherit', env: { ...process.env, ...env } });
}
