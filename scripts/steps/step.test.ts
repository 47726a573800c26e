import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** Runs steps in a program of their own, as `npm test` does. */
function run(steps: string) {
  const address = JSON.stringify(new URL('./step.ts', import.meta.url).href);
  const program = `import { runSteps, sideBySide } from ${address}; const second = Promise.withResolvers(); await runSteps(${steps});`;
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

test('where the time went is told, the slowest first, the fifteen slowest files alone', () => {
  const { lines } = run(`[
    { name: 'quick', run: async () => ({ passed: 1, failed: 0, files: [{ file: 'quick.test.ts', seconds: 0.25 }] }) },
    { name: 'slow', run: async () => {
      const end = performance.now() + 200;
      while (performance.now() < end);
      const files = Array.from({ length: 16 }, (_, n) => ({ file: n + '.spec.ts', seconds: n }));
      return { passed: 1, failed: 0, files };
    } },
  ]`);
  const from = (line: string) => lines.indexOf(line);
  const steps = lines.slice(from('Steps, slowest first') + 1, from('Files of tests, slowest first') - 1);
  expect(steps).toEqual([
    expect.stringContaining('slow: 1 passed'),
    expect.stringContaining('quick: 1 passed'),
  ]);
  const files = lines.slice(from('Files of tests, slowest first') + 1, -2);
  expect(files).toHaveLength(15);
  expect(files.slice(0, 2)).toEqual(['    15.0 s  15.spec.ts', '    14.0 s  14.spec.ts']);
  expect(files.at(-1)).toBe('     1.0 s  1.spec.ts');
  expect(lines.at(-1)).toBe('2 passed, 0 failed');
});

test('steps side by side run at the same time and are counted together; one that breaks keeps no other from its end', () => {
  const { status, lines } = run(`[sideBySide([
    { name: 'first', run: async () => { await second.promise; return { passed: 2, failed: 0 }; } },
    { name: 'broken', run: async () => { throw new Error('no such program'); } },
    { name: 'second', run: async () => { second.resolve(); return { passed: 3, failed: 0 }; } },
  ])]`);
  expect(lines.join('\n')).toContain('no such program');
  for (const words of [
    'first: 2 passed, 0 failed',
    'broken: 0 passed, 1 failed',
    'second: 3 passed, 0 failed',
  ])
    expect(lines).toContainEqual(expect.stringContaining(words));
  expect(lines.at(-1)).toBe('5 passed, 1 failed');
  expect(status).toBe(1);
});
