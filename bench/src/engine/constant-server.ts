import { mkdirSync } from 'node:fs';
import { parseConfig } from '@bolillero/api/config';
import { prepareInstallation } from '@bolillero/api/installation';
import { serve } from '@bolillero/api/plugins/calls';
import { startProcess } from '@bolillero/api/process';
import { defineCall } from '@bolillero/contract/call';
import { startEmbedded } from '@bolillero/embedded-postgres/start';
import { pino } from 'pino';
import { Type } from 'typebox';

/**
 * The whole product with one call more, `/api/bench/constant/{bytes}`: so many bytes that are always the same, behind the guard that
 * statistics stand behind. What a statistic costs beyond it is what finding the answer costs.
 */
const constant = defineCall({
  id: 'bench.constant',
  method: 'GET',
  path: '/bench/constant/{bytes}',
  access: 'subscriber',
  summary: 'Siempre lo mismo',
  params: Type.Object({ bytes: Type.Integer() }),
});

const parsed = parseConfig(process.env);
if (!parsed.ok) throw new Error(parsed.faults.join('; '));
const { config } = parsed;
const log = pino({ level: 'warn' });
mkdirSync(config.dataDir, { recursive: true });
const embedded = await startEmbedded({ dataDir: config.dataDir, log, onLost: (error) => log.fatal(error) });
const bodies = new Map<number, Buffer>();
const running = await startProcess(config, embedded.config, log, {
  alsoServe: (app, context) => {
    serve(app, context, constant, async ({ params: { bytes }, reply }) => {
      const body = bodies.get(bytes) ?? Buffer.alloc(bytes, 'x');
      bodies.set(bytes, body);
      return reply.type('application/json; charset=utf-8').send(body);
    });
  },
});
await prepareInstallation(running.context, { embedded: true, say: () => undefined });
const address = await running.app.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`Listo: ${address}\n`);
process.on('SIGTERM', async () => {
  await running.stop();
  await embedded.stop();
  process.exit(0);
});
