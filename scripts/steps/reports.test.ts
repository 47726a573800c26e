import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { playwrightOutcome, vitestOutcome } from './reports.ts';

const passed = { status: 'passed' };

describe('a report of Vitest', () => {
  const file = (name: string, status: string, assertionResults: readonly { status: string }[]) => ({
    name: join(process.cwd(), name),
    startTime: 1_000,
    endTime: 3_500,
    status,
    assertionResults,
  });

  test('counts tests, and files that could not be loaded; says what each file took', () => {
    const testResults = [
      file('a.test.ts', 'failed', [passed, { status: 'failed' }]),
      file('b.test.ts', 'failed', []),
    ];
    expect(vitestOutcome(1, { numPassedTests: 1, testResults })).toEqual({
      passed: 1,
      failed: 2,
      files: [
        { file: 'a.test.ts', seconds: 2.5 },
        { file: 'b.test.ts', seconds: 2.5 },
      ],
    });
  });

  test('of a run that ended badly without a failed test is a failure', () => {
    expect(vitestOutcome(1, { numPassedTests: 3, testResults: [] })).toMatchObject({ passed: 3, failed: 1 });
  });
});

test('a report of Playwright adds up what a file took, in all its parts and at every width', () => {
  const spec = (...durations: readonly number[]) => ({
    tests: durations.map((duration) => ({ results: [{ duration }] })),
  });
  const outcome = playwrightOutcome(0, {
    config: { rootDir: join(process.cwd(), 'tests/e2e') },
    stats: { expected: 4, unexpected: 0, flaky: 1 },
    suites: [
      {
        file: 'journeys/cart.spec.ts',
        specs: [spec(1_000, 2_000)],
        suites: [{ file: 'journeys/cart.spec.ts', specs: [spec(500)] }],
      },
    ],
  });
  expect(outcome).toEqual({
    passed: 5,
    failed: 0,
    files: [{ file: 'tests/e2e/journeys/cart.spec.ts', seconds: 3.5 }],
  });
});
