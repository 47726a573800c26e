import { constants } from 'node:os';
import { isDiskFull } from '@bolillero/database/connection';
import { startEmbedded } from '@bolillero/embedded-postgres/start';
import { startTexts } from '@bolillero/texts/start';
import { pino } from 'pino';
import { prepareInstallation } from './installation/prepare-installation.ts';
import { startProcess } from './process.ts';
import { type Config, parseConfig } from './settings/config.ts';
import { logOptions } from './settings/log-options.ts';

function readConfig(): Config {
  const result = parseConfig(process.env);
  if (result.ok) return result.config;
  process.stderr.write(
    `${startTexts.badSettings}\n${result.faults.map((fault) => `  - ${fault}`).join('\n')}\n`,
  );
  process.exit(1);
}

/** How a stop ended, as whoever watches over the process reads it; asked again, it is 128 and the signal's number, as of a shell. */
const exitCodes = { finished: 0, failed: 1, cutOff: 2 } as const;

const signals = ['SIGTERM', 'SIGINT'] as const;
type Signal = (typeof signals)[number];

/** Milliseconds within which signals are one wish: npm passes the terminal's Ctrl-C on to a process that has heard it already. */
const oneWish = 500;

async function main(): Promise<void> {
  const config = readConfig();
  // The log is written in the background: what is said besides goes the same way, and so keeps its place.
  const output = pino.destination(1);
  const log = pino(logOptions(config), output);
  const say = (line: string) => output.write(`${line}\n`);

  let embedded: Awaited<ReturnType<typeof startEmbedded>> | null = null;
  if (config.databaseUrl === null) {
    const onLost = (error: Error) => {
      // Without its database the process is of no use: whoever watches over it starts both again.
      log.fatal({ err: error }, 'the embedded database is lost');
      process.exit(1);
    };
    embedded = await startEmbedded({ dataDir: config.dataDir, log, onLost });
  }
  const database = embedded?.config ?? { connectionString: config.databaseUrl ?? '' };
  const running = await startProcess(config, database, log);
  await prepareInstallation(running.context, { embedded: embedded !== null, say });

  const stop = async (): Promise<number> => {
    const cutOff = await running.stop();
    await embedded?.stop();
    log.info({ cutOff }, 'stopped');
    return cutOff.length === 0 ? exitCodes.finished : exitCodes.cutOff;
  };
  let askedAt: number | null = null;
  const heed = (signal: Signal) => {
    const now = performance.now();
    if (askedAt === null) {
      askedAt = now;
      log.info({ signal }, 'stopping');
      stop().then(leave, (error: unknown) => {
        log.fatal({ err: error }, 'the stop failed');
        leave(exitCodes.failed);
      });
    } else if (now - askedAt > oneWish) {
      log.warn({ signal }, 'asked again: ending at once');
      leave(128 + constants.signals[signal]);
    }
  };
  const leave = (code: number) => output.once('close', () => process.exit(code)).end();
  for (const signal of signals) process.on(signal, () => heed(signal));

  await running.context.jobs.start();
  const { host, port } = config;
  const address = await running.app.listen({ host, port }).catch((error: NodeJS.ErrnoException) => {
    throw new Error(startTexts.cannotListen(host, port, error.code ?? error.message), { cause: error });
  });
  say(startTexts.ready(address));
}

main().catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${startTexts.failed(isDiskFull(error) ? startTexts.diskFull : message)}\n`);
  if (process.env.LOG_LEVEL === 'debug' && error instanceof Error) process.stderr.write(`${error.stack}\n`);
  process.exit(1);
});
