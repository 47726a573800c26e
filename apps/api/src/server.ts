import { mkdirSync } from 'node:fs';
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

const say = (line: string) => process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const config = readConfig();
  const log = pino(logOptions(config));

  let embedded: Awaited<ReturnType<typeof startEmbedded>> | null = null;
  if (config.databaseUrl === null) {
    mkdirSync(config.dataDir, { recursive: true });
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

  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    await running.stop();
    await embedded?.stop();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));

  await running.context.jobs.start();
  const address = await running.app.listen({ port: config.port, host: config.host });
  // The log is written in the background: this line is the last of the start.
  log.flush(() => say(startTexts.ready(address)));
}

main().catch((error: unknown) => {
  process.stderr.write(`${startTexts.failed(error instanceof Error ? error.message : String(error))}\n`);
  if (process.env.LOG_LEVEL === 'debug' && error instanceof Error) process.stderr.write(`${error.stack}\n`);
  process.exit(1);
});
