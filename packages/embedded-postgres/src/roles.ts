import pg from 'pg';

/** Made with the cluster, and used by nothing outside this package. */
export const superuser = 'bolillero_superuser';
/** Lends a hand while the superuser of a former version is renamed: nobody can rename who they are. */
const helper = 'bolillero_superuser_helper';

interface Wanted {
  /** Of the role and of the database that belongs to it. */
  readonly name: string;
  /** For tests, which make a database each. */
  readonly createsDatabases: boolean;
}

/**
 * Sees to it that there is the role that the application is, without any right beyond its own database, and that database. Of a
 * cluster that a former version made, the application's role was the superuser: that one gets the name of ours, and a plain role
 * takes its place and all that it owned. A kill at any moment leaves what the next start goes on with.
 *
 * @param server where the server is; user and database are chosen here.
 */
export async function prepareRoles(
  server: Pick<pg.ClientConfig, 'host' | 'port'>,
  { name, createsDatabases }: Wanted,
): Promise<void> {
  const asSuperuser = { ...server, user: superuser, database: 'postgres' };
  if (!(await canEnter(asSuperuser))) await takeSuperuserAway(server, name);
  await withClient(asSuperuser, async (client) => {
    await client.query(`DROP ROLE IF EXISTS ${helper}`);
    if (!(await exists(client, 'pg_roles', 'rolname', name))) await client.query(`CREATE ROLE ${name} LOGIN`);
    if (!(await exists(client, 'pg_database', 'datname', name))) {
      await client.query(`CREATE DATABASE ${name} OWNER ${name}`);
    }
    if (createsDatabases) await client.query(`ALTER ROLE ${name} CREATEDB`);
  });
}

/** PostgreSQL's code for somebody whom it does not know. */
const unknownRole = '28000';

async function canEnter(config: pg.ClientConfig): Promise<boolean> {
  try {
    await withClient(config, async () => {});
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === unknownRole) return false;
    throw error;
  }
}

async function takeSuperuserAway(
  server: Pick<pg.ClientConfig, 'host' | 'port'>,
  name: string,
): Promise<void> {
  const database = await withClient({ ...server, user: name, database: 'postgres' }, async (client) => {
    if (!(await exists(client, 'pg_roles', 'rolname', helper))) {
      await client.query(`CREATE ROLE ${helper} SUPERUSER LOGIN`);
    }
    return (await exists(client, 'pg_database', 'datname', name)) ? name : 'postgres';
  });
  await withClient({ ...server, user: helper, database }, async (client) => {
    await client.query('BEGIN');
    await client.query(`ALTER ROLE ${name} RENAME TO ${superuser}`);
    await client.query(`CREATE ROLE ${name} LOGIN`);
    if (database === name) {
      await client.query(`ALTER DATABASE ${name} OWNER TO ${name}`);
      await client.query(handOverObjects(name));
    }
    await client.query('COMMIT');
  });
}

/**
 * Gives a role everything in the database that is the superuser's and not the system's: REASSIGN OWNED refuses to take from the
 * role that a cluster was made with. Indexes and the sequences of columns follow their tables; extensions stay whose they are.
 */
const handOverObjects = (name: string) => `
  DO $do$
  DECLARE
    owner oid := '${superuser}'::regrole;
    command text;
  BEGIN
    FOR command IN
      WITH space AS (
        SELECT oid, nspname, nspowner FROM pg_namespace WHERE nspname !~ '^pg_' AND nspname <> 'information_schema'
      ), followed AS (
        SELECT classid, objid FROM pg_depend
        WHERE deptype = 'e' OR (classid = 'pg_class'::regclass AND refclassid = 'pg_class'::regclass AND deptype IN ('a', 'i'))
      )
      SELECT format('ALTER SCHEMA %I', nspname) FROM space WHERE nspowner = owner
      UNION ALL
      SELECT format('ALTER TABLE %s', oid::regclass) FROM pg_class
      WHERE relowner = owner AND relnamespace IN (SELECT oid FROM space) AND relkind IN ('r', 'p', 'v', 'm', 'S', 'f')
        AND ('pg_class'::regclass, oid) NOT IN (SELECT classid, objid FROM followed)
      UNION ALL
      SELECT format('ALTER ROUTINE %s', oid::regprocedure) FROM pg_proc
      WHERE proowner = owner AND pronamespace IN (SELECT oid FROM space)
        AND ('pg_proc'::regclass, oid) NOT IN (SELECT classid, objid FROM followed)
      UNION ALL
      SELECT format('ALTER TYPE %s', oid::regtype) FROM pg_type
      WHERE typowner = owner AND typnamespace IN (SELECT oid FROM space) AND typtype IN ('e', 'd', 'r')
        AND ('pg_type'::regclass, oid) NOT IN (SELECT classid, objid FROM followed)
    LOOP
      EXECUTE command || ' OWNER TO ${name}';
    END LOOP;
  END
  $do$`;

async function exists(client: pg.Client, table: string, column: string, name: string): Promise<boolean> {
  return (await client.query(`SELECT FROM ${table} WHERE ${column} = $1`, [name])).rowCount === 1;
}

async function withClient<T>(config: pg.ClientConfig, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(config);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
