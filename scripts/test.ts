/**
 * `npm test`: everything that continuous integration runs. Each step's name, duration and counts are printed, no
 * step keeps the next from running, and the last line is `N passed, N failed`.
 */
import { staticChecks } from './steps/static-checks.ts';
import { runSteps } from './steps/step.ts';
import {
  componentTests,
  playwright,
  vitest,
  vitestOnServer,
  vitestWithFewestConnections,
} from './steps/test-runs.ts';

await runSteps([
  staticChecks,
  vitest,
  vitestWithFewestConnections,
  vitestOnServer,
  componentTests,
  playwright,
]);
