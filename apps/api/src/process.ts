import { openDatabase } from '@bolillero/database/connection';
import { migrate } from '@bolillero/database/migrate';
import type { FastifyBaseLogger, FastifyInstance, FastifyServerOptions } from 'fastify';
import type pg from 'pg';
import { createDrawSources } from './adapters/draw-sources/draw-sources.ts';
import { createPaymentProviders } from './adapters/payment-providers.ts';
import { buildApp } from './app.ts';
import { createCatalogue } from './catalogue/catalogue.ts';
import { createClock } from './clock.ts';
import type { Context } from './context.ts';
import { createDeparture } from './departure.ts';
import { createDiskWatch } from './disk-watch.ts';
import { createEngine } from './engine/engine.ts';
import { removeExpiredSessions } from './identity/sessions-repository.ts';
import { createJobs } from './jobs/job-queue.ts';
import { createExportSlots } from './lists/export-slots.ts';
import { mailWord } from './mail/insert-mails.ts';
import { mailTransportOf } from './mail/mail-transport-of.ts';
import { createMailSender } from './mail/sender.ts';
import { createDrawFiles } from './modules/imports/draw-files.ts';
import { limits } from './modules/imports/file-limits.ts';
import { compiledWhenNeeded } from './plugins/late-schemas.ts';
import { createThrottles } from './plugins/throttles.ts';
import type { RegisterModule } from './register-module.ts';
import type { Config } from './settings/config.ts';
import { type CutOff, stopProcess } from './stop-process.ts';

/** A server without its socket: everything that is made at start, and how to end it. */
export interface Process {
  readonly app: FastifyInstance;
  readonly context: Context;
  /** Finishes what is at hand and lets go of the database, within the time that the settings give. Answers what had to be cut off. */
  stop(): Promise<readonly CutOff[]>;
}

/** What the tests and the bench change of a process. */
interface ProcessOptions {
  /** Serves a call of one's own beside the others. */
  readonly alsoServe?: RegisterModule;
  /** Compiles the schemas in another way. */
  readonly schemaController?: FastifyServerOptions['schemaController'];
}

const hour = 3_600_000;
const minute = 60_000;

/** Migrates the database and composes the application upon it. Shared by the server, the tests and the bench. */
export async function startProcess(
  config: Config,
  database: pg.ClientConfig,
  log: FastifyBaseLogger,
  { alsoServe, schemaController = compiledWhenNeeded() }: ProcessOptions = {},
): Promise<Process> {
  await migrate(database);
  const connected = openDatabase({ ...database, max: config.databaseConnections }, (error) =>
    log.warn({ err: error }, 'idle database connection lost'),
  );
  const clock = createClock(config.startAt);
  const jobs = createJobs(connected, clock, log);
  const catalogue = createCatalogue(connected);
  const context: Context = {
    config,
    clock,
    database: connected,
    db: connected.db,
    catalogue,
    engine: createEngine({ database: connected, catalogue, clock }),
    drawSources: createDrawSources(
      { ...config.drawSources, mostBytes: limits.fileBytes },
      createDrawFiles().readNamed,
    ),
    payments: createPaymentProviders(config, connected.db, clock, log),
    jobs,
    throttles: createThrottles(connected, config),
    departure: createDeparture(),
    // Beside a database elsewhere only mails would lie there, and a house that cannot write those still serves.
    disk: createDiskWatch({ folder: config.databaseUrl === null ? config.dataDir : null }),
    exportSlots: createExportSlots(config.databaseConnections),
  };
  const app = await buildApp(context, {
    loggerInstance: log,
    schemaController,
  });
  alsoServe?.(app, context);
  jobs.every('jobs after the clock was set back', minute, () => jobs.catchUp());
  jobs.every('expired sessions', hour, () => removeExpiredSessions(connected.db, clock.date()));
  jobs.every('expired limits', hour, () => context.throttles.removeExpired());
  const sender = createMailSender(context, await mailTransportOf(config, log), log);
  jobs.serve(sender, mailWord);
  jobs.every('mails in doubt', minute, () => sender.findLost());
  await app.ready();
  return {
    app,
    context,
    stop: () => stopProcess({ app, context, database: connected, log }),
  };
}
