/** `npm run check`: all that `npm test` does short of the browser and of the second kind of database. */
import { staticChecks } from './steps/static-checks.ts';
import { runSteps } from './steps/step.ts';
import { vitest } from './steps/test-runs.ts';

await runSteps([staticChecks, vitest]);
