import { parseSync } from 'oxc-parser';
import { isTest, type Project, target } from '../project.ts';
import { type Breach, eachImport, type Rule } from '../rule.ts';
import { type Node, walk } from '../syntax.ts';

const sources = /^(apps\/api|database|packages\/[\w-]+)\/src\//;

/**
 * What a module may keep all the same: the memory of a pure function that is too dear to work out each time. Nobody can tell
 * whether it is there.
 */
const memories: ReadonlySet<string> = new Set([
  // Making an Intl.DateTimeFormat costs some hundred times what using it does; there are as many as time zones.
  'packages/domain/src/calendar/time-zone.ts formatters',
]);

const stateless: Rule = {
  title: 'A module has no state of its own',
  lesson:
    'Every application of a process and every test of a run shares what a module keeps. Let a create… function make it, and put what it makes into the Context, or into the object that it belongs to. (A program, which nobody imports, is a process of its own and may keep what it likes.)',
  breaches: (project) => {
    const imported = importedFiles(project);
    const breaches: Breach[] = [];
    const found = new Set<string>();
    for (const [path, text] of project.sources) {
      if (!sources.test(path) || isTest(path) || !imported.has(path)) continue;
      for (const { name, start, why } of stateIn(parseSync(path, text).program)) {
        if (memories.has(`${path} ${name}`)) found.add(`${path} ${name}`);
        else breaches.push(`${path}:${text.slice(0, start).split('\n').length} ${name} ${why}`);
      }
    }
    for (const memory of memories) {
      const isThere = project.sources.has(memory.split(' ')[0] ?? '');
      if (isThere && !found.has(memory)) breaches.push(`${memory} needs no exception any more`);
    }
    return breaches;
  },
  broken: [
    'let lastClosed = 0;\nexport const closed = () => (lastClosed = 1);',
    'export let lastClosed = 0;',
    'const installed = new WeakMap<object, Set<string>>();\nexport const has = (o: object) => installed.has(o);',
    'const kept = new Map<string, number>();\nexport const keep = (key: string) => kept.set(key, 1);',
    'export const kept = new Map<string, number>();',
    'export const kept: Set<string> = new Set();',
    'const crashes: number[] = [];\nexport function crash() { crashes.push(1); }',
    'const counts = { asked: 0 };\nexport const ask = () => { counts.asked += 1; };',
    'const counts = { asked: 0 };\nexport const ask = () => counts.asked++;',
    'const last = { at: { now: 1 } };\nexport function set(now: number) { last.at.now = now; }',
    'const byName: Record<string, number> = {};\nexport const forget = (name: string) => { delete byName[name]; };',
    'const inTurn = createTurns();\nexport const run = () => inTurn();',
    'export const limits = new RateLimiterMemory({ points: 1 });',
  ].map(importedBy),
  kept: [
    'export const refusals: ReadonlySet<number> = new Set([400, 404]);',
    'const refusals = new Set([400, 404]);\nexport const refuses = (status: number) => refusals.has(status);',
    'export const steps = [1, 2] as const;',
    'export function createCounts() { const counts = new Map(); let all = 0; return () => { counts.set(1, (all += 1)); }; }',
    'const list = [1];\nexport const add = (list: number[]) => list.push(1);',
    'const list = [1];\nexport function add() { const list: number[] = []; list.push(1); return list; }',
    "export const day = new Intl.DateTimeFormat('es');",
    "export const nobody = hash('nobody');",
  ].map(importedBy),
};

/** An exception that outlives its reason. */
const idleException: Record<string, string> = {
  'packages/domain/src/calendar/time-zone.ts': 'export const minute = 60_000;',
};

// A program, and what its tests keep, are their own.
const keptAlone: readonly Record<string, string>[] = [
  {
    'packages/embedded-postgres/src/guard.ts':
      'let ending = false;\nprocess.on("disconnect", () => (ending = true));',
  },
  { 'apps/api/src/a.test.ts': 'let app = 1;\nbeforeEach(() => { app = 2; });' },
];

function importedBy(text: string): Record<string, string> {
  return { 'apps/api/src/a.ts': text, 'apps/api/src/server.ts': "import './a.ts';" };
}

/** Every file that another one imports. */
function importedFiles(project: Project): ReadonlySet<string> {
  const imported = new Set<string>();
  eachImport(project, /./, (path, { specifier }) => {
    const to = target(project, path, specifier);
    if (to !== undefined) imported.add(to);
    return undefined;
  });
  return imported;
}

interface Found {
  readonly name: string;
  readonly start: number;
  readonly why: string;
}

/** Things that are made to be written to. */
const containers = /^(Map|Set|Array)$/;
/** What may be made once and shared: it has nothing to remember. */
const values = /^(Map|Set|Array|Date|RegExp|URL|TextEncoder|TextDecoder|Error|\w+Error)$/;
const writing = new Set(
  'set add delete clear push pop shift unshift splice sort reverse fill copyWithin'.split(' '),
);

function stateIn(program: { readonly body: readonly unknown[] }): Found[] {
  const found: Found[] = [];
  const constants = new Map<string, Node>();
  for (const statement of program.body as readonly Node[]) {
    const isExported = statement.type === 'ExportNamedDeclaration';
    const declaration = (isExported ? statement.declaration : statement) as Node | null;
    if (declaration?.type !== 'VariableDeclaration' || declaration.declare === true) continue;
    for (const declarator of declaration.declarations as Node[]) {
      const id = declarator.id as Node;
      const name = String(id.name ?? 'pattern');
      const { start } = declarator;
      if (declaration.kind !== 'const') found.push({ name, start, why: 'can be assigned anew' });
      const why = madeToKeep(declarator, isExported);
      if (why !== null) found.push({ name, start, why });
      else constants.set(name, declarator);
    }
  }
  return [...found, ...writesTo(program, constants)];
}

/** Whether what a constant starts as is there to be changed later. */
function madeToKeep({ id, init }: Node, isExported: boolean): string | null {
  const value = bare(init as Node | null);
  if (value === null) return null;
  const callee = value.callee as Node | undefined;
  if (value.type === 'CallExpression' && /^create[A-Z]/.test(String(callee?.name ?? '')))
    return `keeps what ${String(callee?.name)} makes`;
  if (value.type !== 'NewExpression') return null;
  const made = callee?.type === 'Identifier' ? String(callee.name) : '';
  if (callee?.type === 'MemberExpression' && (callee.object as Node).name === 'Intl') return null;
  if (!values.test(made)) return `keeps a ${made || 'thing'}`;
  const annotation = ((id as Node).typeAnnotation as Node | null)?.typeAnnotation as Node | undefined;
  const isReadonly = String((annotation?.typeName as Node | undefined)?.name ?? '').startsWith('Readonly');
  return containers.test(made) && isExported && !isReadonly ? `is a ${made} that anybody may write to` : null;
}

/** Where something that a constant of the module refers to is changed, in whatever function. */
function writesTo(program: unknown, constants: ReadonlyMap<string, Node>): Found[] {
  const found = new Map<string, Found>();
  walk(program, (node, ancestors) => {
    const written = whatIsWritten(node);
    const root = written === null ? null : rootOf(written);
    if (root === null || !constants.has(root) || ancestors.some((one) => declares(one, root))) return;
    found.set(root, { name: root, start: node.start, why: 'is written to' });
  });
  return [...found.values()];
}

function whatIsWritten(node: Node): Node | null {
  if (node.type === 'AssignmentExpression') return node.left as Node;
  if (node.type === 'UpdateExpression') return node.argument as Node;
  if (node.type === 'UnaryExpression' && node.operator === 'delete') return node.argument as Node;
  const callee = node.callee as Node | undefined;
  if (node.type !== 'CallExpression' || callee?.type !== 'MemberExpression') return null;
  return writing.has(String((callee.property as Node).name)) ? callee : null;
}

/** The name that `name.field[3]` begins with; null where it is a plain name, or begins otherwise. */
function rootOf(written: Node): string | null {
  let node: Node | null = bare(written);
  if (node?.type !== 'MemberExpression') return null;
  while (node?.type === 'MemberExpression') node = bare(node.object as Node);
  return node?.type === 'Identifier' ? String(node.name) : null;
}

/** Without the types that are said of it. */
function bare(node: Node | null): Node | null {
  let inner = node;
  while (
    inner !== null &&
    /^(TS\w+Expression|ParenthesizedExpression|AwaitExpression|ChainExpression)$/.test(inner.type)
  )
    inner = (inner.expression ?? inner.argument ?? null) as Node | null;
  return inner;
}

/** Whether a function or a block declares a name of its own. */
function declares(node: Node, name: string): boolean {
  const isFunction = /Function/.test(node.type);
  if (!isFunction && node.type !== 'BlockStatement' && !/^For/.test(node.type)) return false;
  let isDeclared = false;
  const look = (part: unknown) =>
    walk(part, (one) => {
      const isBinding = one.type === 'VariableDeclarator' && (one.id as Node).name === name;
      if (isBinding) isDeclared = true;
    });
  if (isFunction)
    for (const parameter of node.params as Node[]) {
      walk(parameter, (one) => {
        if (one.type === 'Identifier' && one.name === name) isDeclared = true;
      });
    }
  look(isFunction ? node.body : node);
  return isDeclared;
}

export const stateRules: readonly Rule[] = [
  {
    ...stateless,
    broken: [...stateless.broken, idleException],
    kept: [...stateless.kept, ...keptAlone],
  },
];
