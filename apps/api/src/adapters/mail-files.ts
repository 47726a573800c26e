import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MailFault, type MailTransport } from './mail-transport.ts';

/** A mail that is being written, and the process that does. */
const unfinishedName = /^\..+\.eml\.(\d+)$/;

/** Removes what processes that were killed had begun to write: links that change a password stand in it. */
export async function removeUnfinishedMails(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const [, pid] = unfinishedName.exec(name) ?? [];
    if (pid !== undefined && !isAnothers(Number(pid))) await rm(join(folder, name), { force: true });
  }
}

/** Whether a process other than this one is alive under that id. */
function isAnothers(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Writes each mail as an .eml file that any mail program opens; a file is there whole or not at all. */
export function createMailFiles(folder: string): MailTransport {
  return {
    isRepeatable: true,
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
