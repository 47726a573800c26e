import { globSync } from 'node:fs';
import { executeQuietly, type Step, sideBySide } from './step.ts';

/** Every part of the repository with a tsconfig of its own; a package's tests may have a second one. */
function typeScriptProjects(): string[] {
  const folders = ['apps/*', 'packages/*', 'tests/*', 'database', 'bench', 'scripts'];
  return folders.flatMap((folder) => globSync(`${folder}/tsconfig*.json`)).sort();
}

const typeCheck: Step = {
  name: 'types',
  async run() {
    const waiting = typeScriptProjects();
    const counts = { passed: 0, failed: 0 };
    const check = async () => {
      for (let project = waiting.shift(); project !== undefined; project = waiting.shift()) {
        const { code, output } = await executeQuietly('node_modules/.bin/tsc', [
          '-p',
          project,
          '--checkers',
          '1',
        ]);
        if (code === 0) counts.passed += 1;
        else counts.failed += 1;
        if (code !== 0) console.log(`${project}\n${output}`);
      }
    };
    await Promise.all([check(), check()]);
    return counts;
  },
};

const lint: Step = {
  name: 'lint, format, boundaries',
  async run() {
    const colors = process.stdout.isTTY ? 'force' : 'off';
    const { code, output } = await executeQuietly('node_modules/.bin/biome', [
      'ci',
      `--colors=${colors}`,
      '.',
    ]);
    console.log(output.trim());
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  },
};

/** Dead code and unused dependencies: of everything, then of the programs, where what only tests read is dead. */
export const deadCode: Step = {
  name: 'dead code',
  async run() {
    const counts = { passed: 0, failed: 0 };
    for (const kind of [[], ['--production']]) {
      const { code, output } = await executeQuietly('node_modules/.bin/knip', ['--no-progress', ...kind]);
      if (code === 0) counts.passed += 1;
      else counts.failed += 1;
      if (output !== '') console.log(output.trim());
    }
    return counts;
  },
};

/** What is read and not run, and what a change breaks most often. */
export const staticChecks: Step = sideBySide([typeCheck, lint]);
