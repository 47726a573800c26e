/** `npm run check`: all that `npm test` does short of the browser, of the second kind of database and of few connections. */
import { staticChecks } from './steps/static-checks.ts';
import { runSteps } from './steps/step.ts';
import { vitest } from './steps/test-runs.ts';

await runSteps([staticChecks, vitest]);
