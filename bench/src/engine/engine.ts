import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { withFolder } from '../folder.ts';
import { benchAgainst } from './against.ts';
import { benchCold } from './cold.ts';
import { benchGrowth } from './growth.ts';
import { generatedHistory, realHistories } from './histories.ts';
import { benchServed } from './served.ts';

const many = 100_000;

/** The statistics engine: against plain code, one more draw against all over again, memory, and as it is served. */
export function benchEngine(): Promise<void> {
  return withFolder(async (folder) => {
    const real = realHistories();
    if (real === null) console.log('real histories: skipped, there is no ../shared/data beside the checkout');
    const generated = await generatedHistory(many, folder);
    const load = loadavg()[0] ?? Number.NaN;
    console.log(`${cpus().length} cores, load ${load.toFixed(2)}; times beside the ratios in their order`);
    for (const history of [...(real ?? []), generated]) await benchAgainst(history);
    for (const history of [...(real ?? []), generated]) await benchCold(history);
    benchGrowth(generated);
    await benchServed(join(folder, 'data'));
  });
}
