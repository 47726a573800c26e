import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { repository } from './project.ts';

// Biome's patterns are easily written so that they match nothing. Here each boundary of biome.json meets a file that
// breaks it, in a copy of the settings, in one run.

interface Override {
  readonly includes: readonly string[];
  readonly linter: {
    readonly rules: {
      readonly style?: {
        readonly noRestrictedImports?: {
          readonly options: { readonly patterns: readonly { readonly message: string }[] };
        };
      };
    };
  };
}

/** Per boundary (named by the first folder it is for): what must be refused, and what must pass. */
const boundaries: Readonly<Record<string, { refused: readonly string[]; allowed: readonly string[] }>> = {
  'packages/domain/src/**': {
    refused: [
      '@bolillero/contract/errors',
      '@bolillero/database/schema/account',
      'node:fs',
      'node:fs/promises',
      'react',
      'react/jsx-runtime',
      'fastify',
      'pg',
    ],
    allowed: ['./money/cents.ts', '../result.ts'],
  },
  'packages/contract/src/**': {
    refused: [
      '@bolillero/texts/errors',
      '@bolillero/database/schema/account',
      '@bolillero/api/app',
      '@bolillero/web/paths',
      'node:crypto',
      'node:fs/promises',
    ],
    allowed: ['@bolillero/domain/money/cents', 'typebox', './call.ts'],
  },
  'packages/texts/src/**': {
    refused: [
      '@bolillero/database/schema/account',
      '@bolillero/api/app',
      '@bolillero/web/paths',
      'node:fs/promises',
    ],
    allowed: ['@bolillero/contract/errors', '@bolillero/domain/money/cents'],
  },
  'apps/web/src/**': {
    refused: [
      '@bolillero/database/connection',
      '@bolillero/database/schema/account',
      '@bolillero/api/plugins/errors',
      'node:fs/promises',
    ],
    allowed: ['@bolillero/contract/call', '@bolillero/texts/ui', 'react'],
  },
  'apps/api/src/**': {
    refused: [
      '@bolillero/web/paths',
      '@bolillero/web/main',
      'react',
      'react/jsx-runtime',
      'react-dom',
      'react-dom/server',
    ],
    allowed: ['@bolillero/database/schema/account', '@bolillero/contract/call', 'fastify'],
  },
};

/** Two files that import each other, in each way that there is; a circle of types is one to who reads them. */
const circles: Readonly<Record<string, readonly [string, string]>> = {
  values: [
    "import { b } from '?';\nexport const a = () => b;\n",
    "import { a } from '?';\nexport const b = () => a;\n",
  ],
  types: [
    "import type { B } from '?';\nexport type A = B | 1;\n",
    "import type { A } from '?';\nexport type B = A[];\n",
  ],
  'a-type-and-a-value': [
    "import { type B, b } from '?';\nexport type A = B;\nexport const c = b;\n",
    "import type { A } from '?';\nexport type B = A[];\nexport const b = 1;\n",
  ],
  'passed-on': [
    "export type { B } from '?';\nexport type A = 1;\n",
    "import type { A } from '?';\nexport type B = A;\n",
  ],
  'loaded-later': [
    "export const load = () => import('?');\nexport type A = 1;\n",
    "import type { A } from '?';\nexport type B = A;\n",
  ],
};

const settings = JSON.parse(readFileSync(join(repository, 'biome.json'), 'utf8')) as {
  overrides: Override[];
};
const overrides = settings.overrides.flatMap((override) => {
  const message = override.linter.rules.style?.noRestrictedImports?.options.patterns[0]?.message;
  return message ? [{ folder: override.includes[0] ?? '', message }] : [];
});

let folder: string;
let told: { path: string; line: number; rule: string; message: string }[];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bolillero-lint-'));
  for (const name of ['biome.json', '.gitignore']) cpSync(join(repository, name), join(folder, name));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const importing = (names: readonly string[]) => names.map((name) => `import '${name}';\n`).join('');
  for (const [place, { refused, allowed }] of Object.entries(boundaries)) {
    write(place.replace('**', 'refused.ts'), importing(refused));
    write(place.replace('**', 'allowed.ts'), importing(allowed));
  }
  write('packages/domain/src/tested.test.ts', importing(['node:fs', 'vitest']));
  for (const [name, [there, back]] of Object.entries(circles)) {
    write(`apps/api/src/${name}-there.ts`, there.replace('?', `./${name}-back.ts`));
    write(`apps/api/src/${name}-back.ts`, back.replace('?', `./${name}-there.ts`));
  }
  write('apps/api/src/no-circle.ts', "import type { A } from './types-there.ts';\nexport type C = A;\n");
  write(
    'apps/api/src/floating.ts',
    'async function save(): Promise<void> {}\nexport function go() {\n  save();\n}\n',
  );
  write('apps/api/src/careless.ts', 'export const read = (value: any) => value.x;\n');
  told = await lint(folder);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('every boundary of biome.json has an example here', () => {
  expect(Object.keys(boundaries)).toEqual(overrides.map((override) => override.folder));
});

test.each(overrides)(
  'biome refuses each forbidden import in $folder, and says why',
  ({ folder: place, message }) => {
    const lines = told
      .filter(
        ({ path, rule }) =>
          path === place.replace('**', 'refused.ts') && rule.endsWith('/noRestrictedImports'),
      )
      .sort((one, other) => one.line - other.line)
      .map((found) => [found.line, found.message]);
    expect(lines).toEqual(boundaries[place]?.refused.map((_, index) => [index + 1, message]));
  },
);

test.each(Object.keys(boundaries))('biome allows the imports that %s needs', (place) => {
  expect(told.filter(({ path }) => path === place.replace('**', 'allowed.ts'))).toEqual([]);
});

test('tests of the domain may use what its sources may not', () => {
  expect(told.filter(({ path }) => path.endsWith('tested.test.ts'))).toEqual([]);
});

test.each([
  ['a promise that nobody waits for', 'floating.ts', 'noFloatingPromises'],
  ['any', 'careless.ts', 'noExplicitAny'],
])('biome refuses %s', (_, file, rule) => {
  expect(
    told.filter(({ path }) => path === `apps/api/src/${file}`).map((found) => found.rule),
  ).toContainEqual(expect.stringContaining(rule));
});

test.each(Object.keys(circles).flatMap((name) => [`${name}-there.ts`, `${name}-back.ts`]))(
  'biome refuses a circle of imports: %s',
  (file) => {
    expect(told.filter(({ path }) => path === `apps/api/src/${file}`).map((found) => found.rule)).toEqual([
      expect.stringContaining('noImportCycles'),
    ]);
  },
);

test('biome allows what leads to a circle and is not in it', () => {
  expect(told.filter(({ path }) => path === 'apps/api/src/no-circle.ts')).toEqual([]);
});

function lint(where: string): Promise<typeof told> {
  const biome = join(repository, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
  return new Promise((resolve, reject) => {
    const options = ['lint', '--reporter=json', '--max-diagnostics=none', '.'];
    execFile(process.execPath, [biome, ...options], { cwd: where, maxBuffer: 1e8 }, (_, stdout, stderr) => {
      try {
        const { diagnostics } = JSON.parse(stdout) as {
          diagnostics: {
            category: string;
            message: string;
            location: { path: string; start: { line: number } };
          }[];
        };
        resolve(
          diagnostics.map(({ category, message, location }) => ({
            path: location.path,
            line: location.start.line,
            rule: category,
            message,
          })),
        );
      } catch (error) {
        reject(new Error(`biome did not answer in JSON: ${stderr}`, { cause: error }));
      }
    });
  });
}
