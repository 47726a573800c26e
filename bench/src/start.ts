import { withFolder } from './folder.ts';
import { benchHttp } from './http.ts';
import { startBolillero, startProgram } from './server.ts';

/** How long the start takes, with and without a database in place, and how fast the hot reads are. */
export function benchStart(): Promise<void> {
  return withFolder(async (dataDir) => {
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
  });
}
