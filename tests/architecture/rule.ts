import { type Import, importsOf, type Project } from './project.ts';

/** A place that breaks a rule, in words: path, line, and what is wrong there (`imports pg`). */
export type Breach = string;

/**
 * A rule of the house. It carries examples, so that it cannot die unnoticed: each that breaks it must be caught, each
 * that keeps it must pass.
 */
export interface Rule {
  /** A plain sentence: what holds. */
  readonly title: string;
  /** What to do instead, for who has just broken it. */
  readonly lesson: string;
  readonly breaches: (project: Project) => Breach[];
  /** Files by path; `package.json` files may be among them. */
  readonly broken: readonly Example[];
  readonly kept: readonly Example[];
}

export type Example = Readonly<Record<string, string>>;

/** Asks a question of every import under `folder`; an answer in words is a breach. */
export function eachImport(
  project: Project,
  within: RegExp,
  question: (path: string, imported: Import) => string | undefined,
): Breach[] {
  const breaches: Breach[] = [];
  for (const [path, text] of project.sources) {
    if (!within.test(path)) continue;
    for (const imported of importsOf(path, text)) {
      const answer = question(path, imported);
      if (answer) breaches.push(`${path}:${imported.line} ${answer}`);
    }
  }
  return breaches;
}
