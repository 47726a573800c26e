import { posix } from 'node:path';
import { parseSync } from 'oxc-parser';
import type { Project } from '../project.ts';
import type { Rule } from '../rule.ts';

interface Passage {
  readonly path: string;
  readonly line: number;
  readonly text: string;
}

/** What is written for people: the documents, and the comments of the sources. */
function prose({ documents, sources }: Project): Passage[] {
  const comments = [...sources].flatMap(([path, text]) =>
    parseSync(path, text).comments.map(({ value, start }) => ({
      path,
      line: text.slice(0, start).split('\n').length,
      text: value,
    })),
  );
  // A decision that was replaced tells of a house that is no more.
  const current = [...documents].filter(([, text]) => !/^\*Superseded by /m.test(text));
  return [...current.map(([path, text]) => ({ path, line: 1, text })), ...comments];
}

/** A file name with an ending of ours, by itself or with folders; not part of a pattern or of an address. */
const fileName =
  /(?<![\w./*:@{}…-])(?:\.{1,2}\/)*((?:[\w.-]+\/)*[\w-][\w.-]*\.(?:tsx?|mjs|css|sql|py|md|json))(?![\w/*-])/g;

/** `X.test.tsx` stands for any name; what npm has installed is not ours to look after. */
const isOurs = (name: string) => !/^node_modules\/|(^|\/)[a-z]\./i.test(name);

const exists = ({ files }: Project, name: string) =>
  files.has(name) || [...files].some((path) => path.endsWith(`/${name}`));

const lineOf = ({ line, text }: Passage, index: number) => line + text.slice(0, index).split('\n').length - 1;

const files: Rule = {
  title: 'A file that a document or a comment names exists',
  lesson: 'It was moved, renamed or deleted: name the file that is there now, or say it without one.',
  breaches: (project) =>
    prose(project).flatMap((passage) =>
      [...passage.text.matchAll(fileName)]
        .filter(([, name = '']) => isOurs(name) && !exists(project, name))
        .map(({ 1: name, index }) => `${passage.path}:${lineOf(passage, index)} names ${name}`),
    ),
  broken: [
    { 'docs/architecture.md': 'The server begins in `apps/api/src/main.ts`.' },
    { 'docs/architecture.md': 'See [the table](gone.md).', 'docs/other.md': '' },
    { 'apps/api/src/a.ts': '// as in gone.ts\nexport const a = 1;' },
    {
      'apps/api/src/a.ts': '/** See `jobs/worker.ts`. */\nexport const a = 1;',
      'apps/web/src/worker.ts': '',
    },
    { 'packages/domain/src/a.ts': '/* Its table is prizes.json. */' },
  ],
  kept: [
    { 'docs/architecture.md': '`server.ts` listens.', 'apps/api/src/server.ts': '' },
    { 'apps/api/src/a.ts': '// told in docs/mail.md', 'docs/mail.md': '' },
    { 'apps/api/src/a.ts': '// Every *.test.ts, and https://example.com/a.json.\nconst name = "gone.ts";' },
    { 'README.md': 'A test `x.test.ts` lies beside `x.ts`; run node_modules/vitest/vitest.mjs.' },
    { 'docs/decisions/0001-old.md': '*Superseded by [decision 2](0002-new.md).* It was in `old.ts`.' },
  ],
};

const links: Rule = {
  title: 'A link of a document leads to what is there',
  lesson: 'Write the path from the document to the file or folder, as it is now.',
  breaches: (project) => {
    const { files, documents } = project;
    const isThere = (path: string) =>
      files.has(path) || [...files].some((file) => file.startsWith(`${path}/`)) || path === '.';
    return [...documents].flatMap(([path, text]) =>
      [...text.matchAll(/\]\((?!\w+:|#)([^)#\s]+)(?:#[^)]*)?\)/g)]
        .filter(([, to = '']) => !isThere(posix.join(posix.dirname(path), to).replace(/\/$/, '')))
        .map(([, to]) => `${path} links ${to}`),
    );
  },
  broken: [
    { 'README.md': 'Read [more](docs/gone.md).' },
    { 'docs/a.md': '![a screen](images/gone.png)' },
    { 'docs/a.md': 'See [decision 1](0001-first.md#why).', 'docs/decisions/0001-first.md': '' },
  ],
  kept: [
    {
      'README.md': '[one](docs/a.md) [all](docs) [here](#start) [there](https://example.com/gone.md)',
      'docs/a.md': '[back](../README.md#start)',
    },
  ],
};

export const mentionRules: readonly Rule[] = [files, links];
