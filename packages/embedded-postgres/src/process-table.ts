import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** A process as one run of one program: its number alone is given to another program sooner or later. */
export interface ProcessIdentity {
  readonly pid: number;
  /** When it started, comparable only with itself; without characters that a file name may not have. */
  readonly started: string;
}

export interface RunningProcess {
  readonly pid: number;
  /** The command line, or the title that the program has given itself. */
  readonly commandLine: string;
}

const hasProc = process.platform === 'linux';

/** The identity of a living process; undefined when it is gone or a zombie that its parent has not collected. */
export function identify(pid: number): ProcessIdentity | undefined {
  return hasProc ? identifyFromProc(pid) : identifyFromPs(pid);
}

export function isAlive({ pid, started }: ProcessIdentity): boolean {
  return identify(pid)?.started === started;
}

/** The file name of the program that a process runs; empty when there is no such process. */
export function programName(pid: number): string {
  const name = hasProc ? readOrNothing(`/proc/${pid}/comm`) : (ps('-o', 'comm=', '-p', String(pid))[0] ?? '');
  return basename(name.trim());
}

/** Every process of the machine that this user may see, zombies left out. */
export function runningProcesses(): RunningProcess[] {
  if (!hasProc) {
    return ps('-axo', 'pid=,command=').flatMap((line) => {
      const [pid, commandLine] = firstWord(line);
      return /^\d+$/.test(pid) ? [{ pid: Number(pid), commandLine }] : [];
    });
  }
  return readdirSync('/proc').flatMap((name) => {
    // A zombie has no command line.
    const commandLine = /^\d+$/.test(name) ? readOrNothing(`/proc/${name}/cmdline`) : '';
    return commandLine === '' ? [] : [{ pid: Number(name), commandLine: commandLine.replaceAll('\0', ' ') }];
  });
}

function identifyFromProc(pid: number): ProcessIdentity | undefined {
  const stat = readOrNothing(`/proc/${pid}/stat`);
  // The second field is the program's name in parentheses, and may hold both spaces and parentheses.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [state] = fields;
  const startTime = fields[19];
  if (startTime === undefined || state === 'Z' || state === 'X') return undefined;
  const boot = readOrNothing('/proc/sys/kernel/random/boot_id').trim().slice(0, 8);
  return { pid, started: `${boot}-${startTime}` };
}

function identifyFromPs(pid: number): ProcessIdentity | undefined {
  const [line = ''] = ps('-o', 'stat=,lstart=', '-p', String(pid));
  const [state, started] = firstWord(line);
  if (started === '' || state.startsWith('Z')) return undefined;
  return { pid, started: started.replaceAll(/[^\w]+/g, '-') };
}

/** A line's first word, and what comes after it. */
function firstWord(line: string): [string, string] {
  const text = line.trim();
  const end = text.search(/\s/);
  return end < 0 ? [text, ''] : [text.slice(0, end), text.slice(end).trimStart()];
}

function ps(...args: string[]): string[] {
  try {
    return execFileSync('ps', args, { encoding: 'utf8', maxBuffer: 64 << 20 }).split('\n');
  } catch {
    return [];
  }
}

function readOrNothing(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
