import { parseArgs } from 'node:util';
import { benchEngine } from './engine/engine.ts';
import { benchLists } from './lists/lists.ts';
import { benchStart } from './start.ts';
import { benchTaps } from './taps/taps.ts';
import { benchWeb } from './web/web.ts';

/**
 * `npm run bench`: every figure is a ratio, or stands beside what it is measured against, from this one run.
 * `npm run bench -- engine` runs only that part; so do `server`, `lists`, `web` and `taps`.
 */
const parts = { server: benchStart, engine: benchEngine, lists: benchLists, web: benchWeb, taps: benchTaps };

const { positionals } = parseArgs({ allowPositionals: true });
const unknown = positionals.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  console.error(`No part ${unknown.join(', ')}: there are ${Object.keys(parts).join(', ')}`);
  process.exit(1);
}
for (const [name, run] of Object.entries(parts)) {
  if (positionals.length === 0 || positionals.includes(name)) await run();
}
