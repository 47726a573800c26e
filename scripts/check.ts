/** `npm run check`, for every small step of a change: types, lint, and the tests that need no browser and run once. `npm test` has the rest. */
import { staticChecks } from './steps/static-checks.ts';
import { runSteps } from './steps/step.ts';
import { vitest } from './steps/test-runs.ts';

await runSteps([staticChecks, vitest]);
