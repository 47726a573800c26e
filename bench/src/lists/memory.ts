import { readFile } from 'node:fs/promises';

/** What a process holds in memory, in megabytes; 0 where the system does not say. */
export async function rssOf(pid: number): Promise<number> {
  try {
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Math.round(Number(kilobytes ?? 0) / 1024);
  } catch {
    return 0;
  }
}
