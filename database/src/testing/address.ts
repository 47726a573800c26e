import type pg from 'pg';

/** Where a server is, in a form that can be handed to another process. */
export type ServerAddress = { readonly url: string } | { readonly config: pg.ClientConfig };

/** How to connect to one of a server's databases; without a name to the one the address itself names. */
export function connectionTo(address: ServerAddress, database?: string): pg.ClientConfig {
  if ('config' in address) return database === undefined ? address.config : { ...address.config, database };
  if (database === undefined) return { connectionString: address.url };
  const url = new URL(address.url);
  url.pathname = `/${database}`;
  return { connectionString: url.href };
}
