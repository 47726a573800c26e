import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  realpathSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import type pg from 'pg';
import { type Binaries, findBinaries } from './binaries.ts';
import { clusterExists, createCluster } from './cluster.ts';
import { faults, folderCause, isForWantOfRoom, notices } from './errors.ts';
import { awaitFormerGuard, GuardedServer, guardRecord, type Log } from './guarded-server.ts';
import { claimFolder } from './ownership.ts';
import { prepareRoles, superuser } from './roles.ts';
import { removeStaleLocks, serverMark, stopServer } from './servers.ts';
import { hostRules, serverArguments } from './settings.ts';
import { reachableSocketFolder } from './socket-folder.ts';
import { disguised, disguiseFor, handOver } from './unprivileged.ts';

const name = 'bolillero';

export interface EmbeddedOptions {
  readonly dataDir: string;
  readonly log: Log;
  /** Told when the server cannot be kept running; the application should end. */
  readonly onLost?: (error: Error) => void;
  /** Also listens on this port of the loopback, without a password. For tests and measurements only. */
  readonly tcpPort?: number;
  /** False: may lose its data in a crash of the machine. For tests only. */
  readonly durable?: boolean;
  /** Another PostgreSQL than the one that npm installs. For tests only. */
  readonly binaries?: Binaries;
  /** Lets the application's role make databases. For tests only. */
  readonly createsDatabases?: boolean;
  /** For tests of the ways to shed root. */
  readonly ways?: Parameters<typeof disguiseFor>[1];
}

export interface EmbeddedDatabase {
  /** How to connect to the database `bolillero`, as the plain role that owns it. */
  readonly config: pg.ClientConfig;
  /** Stops the server cleanly and gives the folder up. May be called again. */
  stop(): Promise<void>;
}

/**
 * Starts the PostgreSQL server that comes with the program, on the data of `dataDir` (made when there are none), and
 * keeps it running until `stop` or the end of this process, however that comes. What a killed start has left behind
 * is cleared up first; a folder that another living Bolillero uses is refused.
 *
 * @throws EmbeddedError with a message for the person at the terminal
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { log, durable = true, tcpPort, createsDatabases = false, onLost = () => {} } = options;
  const binaries = options.binaries ?? findBinaries();
  const { dataDir, cluster, runFolder } = prepareFolders(options.dataDir);
  const claim = await claimFolder(runFolder);
  if (!claim.held) throw faults.alreadyRunning(dataDir, claim.by.pid);
  try {
    await awaitFormerGuard(runFolder);
    const disguise = disguiseFor({ cluster, folder: dataDir, program: binaries.postgres }, options.ways);
    // What is thrown away after a test holds nothing that somebody could reach.
    if (disguise.keepsRoot && durable) log.warn(notices.keepsRoot(dataDir));
    if (!clusterExists(cluster, binaries)) createCluster(cluster, superuser, binaries, disguise, durable);
    const mark = serverMark(cluster);
    await stopServer(mark);
    const port = tcpPort ?? 5432;
    const socketFolder = reachableSocketFolder(runFolder, port);
    if (
      (await answers(join(socketFolder, `.s.PGSQL.${port}`))) ||
      !removeStaleLocks(cluster, runFolder, port)
    ) {
      throw faults.inUseElsewhere(dataDir);
    }
    const hbaFile = join(runFolder, 'pg_hba.conf');
    writeFileSync(hbaFile, hostRules(tcpPort !== undefined));
    handOver(disguise, runFolder);
    handOver(disguise, cluster);
    // A folder that was copied or restored may have been opened to others, which the server does not accept.
    chmodSync(cluster, 0o700);
    const settings = { mark, socketFolder, port, hbaFile, tcp: tcpPort !== undefined, durable };
    const server = new GuardedServer(
      {
        ...disguised(disguise, binaries.postgres, ['-D', cluster, ...serverArguments(settings)]),
        cluster,
        runFolder,
        socketFolder,
        port,
        mark,
        record: guardRecord(runFolder),
      },
      log,
      onLost,
    );
    let stopped: Promise<void> | undefined;
    // Once only: after the release the folder, and the server in it, may be another's.
    const stop = () => {
      stopped ??= server.stop().then(claim.release);
      return stopped;
    };
    const address = { host: tcpPort === undefined ? socketFolder : '127.0.0.1', port };
    try {
      await server.start();
      await prepareRoles(address, { name, createsDatabases });
    } catch (error) {
      await stop();
      throw error;
    }
    return { config: { ...address, user: name, database: name }, stop };
  } catch (error) {
    claim.release();
    throw isForWantOfRoom(error) ? faults.diskFull(dataDir) : error;
  }
}

function prepareFolders(wanted: string) {
  const folder = resolve(wanted);
  try {
    // Another account that runs the server for root must be able to pass.
    mkdirSync(folder, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
    mkdirSync(join(folder, 'run'), { recursive: true, mode: 0o700 });
    const dataDir = realpathSync(folder);
    const runFolder = join(dataDir, 'run');
    for (const path of [dataDir, runFolder])
      accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
    return { dataDir, runFolder, cluster: join(dataDir, 'postgres') };
  } catch (error) {
    throw isForWantOfRoom(error)
      ? faults.diskFull(folder)
      : faults.folderUnusable(folder, folderCause(whyNotMade(folder, error)));
  }
}

/** On a disk that only reads, Node says of a folder that it cannot make only that it is not there: the nearest one that is says why. */
function whyNotMade(folder: string, error: unknown): NodeJS.ErrnoException {
  let nearest = folder;
  while (!existsSync(nearest)) nearest = dirname(nearest);
  try {
    accessSync(nearest, constants.W_OK);
  } catch (refused) {
    return refused as NodeJS.ErrnoException;
  }
  return error as NodeJS.ErrnoException;
}

/** Whether somebody listens on a socket: a server in another container is in no process table of ours. */
function answers(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = connect(socket);
    connection.once('connect', () => {
      connection.destroy();
      resolve(true);
    });
    connection.once('error', () => resolve(false));
  });
}
