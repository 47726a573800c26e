import { isTest } from '../project.ts';
import type { Rule } from '../rule.ts';

const home = 'packages/domain/src/games/series.ts';
const name = `['"](?:laggards|traditional)['"](?:\\s+as\\s+const)?\\s*\\)?`;
const conversions = [
  // series === 'laggards' ? 1 : 0
  new RegExp(`[!=]==\\s*${name}\\s*\\?\\s*[01]\\s*:\\s*[01]\\b`, 'g'),
  // type === 1 ? 'laggards' : 'traditional'
  new RegExp(`\\?\\s*\\(?${name}\\s*:\\s*\\(?${name}`, 'g'),
  // { traditional: 0, laggards: 1 }
  /\{\s*traditional:\s*[01],\s*laggards:\s*[01],?\s*\}/g,
];

const series: Rule = {
  title: 'The number of a series is known in one place',
  lesson: `Ask seriesNumber or seriesOf of ${home}.`,
  breaches: (project) =>
    [...project.sources]
      .filter(([path]) => path !== home && !path.startsWith('tests/architecture/'))
      .flatMap(([path, text]) =>
        conversions
          .flatMap((pattern) => [...text.matchAll(pattern)])
          .map(({ index }) => `${path}:${text.slice(0, index).split('\n').length} converts a series itself`),
      ),
  broken: [
    "export const type = series === 'laggards' ? 1 : 0;",
    "export const type = (series !== 'traditional') ? 1 : 0;",
    "export const series = type === 1 ? 'laggards' : 'traditional';",
    "export const series = type === 1 ? ('laggards' as const) : ('traditional' as const);",
    "export const series =\n  type === 0\n    ? 'traditional'\n    : 'laggards';",
    'export const numbers = { traditional: 0, laggards: 1 } as const;',
  ].map((text) => ({ 'apps/api/src/a.ts': text })),
  kept: [
    { [home]: "export const n = (s: string) => (s === 'laggards' ? 1 : 0);" },
    { 'apps/api/src/a.ts': 'export const type = seriesNumber(series);' },
    { 'apps/web/src/a.ts': "export const value = params.value === 'laggards' ? 'laggards' : 'normal';" },
    { 'apps/web/src/a.ts': "export const played = series === 'traditional' || lottery.hasDoublePlay;" },
  ],
};

const closedLists: Rule = {
  title: 'What a column may hold is a list of the domain',
  lesson:
    'Give the list to `enum` and to isOneOf of schema/columns.ts: the contract and the texts are made from the same one.',
  breaches: (project) =>
    [...project.sources]
      .filter(([path]) => path.startsWith('database/src/schema/'))
      .flatMap(([path, text]) =>
        [...text.matchAll(/\bIN\s*\(\s*'/gi)].map(
          ({ index }) => `${path}:${text.slice(0, index).split('\n').length} lists words itself`,
        ),
      ),
  broken: [{ 'database/src/schema/a.ts': "check('a', sql`state IN ('open', 'done')`)" }],
  kept: [
    { 'database/src/schema/a.ts': "check('a', isOneOf(t.state, orderStates))" },
    { 'database/src/schema/a.ts': "check('a', sql`type IN (0, 1) AND state <> 'open'`)" },
  ],
};

const numberHome = 'packages/domain/src/number-text.ts';
const formatters = /\.toLocaleString\(|\bIntl\.NumberFormat\b/g;
/** In the product besides: what measures and builds it speaks to no player. */
const inProduct = /\.toFixed\(|\$\$\{|\bS\/ ?\$\{/g;
const product = /^(?:apps|packages|database)\//;

const numbers: Rule = {
  title: 'Numbers are written in one form, by one function',
  lesson: `Ask numberText and fixedText of ${numberHome}, or formatMoney and formatJackpot of money/cents.ts: comma for thousands, dot for decimals, whatever the locale.`,
  breaches: (project) =>
    [...project.sources]
      .filter(([path]) => !isTest(path) && !path.startsWith('tests/') && path !== numberHome)
      .flatMap(([path, text]) =>
        [...text.matchAll(formatters), ...(product.test(path) ? text.matchAll(inProduct) : [])].map(
          ({ index }) => `${path}:${text.slice(0, index).split('\n').length} writes a number itself`,
        ),
      ),
  broken: [
    "export const shown = draws.toLocaleString('en-US');",
    'export const shown = draws.toLocaleString();',
    "export const form = new Intl.NumberFormat('es');",
    'export const shown = expected.toFixed(1);',
    `export const shown = \`$\${amount}\`;`,
    `export const shown = \`S/ \${amount}\`;`,
  ].map((text) => ({ 'apps/web/src/a.ts': text })),
  kept: [
    { 'apps/web/src/a.ts': 'export const shown = numberText(draws);' },
    { 'bench/src/a.ts': 'console.log(ratio.toFixed(2));' },
    { [numberHome]: 'export const fixedText = (n: number) => n.toFixed(1);' },
    { 'apps/web/src/a.ts': "export const day = new Intl.DateTimeFormat('es');" },
    { 'apps/web/src/a.test.ts': "const enUs = new Intl.NumberFormat('en-US');" },
  ],
};

export const oneHomeRules: readonly Rule[] = [series, closedLists, numbers];
