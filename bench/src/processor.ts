import { readdirSync, readFileSync } from 'node:fs';

/** Ticks of the processor that a program and the processes it started have had; null where /proc does not say. */
export function ticksOf(program: number): number | null {
  const all = readdirSafely().flatMap((pid) => statOf(pid) ?? []);
  const mine = new Set([program]);
  for (let before = 0; before < mine.size; ) {
    before = mine.size;
    for (const { pid, parent } of all) if (mine.has(parent)) mine.add(pid);
  }
  const ticks = all.filter(({ pid }) => mine.has(pid)).map((one) => one.ticks);
  return ticks.length === 0 ? null : ticks.reduce((sum, one) => sum + one, 0);
}

function readdirSafely(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}

function statOf(pid: string): { pid: number; parent: number; ticks: number } | null {
  try {
    // The name may hold anything; what follows its closing bracket does not.
    const [, after = ''] = /^.*\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    const fields = after.split(' ');
    return { pid: Number(pid), parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) };
  } catch {
    return null; // ended meanwhile
  }
}
