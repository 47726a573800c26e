import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MailFault, type MailTransport } from './mail-transport.ts';

/** Writes each mail as an .eml file that any mail program opens; a file is there whole or not at all. */
export function createMailFiles(folder: string): MailTransport {
  return {
    open: async () => ({
      async send({ raw, fileName }) {
        try {
          await mkdir(folder, { recursive: true });
          const unfinished = join(folder, `.${fileName}.${process.pid}`);
          // Links that change a password stand in them.
          await writeFile(unfinished, raw, { mode: 0o600, flush: true });
          await rename(unfinished, join(folder, fileName));
        } catch (error) {
          throw new MailFault(String(error), false);
        }
      },
      close: () => undefined,
    }),
  };
}
