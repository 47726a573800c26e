import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchHttp } from './http.ts';
import { startBolillero, startProgram } from './server.ts';

/** `npm run bench`: every figure is a ratio, or stands beside what it is measured against, from this one run. */
const dataDir = await mkdtemp(join(tmpdir(), 'bolillero-bench-'));
try {
  const bare = await startProgram(['bench/src/bare-server.ts'], {});
  await bare.stop();
  const times: number[] = [];
  for (const which of ['first', 'second']) {
    const started = await startBolillero({ DATA_DIR: dataDir, DEMO: '1' });
    times.push(started.startMilliseconds);
    const ratio = started.startMilliseconds / bare.startMilliseconds;
    console.log(
      `${which} start to ready: ${(started.startMilliseconds / 1000).toFixed(2)} s, ${ratio.toFixed(1)} times a bare node:http server`,
    );
    if (which === 'second') await benchHttp(started);
    await started.stop();
  }
  const [first = 0, second = 0] = times;
  console.log(`second start against the first: ${(second / first).toFixed(2)}`);
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
