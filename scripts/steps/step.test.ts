import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** Runs steps in a program of their own, as `npm test` does. */
function run(steps: string) {
  const address = JSON.stringify(new URL('./step.ts', import.meta.url).href);
  const program = `import { runSteps } from ${address}; await runSteps(${steps});`;
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  });
  return { status, lines: stdout.trim().split('\n') };
}

test('counts are summed up and said in the last line', () => {
  const { status, lines } = run(`[
    { name: 'one', run: async () => ({ passed: 3, failed: 0 }) },
    { name: 'two', run: async () => ({ passed: 4, failed: 0 }) },
  ]`);
  expect(lines.at(-1)).toBe('7 passed, 0 failed');
  expect(status).toBe(0);
});

test('a step that breaks counts as one failure and keeps no other from running', () => {
  const { status, lines } = run(`[
    { name: 'broken', run: async () => { throw new Error('no such browser'); } },
    { name: 'whole', run: async () => ({ passed: 2, failed: 0 }) },
  ]`);
  expect(lines.join('\n')).toContain('no such browser');
  expect(lines.at(-1)).toBe('2 passed, 1 failed');
  expect(status).toBe(1);
});
