import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../server.ts';

/** An nginx that can be run here, and where its libraries are besides the system's own. */
interface NginxProgram {
  readonly path: string;
  readonly libraries: readonly string[];
}

const cache = join(import.meta.dirname, '..', '..', '..', 'node_modules', '.cache', `nginx-${process.arch}`);
const patience = 30_000;

/**
 * The nginx of the system, or that of its Debian package, unpacked beside the dependencies and kept there. A sentence says why there is
 * neither.
 */
export function findNginx(): NginxProgram | string {
  for (const path of ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx']) {
    if (runs({ path, libraries: [] })) return { path, libraries: [] };
  }
  const unpacked = () => ({ path: join(cache, 'usr/sbin/nginx'), libraries: librariesIn(cache) });
  if (runs(unpacked())) return unpacked();
  const fault = unpack();
  if (fault !== null) return fault;
  return runs(unpacked()) ? unpacked() : 'the nginx of its Debian package does not run here';
}

/** Fetches the package, with the libraries that it names, into the cache. */
function unpack(): string | null {
  rmSync(cache, { recursive: true, force: true });
  const folder = mkdtempSync(join(tmpdir(), 'bolillero-nginx-'));
  try {
    const depends = run('apt-cache', ['depends', 'nginx'], folder);
    if (depends === null) return 'nginx is not installed, and there is no apt to get its package with';
    const libraries = [...depends.matchAll(/^ {2}Depends: (lib(?!c6)[\w.+-]+)$/gm)].map(
      ([, name = '']) => name,
    );
    if (run('apt-get', ['download', 'nginx', ...libraries], folder) === null)
      return 'nginx is not installed, and its Debian package could not be downloaded';
    const unfinished = `${cache}.${process.pid}`;
    mkdirSync(unfinished, { recursive: true });
    for (const name of readdirSync(folder)) {
      if (name.endsWith('.deb') && run('dpkg', ['-x', join(folder, name), unfinished], folder) === null)
        return `the package ${name} could not be unpacked`;
    }
    renameSync(unfinished, cache);
    return null;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function run(program: string, args: readonly string[], cwd: string): string | null {
  const { status, stdout } = spawnSync(program, args, {
    cwd,
    encoding: 'utf8',
    timeout: patience,
    env: { ...process.env, LC_ALL: 'C' },
  });
  return status === 0 ? stdout : null;
}

const librariesIn = (folder: string) =>
  ['lib', 'usr/lib']
    .map((part) => join(folder, part))
    .filter((part) => existsSync(part))
    .flatMap((part) => readdirSync(part).map((name) => join(part, name)))
    .filter((name) => name.endsWith('-linux-gnu'));

const environment = ({ libraries }: NginxProgram) => ({
  ...process.env,
  ...(libraries.length === 0 ? {} : { LD_LIBRARY_PATH: libraries.join(':') }),
});

function runs(program: NginxProgram): boolean {
  return spawnSync(program.path, ['-v'], { stdio: 'ignore', env: environment(program) }).status === 0;
}

/** The one block of a language that a document has. */
export function blockOf(document: string, language: string, containing = ''): string {
  const text = readFileSync(join(import.meta.dirname, '..', '..', '..', document), 'utf8');
  const blocks = [...text.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].filter(
    ([, name, block = '']) => name === language && block.includes(containing),
  );
  if (blocks.length !== 1) throw new Error(`${document} has ${blocks.length} blocks of ${language}, not one`);
  return blocks[0]?.[2] ?? '';
}

/** Puts others in the place of what a text must have once. */
export function replaceOnce(text: string, replacements: Readonly<Record<string, string>>): string {
  let result = text;
  for (const [old, other] of Object.entries(replacements)) {
    if (result.split(old).length !== 2) throw new Error(`'${old}' stands there not once:\n${text}`);
    result = result.replace(old, () => other);
  }
  return result;
}

export interface RunningNginx {
  readonly port: number;
  stop(): Promise<void>;
}

/** Runs a site on a free port of the loopback. `siteOn` answers its configuration. */
export async function startNginx(
  program: NginxProgram,
  siteOn: (port: number) => string,
): Promise<RunningNginx> {
  const folder = mkdtempSync(join(tmpdir(), 'bolillero-nginx-'));
  chmodSync(folder, 0o711);
  const port = await freePort();
  writeFileSync(join(folder, 'site.conf'), siteOn(port));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  // One process, which ends with this one: the rest is what a package's own nginx.conf has.
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log;
     events { worker_connections 768; }
     http { access_log off; ${temporary.join(' ')} include ${folder}/site.conf; }`,
  );
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf')];
  const child = spawn(program.path, args, { stdio: ['ignore', 'ignore', 'pipe'], env: environment(program) });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    said += text;
  });
  const dieWithUs = () => child.kill('SIGKILL');
  process.once('exit', dieWithUs);
  const stop = async () => {
    process.removeListener('exit', dieWithUs);
    if (child.exitCode === null) {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await listening(child, port, () => said);
  } catch (error) {
    await stop();
    throw error;
  }
  return { port, stop };
}

async function listening(child: ChildProcess, port: number, said: () => string): Promise<void> {
  const end = performance.now() + patience;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}: ${said()}`);
    const socket = connect(port, '127.0.0.1');
    const isUp = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false);
    socket.destroy();
    if (isUp) return;
    if (performance.now() > end) throw new Error(`nginx does not listen: ${said()}`);
    await setTimeout(20);
  }
}
