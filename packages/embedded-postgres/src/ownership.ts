import { linkSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { identify, isAlive, type ProcessIdentity } from './process-table.ts';

export type Claim =
  | { readonly held: true; release(): void }
  | { readonly held: false; readonly by: ProcessIdentity };

interface Mark {
  readonly file: string;
  readonly owner: ProcessIdentity;
  readonly waiting: boolean;
}

/**
 * Claims a folder for this process until it is released or the process dies.
 *
 * Each process leaves a mark under its own name (number and start time), looks whether anybody else has one, and only
 * then holds the folder; whoever sees another living mark steps back. So of two that start together at most one gets
 * it, and the mark of a dead process can be removed by anybody without the risk of removing a living one's.
 */
export async function claimFolder(folder: string, patience = 5_000): Promise<Claim> {
  const me = identify(process.pid);
  if (me === undefined) throw new Error('this process is not in the process table');
  const held = join(folder, nameOf(me));
  const waiting = `${held}.waiting`;
  const release = () => rmSync(held, { force: true });
  const end = performance.now() + patience;
  for (;;) {
    if (!writeNew(waiting)) return { held: false, by: me };
    try {
      const others = marksIn(folder).filter((mark) => mark.file !== waiting);
      for (const mark of others) if (!isAlive(mark.owner)) rmSync(mark.file, { force: true });
      const alive = others.filter((mark) => isAlive(mark.owner));
      const holder = alive.find((mark) => !mark.waiting);
      if (holder !== undefined) return { held: false, by: holder.owner };
      const [rival] = alive;
      if (rival === undefined) {
        // Linked before the other name goes: at every moment one of the two is there to be seen.
        linkSync(waiting, held);
        return { held: true, release };
      }
      if (performance.now() > end) return { held: false, by: rival.owner };
    } finally {
      rmSync(waiting, { force: true });
    }
    await sleep(20 + Math.random() * 180);
  }
}

function nameOf({ pid, started }: ProcessIdentity): string {
  return `owner-${pid}-${started}`;
}

function marksIn(folder: string): Mark[] {
  return readdirSync(folder).flatMap((name) => {
    const [, pid, started, waiting] = /^owner-(\d+)-(.+?)(\.waiting)?$/.exec(name) ?? [];
    if (pid === undefined || started === undefined) return [];
    return [
      {
        file: join(folder, name),
        owner: { pid: Number(pid), started },
        waiting: waiting !== undefined,
      },
    ];
  });
}

/** Creates an empty file; false when this very process has it already. */
function writeNew(file: string): boolean {
  try {
    writeFileSync(file, '', { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}
