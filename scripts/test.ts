/**
 * `npm test`: everything that continuous integration runs. Each step's name, duration and counts are printed, no
 * step keeps the next from running, and the last line is `N passed, N failed`.
 */
import { deadCode, lint, typeCheck } from './steps/static-checks.ts';
import { runSteps } from './steps/step.ts';
import { componentTests, playwright, vitest, vitestOnServer } from './steps/test-runs.ts';

await runSteps([typeCheck, lint, deadCode, vitest, vitestOnServer, componentTests, playwright]);
