import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** A browser that Playwright (or Lighthouse) can start, with the environment it needs to find its libraries. */
export interface FoundBrowser {
  readonly executablePath: string;
  readonly origin: 'setting' | 'installed' | 'package';
  readonly env: Readonly<Record<string, string>>;
}

/** Flags for every start: no sandbox (root in a container has none to use), no network of the browser's own. */
export const browserFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const installedBrowsers: readonly string[] = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/usr/bin/chromium-browser',
  '/opt/google/chrome/chrome',
  '/usr/local/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The browser of the tests: the one named by `BROWSER_PATH`, else an installed Chromium or Chrome, else the one
 * that comes as an npm package (unpacked once per version). `BROWSER_FALLBACK=1` goes straight to the package.
 */
export function findBrowser(): FoundBrowser {
  const named = process.env.BROWSER_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`BROWSER_PATH names a file that does not exist: ${named}`);
    return { executablePath: named, origin: 'setting', env: ownEnvironment() };
  }
  if (process.env.BROWSER_FALLBACK !== '1') {
    const installed = installedBrowsers.find((path) => existsSync(path) && !isSnapStub(path));
    if (installed) return { executablePath: installed, origin: 'installed', env: ownEnvironment() };
  }
  return packagedBrowser();
}

/** On Ubuntu `/usr/bin/chromium-browser` is a script that only asks for a snap to be installed. */
function isSnapStub(path: string): boolean {
  if (statSync(path).size > 10_000) return false;
  return /snap (install|run)|\/snap\/bin/.test(readFileSync(path, 'latin1'));
}

function packagedBrowser(): FoundBrowser {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      'No Chromium or Chrome was found. Install one, or name it in BROWSER_PATH: the packaged browser is for Linux on x64 alone.',
    );
  }
  const folder = unpackedFolder();
  const inherited = ownEnvironment();
  const libraries = join(folder, 'al2023', 'lib');
  return {
    executablePath: join(folder, 'chromium'),
    origin: 'package',
    env: {
      ...inherited,
      LD_LIBRARY_PATH: inherited.LD_LIBRARY_PATH
        ? `${libraries}${delimiter}${inherited.LD_LIBRARY_PATH}`
        : libraries,
      FONTCONFIG_PATH: join(folder, 'fonts'),
    },
  };
}

/**
 * The package unpacks into the temporary folder itself, keeps whatever it finds there of any version, and unpacks
 * its libraries only where it believes itself to be in AWS Lambda. So it runs in a process of its own with a
 * temporary folder of its own, which takes its final name only when it is whole: two test runs may start at once.
 */
function unpackedFolder(): string {
  const entry = fileURLToPath(import.meta.resolve('@sparticuz/chromium'));
  const manifest = JSON.parse(readFileSync(join(dirname(entry), '..', 'package.json'), 'utf8'));
  const user = process.getuid?.() ?? 0;
  const folder = join(tmpdir(), `bolillero-chromium-${manifest.version}-${user}`);
  if (isWhole(folder, user)) return folder;

  const growing = mkdtempSync(`${folder}-`);
  execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `const chromium = await import(${JSON.stringify(pathToFileURL(entry).href)}); await chromium.default.executablePath();`,
    ],
    { env: { ...process.env, TMPDIR: growing, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' }, stdio: 'inherit' },
  );
  writeFileSync(join(growing, 'fonts', 'fonts.conf'), fontSettings(folder));
  try {
    if (!isWhole(folder, user)) {
      rmSync(folder, { recursive: true, force: true });
      renameSync(growing, folder);
    }
  } catch (error) {
    if (!isWhole(folder, user)) throw error;
  } finally {
    rmSync(growing, { recursive: true, force: true });
  }
  return folder;
}

/** False for a folder that a cleaner of temporary files has thinned out, or that somebody else put there. */
function isWhole(folder: string, user: number): boolean {
  return (
    existsSync(join(folder, 'chromium')) &&
    existsSync(join(folder, 'al2023', 'lib', 'libnss3.so')) &&
    existsSync(join(folder, 'fonts', 'fonts.conf')) &&
    statSync(folder).uid === user
  );
}

/** The package's own settings name folders of AWS Lambda. */
function fontSettings(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${folder}/fonts/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`;
}

function ownEnvironment(): Record<string, string> {
  const known: Record<string, string> = {};
  for (const [name, value] of Object.entries(process.env)) if (value !== undefined) known[name] = value;
  return known;
}
