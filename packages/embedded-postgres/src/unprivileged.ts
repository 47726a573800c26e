import { spawnSync } from 'node:child_process';
import { chownSync, lstatSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { faults } from './errors.ts';

/** How to run a program as somebody else than root. */
export interface Disguise {
  readonly prefix: readonly string[];
  /** Who its files must belong to, when that is not the user of this process. */
  readonly user?: Account;
  /** Whether the user is taken on by Node itself rather than by the prefix. */
  readonly spawnAs?: Account;
  /** Whether rights of root are left to it that a plain user does not have. */
  readonly keepsRoot?: boolean;
}

interface Account {
  readonly uid: number;
  readonly gid: number;
}

type Way = 'user' | 'namespace' | 'capability';

interface Places {
  /** Folder of the database, made already or not. */
  readonly cluster: string;
  /** An existing folder that the program must reach. */
  readonly folder: string;
  /** A program that it must be able to run, with `--version`. */
  readonly program: string;
}

/**
 * PostgreSQL refuses to run as root, and what it runs for others should have none of root's rights: another account takes over for
 * good, and the database becomes that account's. Where no account reaches folder or program, as below /root, two ways are
 * left that keep some: a user namespace, in which root has another number but stays who it is outside; where that is forbidden (most
 * containers), an account with the one capability to pass closed folders.
 *
 * @param ways only for tests: the ways to try, in order.
 */
export function disguiseFor(
  places: Places,
  ways: readonly Way[] = ['user', 'namespace', 'capability'],
): Disguise {
  if (process.getuid?.() !== 0) return { prefix: [] };
  const owner = ownerOf(places.cluster);
  const accounts = readAccounts();
  // A database that belongs to an ordinary user stays that user's.
  const account = owner !== undefined && owner.uid !== 0 ? owner : accounts[0];
  if (account === undefined) throw faults.noUser(places.folder);
  const candidates: Record<Way, Disguise | undefined> = {
    user: { prefix: [], user: account, spawnAs: account },
    namespace:
      owner === undefined || owner.uid === 0
        ? { prefix: ['unshare', '--user', `--map-user=${accounts[0]?.uid}`, '--'], keepsRoot: true }
        : undefined,
    capability: {
      prefix: [
        'setpriv',
        `--reuid=${account.uid}`,
        `--regid=${account.gid}`,
        '--clear-groups',
        '--inh-caps=+dac_override',
        '--ambient-caps=+dac_override',
        '--',
      ],
      user: account,
      keepsRoot: true,
    },
  };
  for (const way of ways) {
    const disguise = candidates[way];
    if (disguise !== undefined && reaches(disguise, places)) return disguise;
  }
  throw faults.noUser(places.folder);
}

/** The command, its arguments and the account for `spawn`. */
export function disguised(disguise: Disguise, program: string, args: readonly string[]) {
  const [command = program, ...rest] = [...disguise.prefix, program, ...args];
  return { command, args: rest, account: disguise.spawnAs ?? {} };
}

/** Gives a folder and all in it to the user of the disguise. */
export function handOver({ user }: Disguise, path: string): void {
  if (user === undefined) return;
  const stats = lstatSync(path);
  if (stats.isSymbolicLink()) return;
  if (stats.uid !== user.uid || stats.gid !== user.gid) chownSync(path, user.uid, user.gid);
  if (stats.isDirectory())
    for (const name of readdirSync(path)) handOver({ prefix: [], user }, join(path, name));
}

function reaches(disguise: Disguise, { program, folder }: Places): boolean {
  const attempts: [string, string[]][] = [
    [program, ['--version']],
    // PostgreSQL looks for its own program in this way, which a capability does not help.
    ['test', ['-x', program]],
    // Into the folder, not only to it: a path that is joined would lose its dot.
    ['ls', ['-d', '--', `${folder}/.`]],
  ];
  return attempts.every(([name, args]) => {
    const run = disguised(disguise, name, args);
    return spawnSync(run.command, run.args, { cwd: '/', stdio: 'ignore', ...run.account }).status === 0;
  });
}

/** Accounts other than root, the fittest first: initdb wants one that has a name. */
function readAccounts(): Account[] {
  const preferred = ['postgres', 'nobody', 'daemon'];
  const rank = (name: string) => (preferred.includes(name) ? preferred.indexOf(name) : preferred.length);
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .filter(([, , uid]) => Number(uid) > 0)
    .sort(([a = ''], [b = '']) => rank(a) - rank(b))
    .map(([, , uid, gid]) => ({ uid: Number(uid), gid: Number(gid) }));
}

function ownerOf(path: string): Account | undefined {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats === undefined ? undefined : { uid: stats.uid, gid: stats.gid };
}
