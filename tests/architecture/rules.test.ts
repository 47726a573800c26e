import { describe, expect, test } from 'vitest';
import { exampleProject, readProject } from './project.ts';
import type { Example } from './rule.ts';
import { apiRules } from './rules/api.ts';
import { dependencyRules } from './rules/dependencies.ts';
import { domainRules } from './rules/domain.ts';
import { fileRules } from './rules/files.ts';
import { mentionRules } from './rules/mentions.ts';
import { oneHomeRules } from './rules/one-home.ts';
import { packageRules } from './rules/packages.ts';
import { patternRules } from './rules/patterns.ts';
import { quotedRules } from './rules/quoted.ts';
import { stateRules } from './rules/state.ts';
import { webRules } from './rules/web.ts';
import { wordRules } from './rules/words.ts';

const project = readProject();
const nameOf = (example: Example) =>
  Object.entries(example).map(([path, text]) => `${path}: ${text.slice(0, 90)}`)[0];

test('the rules see the sources of every package', () => {
  for (const folder of [
    'apps/api',
    'apps/web',
    'packages/domain',
    'packages/contract',
    'packages/texts',
    'packages/embedded-postgres',
    'database',
  ]) {
    const seen = [...project.sources.keys()].filter((path) => path.startsWith(`${folder}/src/`));
    expect(seen.length, folder).toBeGreaterThan(0);
  }
});

for (const rule of [
  ...packageRules,
  ...dependencyRules,
  ...domainRules,
  ...webRules,
  ...apiRules,
  ...fileRules,
  ...oneHomeRules,
  ...wordRules,
  ...quotedRules,
  ...mentionRules,
  ...stateRules,
  ...patternRules,
]) {
  describe(rule.title, () => {
    test('holds everywhere', () => {
      expect(rule.breaches(project), rule.lesson).toEqual([]);
    });

    test.each(rule.broken.map((example) => [nameOf(example), example] as const))(
      'catches %s',
      (_, example) => {
        expect(rule.breaches(exampleProject(project, example))).not.toEqual([]);
      },
    );

    test.each(rule.kept.map((example) => [nameOf(example), example] as const))('passes %s', (_, example) => {
      expect(rule.breaches(exampleProject(project, example))).toEqual([]);
    });
  });
}
