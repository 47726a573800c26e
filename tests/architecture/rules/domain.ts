import { parseSync } from 'oxc-parser';
import { isTest, type Project } from '../project.ts';
import { type Breach, eachImport, type Rule } from '../rule.ts';
import { type Node, walk } from '../syntax.ts';

const sources = /^packages\/domain\/src\//;

const alone: Rule = {
  title: 'The domain imports nothing but itself',
  lesson: 'The rules of the lottery outlive every library: pass in what they need, as a value or a function.',
  breaches: (project) =>
    eachImport(project, sources, (path, { specifier }) =>
      specifier.startsWith('.') || isTest(path) ? undefined : `imports ${specifier}`,
    ),
  broken: [
    { 'packages/domain/src/a.ts': "import { readFileSync } from 'node:fs';" },
    { 'packages/domain/src/a.ts': "import type { Static } from 'typebox';" },
    { 'packages/domain/src/a.ts': "export const load = () => import('@bolillero/texts/ui');" },
  ],
  kept: [
    { 'packages/domain/src/a.ts': "import type { Cents } from './money/cents.ts';" },
    { 'packages/domain/src/a.test.ts': "import { expect } from 'vitest';" },
  ],
};

/** Names that lead out of a pure function: to the clock, chance, the machine, the network. */
const outside = new Set([
  'process',
  'fetch',
  'console',
  'crypto',
  'performance',
  'globalThis',
  'window',
  'document',
  'localStorage',
  'sessionStorage',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
]);

const pure: Rule = {
  title: 'The domain has no clock, no chance, no input and no output of its own',
  lesson:
    'Take the instant as a number, chance as a RandomSource, and return what there is to tell: same input, same output, for ever.',
  breaches: (project: Project) => {
    const breaches: Breach[] = [];
    for (const [path, text] of project.sources) {
      if (!sources.test(path) || isTest(path)) continue;
      walk(parseSync(path, text).program, (node, ancestors, key) => {
        const found = impurity(node, ancestors.at(-1), key);
        if (found) breaches.push(`${path}:${text.slice(0, node.start).split('\n').length} uses ${found}`);
      });
    }
    return breaches;
  },
  broken: [
    'export const now = Date.now();',
    "export const now = Date['now']();",
    'export const now = () => new Date();',
    'export const now = () => new Date;',
    'export const now = () => Date();',
    'export const clock = Date.now;',
    'export const { now } = Date;',
    'export const dice = () => Math.random() * 6;',
    'export const { random } = Math;',
    'export const mode = process.env.MODE;',
    'export const { env } = process;',
    'export const load = (ask = fetch) => ask;',
    'export const shout = () => console.log(1);',
    'export const later = (f: () => void) => setTimeout(f, 1);',
    'export const id = () => globalThis.crypto.randomUUID();',
  ].map((text) => ({ 'packages/domain/src/a.ts': text })),
  kept: [
    'export const at = (instant: number) => new Date(instant).getUTCDay();',
    'export const noon = (day: string) => Date.UTC(2026, 1, 1) + Date.parse(day);',
    'export const size = (n: number) => Math.max(n, 1);',
    'export interface Step { process: string; fetch(): void } export const f = (s: Step) => s.process;',
    '// Math.random() is for others\nexport const text = "process.env";',
  ].map((text) => ({ 'packages/domain/src/a.ts': text })),
};

function impurity(node: Node, parent: Node | undefined, key: string): string | undefined {
  if (node.type !== 'Identifier') return undefined;
  const name = String(node.name);
  const isFieldName =
    (key === 'property' || key === 'key') && parent?.computed === false && !parent.shorthand;
  if (isFieldName) return undefined;
  if (outside.has(name)) return name;
  if (name === 'Math') {
    const field = fieldOf(parent, key);
    return field === 'random' || destructures(parent, key, 'random') ? 'Math.random' : undefined;
  }
  if (name === 'Date') {
    if (fieldOf(parent, key) === 'now' || destructures(parent, key, 'now')) return 'Date.now';
    if (parent?.type === 'CallExpression' && key === 'callee') return 'Date()';
    const empty = Array.isArray(parent?.arguments) && parent.arguments.length === 0;
    if (parent?.type === 'NewExpression' && key === 'callee' && empty) return 'new Date()';
  }
  return undefined;
}

/** `now` where the name stands in `Date.now` or `Date['now']`. */
function fieldOf(parent: Node | undefined, key: string): string | undefined {
  if (parent?.type !== 'MemberExpression' || key !== 'object') return undefined;
  const property = parent.property as Node;
  return String(property.type === 'Literal' ? property.value : property.name);
}

/** `const { now } = Date`. */
function destructures(parent: Node | undefined, key: string, field: string): boolean {
  if (parent?.type !== 'VariableDeclarator' || key !== 'init') return false;
  const pattern = parent.id as Node;
  if (pattern.type !== 'ObjectPattern') return false;
  return (pattern.properties as Node[]).some(
    (property) => (property.key as Node | undefined)?.name === field,
  );
}

export const domainRules: readonly Rule[] = [alone, pure];
