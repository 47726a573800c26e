import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import { isTest, packageName, packageOf, target } from '../project.ts';
import { eachImport, type Rule } from '../rule.ts';

/** Which of our packages each may know. What is not listed (tests, bench, scripts) stands above them all. */
const direction: Readonly<Record<string, readonly string[]>> = {
  '@bolillero/domain': [],
  '@bolillero/embedded-postgres': [],
  '@bolillero/contract': ['@bolillero/domain'],
  '@bolillero/texts': ['@bolillero/contract', '@bolillero/domain'],
  '@bolillero/database': ['@bolillero/domain', '@bolillero/embedded-postgres'],
  '@bolillero/api': [
    '@bolillero/contract',
    '@bolillero/database',
    '@bolillero/domain',
    '@bolillero/embedded-postgres',
    '@bolillero/texts',
  ],
  '@bolillero/web': ['@bolillero/contract', '@bolillero/domain', '@bolillero/texts'],
};

const isOurs = (name: string) => name.startsWith('@bolillero/');
const isRelative = (specifier: string) => specifier.startsWith('.');
const isVirtual = (specifier: string) => specifier.startsWith('virtual:');

const declared: Rule = {
  title: 'A package imports only what its own package.json declares',
  lesson:
    'Declare it in that package.json (sources need it under dependencies; tests and tools may use devDependencies, also those of the root), or do without: the declared graph is the diagram of the house.',
  breaches: (project) => {
    const root = project.manifests.find(({ folder }) => folder === '');
    return eachImport(project, /./, (path, { specifier, typeOnly }) => {
      if (isRelative(specifier) || isVirtual(specifier) || isBuiltin(specifier)) return undefined;
      const name = packageName(specifier);
      const own = packageOf(project, path);
      const isSource = path.startsWith(`${own?.folder}/src/`) && !isTest(path) && !path.startsWith('bench/');
      if (own?.dependencies.has(name)) return undefined;
      if (own?.devDependencies.has(name) && (!isSource || typeOnly)) return undefined;
      if (own?.devDependencies.has(`@types/${name}`) && typeOnly) return undefined;
      if (root?.devDependencies.has(name) && !isSource) return undefined;
      return `imports ${specifier}, which ${own?.name} does not declare${isSource ? ' among its dependencies' : ''}`;
    });
  },
  broken: [
    { 'apps/web/src/a.ts': "import { Pool } from 'pg';" },
    { 'packages/domain/src/a.ts': "export * from 'typebox/value';" },
    { 'apps/api/src/a.ts': "const lazy = await import('lodash');" },
    { 'apps/web/src/a.ts': "import type { Logger } from 'pino';" },
    { 'apps/web/src/a.ts': "import { build } from 'vite';" },
    { 'packages/domain/src/a.ts': "import { test } from 'vitest';" },
    { 'packages/domain/src/a.ts': "import { cents } from '@bolillero/domain/money/cents';" },
  ],
  kept: [
    {
      'apps/web/src/a.ts': "import { useState } from 'react'; import './a.css'; import 'virtual:tokens.css';",
    },
    { 'apps/web/vite.config.ts': "import { defineConfig } from 'vite';" },
    {
      'packages/domain/src/a.test.ts':
        "import { test } from 'vitest'; import { readFileSync } from 'node:fs';",
    },
    {
      'packages/domain/src/a.ts':
        "// import { Pool } from 'pg';\nexport const text = \"import x from 'pg'\";",
    },
  ],
};

const oneWay: Rule = {
  title: 'Packages know each other in one direction: domain, contract, texts; server and browser on top',
  lesson:
    'Move what both need down to the lowest package that may hold it, or pass it in as an argument. A new package takes its place in the table of this rule.',
  breaches: (project) => {
    const unknown = project.manifests
      .filter(({ folder, name }) => /^(apps|packages|database)\b/.test(folder) && !(name in direction))
      .map(({ folder, name }) => `${folder}/package.json: ${name} has no place in the direction`);
    const wrong = project.manifests.flatMap(({ folder, name, dependencies, devDependencies }) =>
      [...dependencies, ...devDependencies]
        .filter((other) => isOurs(other) && direction[name] && !direction[name].includes(other))
        .map((other) => `${folder}/package.json declares ${other}`),
    );
    const imported = eachImport(project, /./, (path, { specifier }) => {
      const allowed = direction[packageOf(project, path)?.name ?? ''];
      const name = packageName(specifier);
      return allowed && isOurs(name) && !allowed.includes(name) ? `imports ${specifier}` : undefined;
    });
    return [...unknown, ...wrong, ...imported];
  },
  broken: [
    { 'packages/domain/src/a.ts': "import { errorStatus } from '@bolillero/contract/errors';" },
    { 'packages/contract/src/a.ts': "import type { Text } from '@bolillero/texts/errors';" },
    { 'database/src/a.ts': "import { errorStatus } from '@bolillero/contract/errors';" },
    { 'packages/embedded-postgres/src/a.ts': "import { migrate } from '@bolillero/database/migrate';" },
    { 'packages/embedded-postgres/src/a.ts': "import { cents } from '@bolillero/domain/money/cents';" },
    { 'apps/web/src/a.ts': "import type { Row } from '@bolillero/database/schema/account';" },
    { 'apps/web/src/a.ts': "import type { App } from '@bolillero/api/app';" },
    { 'apps/api/src/a.ts': "const page = await import('@bolillero/web/main');" },
    { 'packages/texts/src/a.test.ts': "import { pool } from '@bolillero/database/connection';" },
    { 'packages/mail/package.json': '{ "name": "@bolillero/mail" }' },
    {
      'packages/domain/package.json':
        '{ "name": "@bolillero/domain", "devDependencies": { "@bolillero/texts": "0.1.0" } }',
    },
  ],
  kept: [
    { 'packages/texts/src/a.ts': "import type { ErrorCode } from '@bolillero/contract/errors';" },
    { 'apps/api/src/a.ts': "import { connect } from '@bolillero/database/connection';" },
    { 'bench/src/a.ts': "import { cents } from '@bolillero/domain/money/cents';" },
  ],
};

const insideOnly: Rule = {
  title: 'A relative import stays inside its package',
  lesson:
    'Import another package by its name (`@bolillero/domain/money/cents`): then its package.json knows of it.',
  breaches: (project) =>
    eachImport(project, /./, (path, { specifier }) => {
      if (!isRelative(specifier)) return undefined;
      const to = target(project, path, specifier) ?? '';
      return packageOf(project, path) === packageOf(project, to) ? undefined : `reaches into ${to}`;
    }),
  broken: [
    { 'apps/web/src/a.ts': "import { cents } from '../../../packages/domain/src/money/cents.ts';" },
    { 'apps/api/src/a.ts': "export * from '../../../database/src/connection.ts';" },
  ],
  kept: [{ 'apps/web/src/app/a.ts': "import { b } from '../api/b.ts';" }],
};

const written: Rule = {
  title: 'A relative import names a file that exists, extension and all',
  lesson:
    'Write `./file.ts`: Node runs our sources as they are, and it guesses neither extensions nor index files.',
  breaches: (project) =>
    eachImport(project, /./, (path, { specifier }) => {
      if (!isRelative(specifier)) return undefined;
      if (posix.extname(specifier) === '') return `imports ${specifier} without an extension`;
      const to = target(project, path, specifier) ?? '';
      return project.files.has(to) || to.includes('/dist/')
        ? undefined
        : `imports ${to}, which does not exist`;
    }),
  broken: [
    { 'apps/web/src/a.ts': "import { b } from './b';", 'apps/web/src/b.ts': '' },
    { 'apps/web/src/a.ts': "import type { B } from './b';", 'apps/web/src/b.ts': '' },
    { 'apps/web/src/a.ts': "const page = () => import('./Page');", 'apps/web/src/Page.tsx': '' },
    { 'apps/web/src/a.ts': "import { b } from './b.js';", 'apps/web/src/b.ts': '' },
    { 'apps/web/src/a.ts': "import './gone.css';" },
  ],
  kept: [
    {
      'apps/web/src/a.ts': "import './a.css'; import { b } from './b.ts';",
      'apps/web/src/a.css': '',
      'apps/web/src/b.ts': '',
    },
    { 'apps/web/src/a.ts': "import text from './a.txt?raw';", 'apps/web/src/a.txt': '' },
  ],
};

const untested: Rule = {
  title: 'A program never runs on what was made for its tests',
  lesson:
    'Move what the source needs out of the test, the `.testing` file or the testing folder into a source of its own.',
  breaches: (project) =>
    eachImport(project, /^(apps\/\w+|packages\/\w+|database)\/src\//, (path, { specifier }) => {
      const to = target(project, path, specifier) ?? '';
      return isTest(to) && !isTest(path) ? `imports ${to}` : undefined;
    }),
  broken: [
    { 'packages/domain/src/a.ts': "import { buildPlay } from './play.testing.ts';" },
    { 'apps/api/src/a.ts': "import { fake } from './b.test.ts';" },
    { 'apps/api/src/a.ts': "import { freshDatabase } from '@bolillero/database/testing/fresh-database';" },
  ],
  kept: [
    { 'packages/domain/src/a.test.ts': "import { buildPlay } from './play.testing.ts';" },
    {
      'apps/api/src/testing/app.ts':
        "import { freshDatabase } from '@bolillero/database/testing/fresh-database';",
    },
  ],
};

export const packageRules: readonly Rule[] = [declared, oneWay, insideOnly, written, untested];
