import { parseSync } from 'oxc-parser';
import { isTest, target } from '../project.ts';
import { type Breach, eachImport, type Rule } from '../rule.ts';
import { type Node, walk } from '../syntax.ts';
import { eachWireWord } from '../wire-words.ts';

const api = /^apps\/api\/src\//;
const isRepository = (path: string) => /(?:\/|-)repository\.ts$/.test(path);
const isRoutes = (path: string) => /(?:\/|-)routes\.ts$/.test(path);
const isPresenter = (path: string) => /(?:\/|-)presenter\.ts$/.test(path);

/** Files that speak SQL and are no repository, each with its reason. */
const speaksSql: Readonly<Record<string, string>> = {
  'apps/api/src/plugins/throttles.ts': 'empties the table of a library, which writes it by itself',
  'apps/api/src/errors/error-facts.ts': 'tells what a failed query was',
  'apps/api/src/wire/paging.ts': 'words the order of a list for its repository',
};

const sql: Rule = {
  title: 'Only a repository of the server speaks SQL',
  lesson:
    "Put the statement into the folder's repository.ts (or something-repository.ts), as a function that takes the connection or transaction first and values after it, and holds no rules; the use case calls it by a name that says what is read or written.",
  breaches: (project) => {
    const mayNot = (path: string) => api.test(path) && !isTest(path) && !isRepository(path);
    const found = [
      ...eachImport(project, api, (path, { specifier, typeOnly }) =>
        mayNot(path) && !typeOnly && /^(drizzle-orm|pg|@bolillero\/database\/schema)(\/|$)/.test(specifier)
          ? `imports ${specifier}`
          : undefined,
      ),
      ...[...project.sources].flatMap(([path, text]) => (mayNot(path) ? statementsOf(path, text) : [])),
    ];
    const fileOf = (breach: Breach) => breach.slice(0, breach.indexOf(':'));
    const speakers = new Set(found.map(fileOf));
    const unneeded = Object.keys(speaksSql).filter((path) => project.files.has(path) && !speakers.has(path));
    return [
      ...found.filter((breach) => !(fileOf(breach) in speaksSql)),
      ...unneeded.map((path) => `${path} speaks no SQL and needs no exception`),
    ];
  },
  broken: [
    { 'apps/api/src/modules/cart/service.ts': "import { eq } from 'drizzle-orm';" },
    { 'apps/api/src/modules/cart/renew.ts': "import { play } from '@bolillero/database/schema/play';" },
    { 'apps/api/src/modules/cart/presenter.ts': "import { sql, type SQL } from 'drizzle-orm';" },
    { 'apps/api/src/mail/letter.ts': "export { play } from '@bolillero/database/schema/play';" },
    { 'apps/api/src/jobs/worker.ts': "import pg from 'pg';" },
    {
      'apps/api/src/jobs/worker.ts': "export const f = async ({ pool }: Database) => pool.query('SELECT 1');",
    },
    { 'apps/api/src/modules/cart/routes.ts': 'export const f = (db: Db) => db.execute(text);' },
    { 'apps/api/src/modules/cart/routes.ts': 'export const f = (db: Db) => db?.execute<Row>(text);' },
    { 'apps/api/src/adapters/books.ts': "export const f = () => import('@bolillero/database/schema/play');" },
    { 'apps/api/src/plugins/throttles.ts': 'export const isWell = true;' },
  ],
  kept: [
    { 'apps/api/src/modules/cart/repository.ts': "import { eq } from 'drizzle-orm';" },
    { 'apps/api/src/mail/outbox-repository.ts': "import { mail } from '@bolillero/database/schema/mail';" },
    { 'apps/api/src/mail/message.ts': "import type { mail } from '@bolillero/database/schema/mail';" },
    { 'apps/api/src/modules/cart/cart.test.ts': "import { eq } from 'drizzle-orm';" },
    { 'apps/api/src/testing/plays.ts': "import { play } from '@bolillero/database/schema/play';" },
    {
      'apps/api/src/modules/cart/service.ts':
        "import type { Db } from '@bolillero/database/connection';\nexport const f = (db: Db) => db.transaction((tx) => cart.list(tx));",
    },
    { 'apps/api/src/modules/cart/routes.ts': 'export const f = ({ query }: Input) => query.limit;' },
    { 'apps/api/src/plugins/throttles.ts': "import { sql } from 'drizzle-orm';" },
  ],
};

/** The places of a file where a statement is sent: `pool.query(…)`, `tx.execute(…)`. */
function statementsOf(path: string, text: string): Breach[] {
  const breaches: Breach[] = [];
  walk(parseSync(path, text).program, (node) => {
    if (node.type !== 'CallExpression') return;
    const callee = node.callee as Node;
    if (callee.type !== 'MemberExpression') return;
    const name = String((callee.property as Node).name);
    if (name !== 'query' && name !== 'execute') return;
    breaches.push(`${path}:${text.slice(0, node.start).split('\n').length} calls ${name}`);
  });
  return breaches;
}

const repositories: Rule = {
  title: 'A repository reads and writes rows and knows nobody above it',
  lesson:
    'A repository imports no service, no routes, no presenter and no reader: it takes the connection and values, and holds no rules. Let the service call it.',
  breaches: (project) =>
    eachImport(project, api, (path, { specifier }) =>
      isRepository(path) && /(?:\/|-)(service|routes|presenter|reader)\.ts$/.test(specifier)
        ? `imports ${target(project, path, specifier)}`
        : undefined,
    ),
  broken: [
    { 'apps/api/src/modules/cart/repository.ts': "import { renew } from './service.ts';" },
    { 'apps/api/src/modules/cart/repository.ts': "import type { Shown } from './presenter.ts';" },
    { 'apps/api/src/modules/cart/items-repository.ts': "import { register } from '../play/routes.ts';" },
    {
      'apps/api/src/catalogue/repository.ts': "import { register } from '../modules/play/emails-routes.ts';",
    },
    { 'apps/api/src/jobs/repository.ts': "import { read } from '../modules/play/reader.ts';" },
  ],
  kept: [
    {
      'apps/api/src/modules/cart/repository.ts': "import type { Db } from '@bolillero/database/connection';",
    },
    { 'apps/api/src/modules/cart/repository.ts': "import { lock } from '../limits/repository.ts';" },
  ],
};

const presenters: Rule = {
  title: 'A presenter words what it is given',
  lesson:
    'A presenter turns rows and values into what the wire says, and asks nobody: load what it needs in the route or the use case, and pass it. Types of rows may be imported.',
  breaches: (project) =>
    eachImport(project, api, (path, { specifier, typeOnly }) => {
      if (!isPresenter(path)) return undefined;
      const asks = isRepository(specifier) || /(?:\/|-)service\.ts$/.test(specifier);
      const isConnection = specifier === '@bolillero/database/connection';
      return (asks && !typeOnly) || isConnection ? `imports ${specifier}` : undefined;
    }),
  broken: [
    { 'apps/api/src/modules/cart/presenter.ts': "import { list } from './repository.ts';" },
    { 'apps/api/src/modules/cart/lines-presenter.ts': "import { list } from '../play/items-repository.ts';" },
    { 'apps/api/src/modules/cart/presenter.ts': "import type { Db } from '@bolillero/database/connection';" },
    { 'apps/api/src/modules/cart/presenter.ts': "import { renew } from './service.ts';" },
  ],
  kept: [
    { 'apps/api/src/modules/cart/presenter.ts': "import type { PlayRow } from './repository.ts';" },
    { 'apps/api/src/modules/cart/routes.ts': "import { list } from './repository.ts';" },
  ],
};

/** Where HTTP is at home besides routes: the frame of the server and its plugins. */
const servesHttp =
  /^apps\/api\/src\/(plugins\/.*|app|modules|process|register-module|server|stop-process)\.ts$/;

const http: Rule = {
  title: 'Requests and answers end in routes',
  lesson:
    'Fastify is known to routes.ts (or something-routes.ts), to plugins/ and to the frame that puts the application together. Everything behind takes values and answers a value or a closed code, so that a job can call it too; nobody imports routes.',
  breaches: (project) =>
    eachImport(project, api, (path, { specifier }) => {
      if (isTest(path) || isRoutes(path) || servesHttp.test(path)) return undefined;
      if (/^(fastify|@fastify\/.*|node:https?)$/.test(specifier)) return `imports ${specifier}`;
      return isRoutes(specifier) ? `imports ${target(project, path, specifier)}` : undefined;
    }),
  broken: [
    { 'apps/api/src/modules/cart/service.ts': "import type { FastifyRequest } from 'fastify';" },
    { 'apps/api/src/modules/cart/stream.ts': "import type { FastifyReply } from 'fastify';" },
    { 'apps/api/src/modules/cart/service.ts': "import { path } from './routes.ts';" },
    { 'apps/api/src/modules/cart/renew.ts': "import { path } from './items-routes.ts';" },
    { 'apps/api/src/modules/cart/repository.ts': "import '@fastify/cookie';" },
    { 'apps/api/src/jobs/job-queue.ts': "import type { FastifyBaseLogger } from 'fastify';" },
    { 'apps/api/src/adapters/paypal.ts': "import { request } from 'node:http';" },
  ],
  kept: [
    { 'apps/api/src/modules/cart/service.ts': "import { insert } from './repository.ts';" },
    { 'apps/api/src/modules/cart/routes.ts': "import type { FastifyInstance } from 'fastify';" },
    { 'apps/api/src/modules/cart/routes.ts': "import { registerItems } from './items-routes.ts';" },
    { 'apps/api/src/modules/cart/items-routes.ts': "import type { FastifyRequest } from 'fastify';" },
    { 'apps/api/src/plugins/web.ts': "import fastifyStatic from '@fastify/static';" },
    { 'apps/api/src/app.ts': "import Fastify from 'fastify';" },
    { 'apps/api/src/modules/cart/cart.test.ts': "import { request } from 'node:http';" },
  ],
};

/** Where the wire is read and written: routes, readers, presenters, and the plugins below them. */
const knowsTheWire = (path: string) =>
  isRoutes(path) ||
  /(?:\/|-)(?:presenter|reader)\.ts$|\/present-[a-z-]+\.ts$/.test(path) ||
  /^apps\/api\/src\/plugins\//.test(path);

const wire: Rule = {
  title: "Behind routes, readers and presenters the server speaks the field's terms, not the wire's",
  lesson:
    'Let routes.ts (or reader.ts) turn what came into values with names of docs/glossary.md, and presenter.ts what goes. What a refusal or a list calls a field is in packages/contract/src/field-names.ts, under the name that the code has for it.',
  breaches: (project) =>
    eachWireWord(project, (path) => api.test(path) && !isTest(path) && !knowsTheWire(path)),
  broken: [
    { 'apps/api/src/modules/cart/service.ts': 'export const f = (line: Line) => line.ball_red;' },
    { 'apps/api/src/modules/cart/service.ts': 'export const f = ({ bExtra: special }: Line) => special;' },
    { 'apps/api/src/modules/cart/check.ts': "export const fault = { path: 'potenciador' };" },
    { 'apps/api/src/modules/cart/check.ts': 'export const path = `detail.0.prize_level`;' },
    { 'apps/api/src/modules/cart/repository.ts': 'export interface Row { readonly enhancer: number }' },
    { 'apps/api/src/mail/receipt-mails.ts': "export const columns = { 'date_lottery': 1 };" },
  ],
  kept: [
    { 'apps/api/src/modules/cart/presenter.ts': 'export const out = { ball_red: line.special };' },
    {
      'apps/api/src/modules/cart/lines-presenter.ts': 'export const out = { sub_name: lottery.specialName };',
    },
    { 'apps/api/src/modules/cart/reader.ts': 'export const read = (body: Body) => body.ball_red;' },
    { 'apps/api/src/modules/cart/routes.ts': 'export const read = ({ meses: months }: Body) => months;' },
    { 'apps/api/src/modules/cart/cart.test.ts': "test('ball_red', () => send({ ball_red: 7 }));" },
    {
      'apps/api/src/modules/cart/service.ts':
        "// the wire's ball_red\nimport type { C } from '@bolillero/contract/calls/costumers';\nexport const special = 1;",
    },
  ],
};

const errorCodes = 'packages/contract/src/errors.ts';

const thrown: Rule = {
  title: 'What a @throws line promises is a code of the contract',
  lesson: `Write \`@throws {AppError} cart-full, sale-closed\` with codes of ${errorCodes}, those that the function's own body and what it calls can throw.`,
  breaches: (project) => {
    const known = new Set(
      [...(project.sources.get(errorCodes) ?? '').matchAll(/^\s*'?([a-z-]+)'?: \d{3},/gm)].map(
        ([, code]) => code,
      ),
    );
    return [...project.sources].flatMap(([path, text]) =>
      api.test(path)
        ? [...text.matchAll(/@throws \{AppError\}([^@]*?)(?:\*\/|@)/g)].flatMap(({ index, 1: said = '' }) => {
            const codes = said
              .replace(/\n\s*\*/g, ' ')
              .split(',')
              .map((code) => code.trim());
            const line = text.slice(0, index).split('\n').length;
            return codes
              .filter((code) => !known.has(code))
              .map((code) => `${path}:${line} promises '${code}'`);
          })
        : [],
    );
  },
  broken: [
    {
      [errorCodes]: "export const errorStatus = {\n  'cart-full': 409,\n};",
      'apps/api/src/modules/cart/service.ts':
        '/** @throws {AppError} cart-full, cart-fool */\nexport function f() {}',
    },
    {
      [errorCodes]: "export const errorStatus = {\n  'cart-full': 409,\n};",
      'apps/api/src/modules/cart/service.ts':
        '/**\n * Adds.\n * @throws {AppError} cart-full,\n *   when it is full\n */\nexport function f() {}',
    },
    { 'apps/api/src/modules/cart/service.ts': '/** @throws {AppError} */\nexport function f() {}' },
  ],
  kept: [
    {
      [errorCodes]: "export const errorStatus = {\n  'cart-full': 409,\n  forbidden: 403,\n};",
      'apps/api/src/modules/cart/service.ts':
        '/**\n * Adds.\n * @throws {AppError} cart-full,\n *   forbidden\n */\nexport function f() {}',
    },
    { 'apps/api/src/modules/cart/service.ts': '/** Throws `ArchiveRefused`. */\nexport function f() {}' },
  ],
};

const adapters: Rule = {
  title: 'An adapter speaks to the world outside and knows neither modules nor jobs nor plugins',
  lesson: 'Give the adapter what it needs as arguments; modules and jobs call adapters, never the other way.',
  breaches: (project) =>
    eachImport(project, /^apps\/api\/src\/adapters\//, (path, { specifier }) => {
      const to = target(project, path, specifier) ?? '';
      return /^apps\/api\/src\/(modules|jobs|plugins)\//.test(to) ? `imports ${to}` : undefined;
    }),
  broken: [
    { 'apps/api/src/adapters/paypal.ts': "import { capture } from '../modules/payments/service.ts';" },
    { 'apps/api/src/adapters/mail/smtp.ts': "import { enqueue } from '../../jobs/job-queue.ts';" },
  ],
  kept: [
    { 'apps/api/src/adapters/paypal.ts': "import type { PaymentProvider } from './payment-provider.ts';" },
  ],
};

export const apiRules: readonly Rule[] = [sql, repositories, presenters, http, wire, thrown, adapters];
