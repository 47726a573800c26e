/**
 * What every npm script runs first: installs the dependencies when the lock file changed and, with the argument
 * `build`, builds what is stale. It depends on nothing and runs on Node 20 and newer; what it builds runs on Node 24
 * from node_modules.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  linkSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
process.chdir(root);

const lockFile = '.prepare.lock';
const installStamp = 'node_modules/.bolillero-installed';

/** What is built: from which sources, and where the result and its stamp go. */
const builds = [
  {
    name: 'la web',
    needs: 'apps/web/index.html',
    sources: ['apps/web', 'packages', 'tsconfig.base.json', 'package-lock.json', 'scripts/prepare.mjs'],
    output: 'apps/web/dist',
    make: buildWeb,
  },
  {
    name: 'el servidor',
    needs: 'apps/api/src/server.ts',
    sources: [
      'apps/api/src',
      'database/src',
      'packages',
      'scripts/build-api.mjs',
      'package-lock.json',
      'scripts/prepare.mjs',
    ],
    output: 'apps/api/dist',
    make: buildApi,
  },
];

const wanted = process.argv.includes('build') ? builds.filter((build) => existsSync(build.needs)) : [];

try {
  if (!isInstalled() || !hasNodeLink() || wanted.some(isStale)) {
    await underLock(() => {
      if (!isInstalled()) install();
      if (!hasNodeLink()) linkNode();
      for (const build of wanted) if (isStale(build)) make(build);
    });
  }
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exit(1);
}

// Installing

/** Whether node_modules holds what package-lock.json asks for: as stamped here, or as npm itself recorded it. */
function isInstalled() {
  const lock = readFileSync('package-lock.json', 'utf8');
  const stamp = hashOf(lock, process.platform, process.arch);
  if (existsSync(installStamp) && readFileSync(installStamp, 'utf8') === stamp) return true;
  if (!matchesInstalledTree(JSON.parse(lock))) return false;
  writeFileSync(installStamp, stamp);
  return true;
}

/** Compares with npm's own record of the tree, so that an `npm install` by hand is not repeated. */
function matchesInstalledTree(lock) {
  const record = 'node_modules/.package-lock.json';
  if (!existsSync(record)) return false;
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages;
  return Object.entries(lock.packages).every(([path, entry]) => {
    if (!path.includes('node_modules/')) return true;
    const found = installed[path];
    if (found === undefined) return entry.optional === true && !isMadeForThisMachine(entry);
    return (
      found.version === entry.version && found.integrity === entry.integrity && found.link === entry.link
    );
  });
}

/** Whether an entry names this platform; optional ones that name none are parts of others' WebAssembly builds. */
function isMadeForThisMachine({ os, cpu, libc: cLibrary }) {
  return (
    (os !== undefined || cpu !== undefined) &&
    [os ?? process.platform].flat().includes(process.platform) &&
    [cpu ?? process.arch].flat().includes(process.arch) &&
    (cLibrary === undefined || process.platform !== 'linux' || [cLibrary].flat().includes(libc()))
  );
}

function libc() {
  return process.report.getReport().header.glibcVersionRuntime === undefined ? 'musl' : 'glibc';
}

function install() {
  say('Instalando las dependencias (la primera vez tarda un poco)…');
  const started = Date.now();
  // The development packages build the web and the server: NODE_ENV=production must not leave them out.
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  // The npm and the Node that started us, not those of the node_modules that `npm ci` is about to delete.
  const npm = process.env.npm_execpath;
  const npmNode = process.env.npm_node_execpath;
  const [command, prefix] =
    npm?.endsWith('.js') && npmNode && existsSync(npmNode) && !npmNode.startsWith(join(root, 'node_modules'))
      ? [npmNode, [npm]]
      : ['npm', []];
  const path = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.startsWith(root))
    .join(delimiter);
  const result = spawnSync(command, [...prefix, ...args], {
    env: { ...process.env, PATH: path },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (result.error) throw new Error(`No se pudo ejecutar npm: ${result.error.message}`);
  if (result.status !== 0) {
    throw new Error('No se pudieron instalar las dependencias. Revisa la conexión y el mensaje de arriba.');
  }
  writeFileSync(
    installStamp,
    hashOf(readFileSync('package-lock.json', 'utf8'), process.platform, process.arch),
  );
  say(`Dependencias instaladas (${secondsSince(started)}).`);
}

/** Node's own package for this platform, where there is one. */
function platformNode() {
  return `node_modules/node-${process.platform}-${process.arch}/bin/node`;
}

function hasNodeLink() {
  return !existsSync(platformNode()) || existsSync('node_modules/.bin/node');
}

/** npm 10 removes the link together with the package of the other processor, which has one of the same name. */
function linkNode() {
  chmodSync(platformNode(), 0o755);
  rmSync('node_modules/.bin/node', { force: true });
  symlinkSync(join('..', relative('node_modules', platformNode())), 'node_modules/.bin/node');
}

// Building

function isStale(build) {
  const stamp = join(build.output, '.stamp');
  return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== sourceHash(build);
}

/** Builds into a folder of its own and swaps it in whole: a build that was cut short leaves the old one standing. */
function make(build) {
  say(`Construyendo ${build.name}…`);
  const started = Date.now();
  const hash = sourceHash(build);
  const parent = dirname(build.output);
  for (const name of readdirSync(parent)) {
    if (/^\.dist-(next|old)/.test(name)) rmSync(join(parent, name), { recursive: true, force: true });
  }
  // Of this process alone: the bundler of one that was killed may still be writing.
  const next = join(parent, `.dist-next-${process.pid}`);
  const old = join(parent, `.dist-old-${process.pid}`);
  build.make(resolve(next));
  writeFileSync(join(next, '.stamp'), hash);
  if (existsSync(build.output)) renameSync(build.output, old);
  renameSync(next, build.output);
  rmSync(old, { recursive: true, force: true });
  say(`Hecho: ${build.name} (${secondsSince(started)}).`);
}

function buildWeb(output) {
  const vite = [resolve('apps/web/node_modules'), resolve('node_modules')]
    .map((folder) => join(folder, 'vite/bin/vite.js'))
    .find((file) => existsSync(file));
  if (vite === undefined) throw new Error('Falta Vite en node_modules: ejecuta npm ci.');
  runNode([vite, 'build', '--outDir', output, '--emptyOutDir', '--logLevel', 'warn'], 'apps/web', 'la web');
}

function buildApi(output) {
  runNode([resolve('scripts/build-api.mjs'), output], '.', 'el servidor');
}

function runNode(args, folder, what) {
  const result = spawnSync(node(), args, {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (result.error) throw result.error;
  if (result.status !== 0) throw new Error(`No se pudo construir ${what}.`);
}

/** Node 24 from node_modules; where its package does not exist or does not run, this very Node if it is new enough. */
function node() {
  const bundled = resolve('node_modules/.bin/node');
  try {
    execFileSync(bundled, ['--version'], { stdio: 'ignore' });
    return bundled;
  } catch {
    const [major, minor] = process.versions.node.split('.').map(Number);
    if (major > 22 || (major === 22 && minor >= 18)) return process.execPath;
    throw new Error(
      `Hace falta Node 22.18 o más reciente (este es ${process.version}) y el que trae npm no funciona en este equipo.`,
    );
  }
}

/** Hash over the names and contents of everything a build depends on; tests do not count. */
function sourceHash(build) {
  const hash = createHash('sha256');
  for (const source of build.sources) {
    for (const file of filesOf(source)) hash.update(`${relative(root, file)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function* filesOf(path) {
  const skipped = /^(node_modules|dist|\..*)$|\.(test|testing)\.tsx?$/;
  let entries;
  try {
    entries = readdirSync(path, { withFileTypes: true });
  } catch (error) {
    if (error.code === 'ENOTDIR') yield resolve(path);
    else if (error.code !== 'ENOENT') throw error;
    return;
  }
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (skipped.test(entry.name)) continue;
    if (entry.isDirectory()) yield* filesOf(join(path, entry.name));
    else if (entry.isFile()) yield resolve(path, entry.name);
  }
}

// One at a time

async function underLock(work) {
  const claim = `${lockFile}.${process.pid}`;
  let told = false;
  for (;;) {
    // Written first and linked then: a lock that exists always names its process.
    writeFileSync(claim, String(process.pid));
    try {
      linkSync(claim, lockFile);
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    } finally {
      rmSync(claim, { force: true });
    }
    if (!isHeld()) {
      takeAway(claim);
      continue;
    }
    if (!told) say('Otro proceso está preparando esta carpeta; se espera a que termine…');
    told = true;
    await new Promise((wake) => setTimeout(wake, 200));
  }
  process.on('exit', () => rmSync(lockFile, { force: true }));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));
  work();
}

/** Removes an abandoned lock. Of several that try, one alone gets it; a lock taken meanwhile is put back. */
function takeAway(aside) {
  try {
    renameSync(lockFile, aside);
    if (isHeld(aside)) linkSync(aside, lockFile);
  } catch (error) {
    if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

/** Whether the process that wrote the lock is alive; after half an hour its number belongs to somebody else. */
function isHeld(file = lockFile) {
  try {
    if (Date.now() - statSync(file).mtimeMs > 30 * 60_000) return false;
    process.kill(Number(readFileSync(file, 'utf8')), 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function hashOf(...parts) {
  return createHash('sha256').update(parts.join('\0')).digest('hex');
}

function secondsSince(started) {
  return `${((Date.now() - started) / 1000).toFixed(1)} s`;
}

function say(text) {
  console.log(text);
}
