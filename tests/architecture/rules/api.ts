import { target } from '../project.ts';
import { eachImport, type Rule } from '../rule.ts';

const repositories: Rule = {
  title: 'A repository reads and writes rows and knows nobody above it',
  lesson:
    'A repository imports no service, no routes and no presenter: it takes the connection and values, and holds no rules. Let the service call it.',
  breaches: (project) =>
    eachImport(project, /^apps\/api\/src\/modules\/.*\brepository\.ts$/, (path, { specifier }) =>
      /\b(service|routes|presenter)\.ts$/.test(specifier)
        ? `imports ${target(project, path, specifier)}`
        : undefined,
    ),
  broken: [
    { 'apps/api/src/modules/cart/repository.ts': "import { renew } from './service.ts';" },
    { 'apps/api/src/modules/cart/repository.ts': "import type { Shown } from './presenter.ts';" },
    { 'apps/api/src/modules/cart/items-repository.ts': "import { register } from '../play/routes.ts';" },
  ],
  kept: [
    {
      'apps/api/src/modules/cart/repository.ts': "import type { Db } from '@bolillero/database/connection';",
    },
  ],
};

const services: Rule = {
  title: 'A service and a repository know no HTTP',
  lesson:
    'Requests, answers and statuses end in routes.ts; a service takes values and answers a value or a closed code, so that a job can call it too.',
  breaches: (project) =>
    eachImport(project, /^apps\/api\/src\/modules\/.*\b(service|repository)\.ts$/, (path, { specifier }) => {
      if (/^(fastify|@fastify\/.*|node:http)$/.test(specifier)) return `imports ${specifier}`;
      return /\broutes\.ts$/.test(specifier) ? `imports ${target(project, path, specifier)}` : undefined;
    }),
  broken: [
    { 'apps/api/src/modules/cart/service.ts': "import type { FastifyRequest } from 'fastify';" },
    { 'apps/api/src/modules/cart/service.ts': "import { path } from './routes.ts';" },
    { 'apps/api/src/modules/cart/repository.ts': "import '@fastify/cookie';" },
  ],
  kept: [
    { 'apps/api/src/modules/cart/service.ts': "import { insert } from './repository.ts';" },
    { 'apps/api/src/modules/cart/routes.ts': "import type { FastifyInstance } from 'fastify';" },
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

export const apiRules: readonly Rule[] = [repositories, services, adapters];
