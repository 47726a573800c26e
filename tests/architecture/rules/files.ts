import { parseSync } from 'oxc-parser';
import { isTest } from '../project.ts';
import type { Rule } from '../rule.ts';

const bag = /^(utils?|helpers?|misc|common|stuff)$/i;

const names: Rule = {
  title: 'No file and no folder is a bag',
  lesson:
    'Name a file after the one subject it holds; two subjects are two files. A place for anything is read by nobody.',
  breaches: (project) =>
    [...project.sources.keys()].filter((path) =>
      path
        .replace(/(\.[a-z]+)+$/, '')
        .split('/')
        .flatMap((part) => part.split(/[-_]|(?<=[a-z])(?=[A-Z])/))
        .some((word) => bag.test(word)),
    ),
  broken: [
    { 'apps/web/src/utils/dates.ts': '' },
    { 'apps/api/src/helpers.ts': '' },
    { 'packages/domain/src/date-utils.ts': '' },
    { 'packages/domain/src/moneyHelper.ts': '' },
    { 'database/src/misc.test.ts': '' },
  ],
  kept: [{ 'apps/web/src/utility-bill.ts': '' }, { 'apps/api/src/modules/cart/service.ts': '' }],
};

const longest = { source: 400, test: 800 };

const size: Rule = {
  title: `A source stays under ${longest.source} lines, a test under ${longest.test}`,
  lesson:
    'Most files here have about sixty lines. Find the second subject in this one and give it a file of its own.',
  breaches: (project) =>
    [...project.sources]
      .map(([path, text]) => ({ path, lines: text.trimEnd().split('\n').length }))
      .filter(({ path, lines }) => lines > (isTest(path) ? longest.test : longest.source))
      .map(({ path, lines }) => `${path} has ${lines} lines`),
  broken: [
    { 'apps/api/src/a.ts': 'a();\n'.repeat(401) },
    { 'apps/web/src/A.tsx': 'a();\n'.repeat(401) },
    { 'apps/api/src/a.test.ts': 'a();\n'.repeat(801) },
  ],
  kept: [{ 'apps/api/src/a.ts': 'a();\n'.repeat(400) }, { 'apps/api/src/a.test.ts': 'a();\n'.repeat(401) }],
};

const barrels: Rule = {
  title: 'No file only passes on what others export',
  lesson:
    'Import from the file that defines it. Barrels hide where things live, load what nobody asked for, and grow cycles.',
  breaches: (project) =>
    [...project.sources]
      .filter(([path, text]) => {
        const { body } = parseSync(path, text).program;
        return body.length > 0 && body.every(passesOn);
      })
      .map(([path]) => `${path} is a barrel`),
  broken: [
    { 'packages/domain/src/money/index.ts': "export * from './cents.ts';\nexport * from './division.ts';" },
    {
      'apps/web/src/components/ui.ts':
        "export { Ball } from './Ball.tsx';\nexport type { Slip } from './Slip.tsx';",
    },
  ],
  kept: [
    { 'packages/domain/src/a.ts': "export { b } from './b.ts';\nexport const c = 1;" },
    { 'packages/domain/src/a.ts': "import { b } from './b.ts';\nexport const all = [b];" },
  ],
};

function passesOn(statement: { readonly type: string; readonly source?: unknown }): boolean {
  return (
    statement.type === 'ExportAllDeclaration' ||
    (statement.type === 'ExportNamedDeclaration' && Boolean(statement.source))
  );
}

export const fileRules: readonly Rule[] = [names, size, barrels];
