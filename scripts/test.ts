/**
 * `npm test`: everything that continuous integration runs. Each step's name, duration and counts are printed, no
 * step keeps the next from running, and the last line is `N passed, N failed`.
 */
import { deadCode, staticChecks } from './steps/static-checks.ts';
import { runSteps, sideBySide } from './steps/step.ts';
import { componentTests, playwright, vitest, vitestApart, vitestOnServer } from './steps/test-runs.ts';

await runSteps([
  sideBySide([staticChecks, deadCode]),
  vitest,
  vitestApart,
  vitestOnServer,
  componentTests,
  playwright,
]);
