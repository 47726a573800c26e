import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'oxc-parser';

/** One `import`, `export ... from` or `import()` of a source file. */
export interface Import {
  /** As written, without a bundler's `?query`. */
  readonly specifier: string;
  readonly line: number;
  /** Erased before the program runs. */
  readonly typeOnly: boolean;
  /** Written `import()`: loaded when it is reached. */
  readonly dynamic: boolean;
}

/** What a package says of itself. */
export interface Manifest {
  readonly name: string;
  readonly folder: string;
  readonly dependencies: ReadonlySet<string>;
  readonly devDependencies: ReadonlySet<string>;
  /** The version that each dependency of either kind is asked for in. */
  readonly versions: ReadonlyMap<string, string>;
}

/** The sources that rules look at: the repository, or a few lines that stand for it. Paths have forward slashes. */
export interface Project {
  /** Every file, pictures and style sheets too. */
  readonly files: ReadonlySet<string>;
  /** Text of the TypeScript and JavaScript files. */
  readonly sources: ReadonlyMap<string, string>;
  /** Text of the Markdown files. */
  readonly documents: ReadonlyMap<string, string>;
  readonly manifests: readonly Manifest[];
}

export const repository = join(import.meta.dirname, '..', '..');

const places = ['apps', 'packages', 'database', 'tests', 'bench', 'scripts', 'docs'];
const skipped = new Set(['node_modules', 'dist', 'data', 'test-results', 'coverage', 'playwright-report']);
const isSource = (path: string) => /\.[cm]?[jt]sx?$/.test(path);
const isDocument = (path: string) => path.endsWith('.md');

/** The repository as it lies on the disk. */
export function readProject(): Project {
  const files = new Set<string>();
  const walk = (folder: string) => {
    for (const entry of readdirSync(join(repository, folder), { withFileTypes: true })) {
      if (skipped.has(entry.name) || entry.name.startsWith('.')) continue;
      const path = posix.join(folder, entry.name);
      if (entry.isDirectory()) walk(path);
      else if (entry.isFile()) files.add(path);
    }
  };
  for (const place of places) walk(place);
  for (const entry of readdirSync(repository, { withFileTypes: true }))
    if (entry.isFile() && !entry.name.startsWith('.')) files.add(entry.name);
  const read = (wanted: (path: string) => boolean) =>
    new Map([...files].filter(wanted).map((path) => [path, readFileSync(join(repository, path), 'utf8')]));
  const manifests = read((path) => posix.basename(path) === 'package.json');
  return {
    files,
    sources: read(isSource),
    documents: read(isDocument),
    manifests: [...manifests].map(([path, text]) => manifestOf(path, text)),
  };
}

/** A project of these files alone; packages that they do not describe keep their real `package.json`. */
export function exampleProject(real: Project, example: Readonly<Record<string, string>>): Project {
  const given = Object.entries(example).filter(([path]) => posix.basename(path) === 'package.json');
  const described = given.map(([path, text]) => manifestOf(path, text));
  const folders = new Set(described.map((manifest) => manifest.folder));
  return {
    files: new Set(Object.keys(example)),
    sources: new Map(Object.entries(example).filter(([path]) => isSource(path))),
    documents: new Map(Object.entries(example).filter(([path]) => isDocument(path))),
    manifests: [...described, ...real.manifests.filter((manifest) => !folders.has(manifest.folder))],
  };
}

function manifestOf(path: string, text: string): Manifest {
  const json = JSON.parse(text) as Record<string, Record<string, string> | undefined> & { name?: string };
  const entriesOf = (...kinds: string[]) => kinds.flatMap((kind) => Object.entries(json[kind] ?? {}));
  const namesIn = (...kinds: string[]) => new Set(entriesOf(...kinds).map(([name]) => name));
  const running = ['dependencies', 'optionalDependencies', 'peerDependencies'];
  return {
    name: json.name ?? path,
    folder: posix.dirname(path) === '.' ? '' : posix.dirname(path),
    dependencies: namesIn(...running),
    devDependencies: namesIn('devDependencies'),
    versions: new Map(entriesOf(...running, 'devDependencies')),
  };
}

/** The package that a file belongs to: the nearest `package.json` above it. */
export function packageOf(project: Project, path: string): Manifest | undefined {
  return project.manifests
    .filter(({ folder }) => folder === '' || path.startsWith(`${folder}/`))
    .sort((a, b) => b.folder.length - a.folder.length)[0];
}

const parsed = new Map<string, readonly Import[]>();

/** What a file imports, in its order. */
export function importsOf(path: string, text: string): readonly Import[] {
  const key = `${path}\0${text}`;
  const known = parsed.get(key);
  if (known) return known;
  const { module, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0]?.message}`);
  const found: (Omit<Import, 'line'> & { start: number })[] = [];
  for (const { start, end, moduleRequest, entries } of module.staticImports) {
    const typeOnly =
      /^import\s+type\b/.test(text.slice(start, end)) && entries.every((entry) => entry.isType);
    found.push({ specifier: moduleRequest.value, typeOnly, dynamic: false, start });
  }
  for (const { start, entries } of module.staticExports) {
    const entry = entries.find(({ moduleRequest }) => moduleRequest);
    if (!entry?.moduleRequest) continue;
    const typeOnly = entries.every(({ isType }) => isType);
    found.push({ specifier: entry.moduleRequest.value, typeOnly, dynamic: false, start });
  }
  for (const { start, moduleRequest } of module.dynamicImports) {
    const literal = /^['"`]([^'"`$]+)['"`]$/.exec(text.slice(moduleRequest.start, moduleRequest.end))?.[1];
    if (literal) found.push({ specifier: literal, typeOnly: false, dynamic: true, start });
  }
  const imports = found
    .sort((a, b) => a.start - b.start)
    .map(({ start, specifier, ...rest }) => ({
      specifier: specifier.replace(/\?.*$/, ''),
      line: text.slice(0, start).split('\n').length,
      ...rest,
    }));
  parsed.set(key, imports);
  return imports;
}

/** The file of the repository that an import leads to; undefined for packages from elsewhere. */
export function target(project: Project, from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  const name = packageName(specifier);
  const manifest = project.manifests.find((candidate) => candidate.name === name);
  if (!manifest) return undefined;
  return `${posix.join(manifest.folder, 'src', specifier.slice(name.length + 1))}.ts`;
}

/** `@scope/name` or `name` of `@scope/name/sub/path`. */
export function packageName(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

/** Tests, and what only tests use: they may know more than the program. */
export function isTest(path: string): boolean {
  return /\.(test|spec|testing)\.[jt]sx?$/.test(path) || /\/src\/(.*\/)?testing\//.test(path);
}
