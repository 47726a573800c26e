/**
 * A program as Bolillero's server is one: starts the embedded database of the folder it is given, tells how to reach
 * it, and stays. On SIGINT it still writes a row before it stops, as a server drains.
 */
import pg from 'pg';
import { startEmbedded } from './start.ts';

const dataDir = process.argv[2] ?? '';
const log = { info: () => {}, warn: () => {}, error: (text: string) => console.error(text) };
try {
  const database = await startEmbedded({ dataDir, log });
  process.once('SIGINT', async () => {
    const client = new pg.Client(database.config);
    await client.connect();
    await client.query(`INSERT INTO note VALUES ('written while draining')`);
    await client.end();
    await database.stop();
    process.exit(0);
  });
  setInterval(() => {}, 60_000);
  process.stdout.write(`${JSON.stringify(database.config)}\n`);
} catch (error) {
  process.stderr.write((error as Error).message);
  process.exitCode = 1;
}
