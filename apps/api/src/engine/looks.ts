import { createHash } from 'node:crypto';
import type { Database } from '@bolillero/database/connection';
import type { Clock } from '../clock.ts';
import type { CustomerIdentity } from '../plugins/sessions.ts';
import { leaseMilliseconds } from './hold.ts';

/** The versions of everything that statistics depend on, as the database said them at one moment. */
export interface Versions {
  readonly catalogue: string;
  /** By `lottery id/series number`. */
  readonly histories: ReadonlyMap<string, string>;
}

export interface Looks {
  /** What a lease still says, at once: undefined when the database has to be asked. */
  knownSubscriber(token: string): CustomerIdentity | undefined;
  knownVersions(): Versions | undefined;
  /** The subscribed customer of a token; null for whoever is none, of whom the sessions know more. */
  subscriber(token: string): Promise<CustomerIdentity | null>;
  versions(): Promise<Versions>;
  /** How often the database was asked. */
  readonly asked: number;
}

interface SessionRow {
  readonly hash: string;
  readonly id: number;
  readonly customer: number;
  readonly type: 0 | 1;
  readonly until: number;
}

interface Look {
  readonly versions: Versions;
  readonly subscribers: ReadonlyMap<string, SessionRow>;
  /** When it began, on this process's own clock that never jumps. */
  readonly at: number;
}

interface Lease {
  readonly row: SessionRow;
  readonly at: number;
}

interface LookRow {
  readonly catalogue: string;
  readonly histories: Readonly<Record<string, string>> | null;
  readonly sessions: readonly SessionRow[] | null;
}

const mostLeases = 10_000;

/**
 * Asks the database for the session, the subscription and the versions of a read in one statement, shared by all who wait for
 * it; what it said holds for the length of a lease. See docs/engine.md.
 */
export function createLooks({ pool }: Pick<Database, 'pool'>, clock: Clock): Looks {
  const leases = new Map<string, Lease>();
  let last: Look | null = null;
  let current: Promise<Look> | null = null;
  let following: Promise<Look> | null = null;
  let waiting = new Set<string>();
  let asked = 0;

  const isFresh = ({ at }: { at: number }) => performance.now() - at < leaseMilliseconds;

  async function ask(hashes: readonly string[]): Promise<Look> {
    const at = performance.now();
    asked += 1;
    const { rows } = await pool.query<LookRow>({
      name: 'engine-look',
      text: `SELECT (SELECT version::text FROM catalogue_version) AS catalogue,
               (SELECT json_object_agg(lottery_id || '/' || series, history_version::text) FROM draw_series) AS histories,
               (SELECT json_agg(json_build_object('hash', encode(s.token_hash, 'hex'), 'id', s.id,
                    'customer', s.customer_id, 'type', c.type,
                    'until', floor(extract(epoch FROM least(s.expires_at, u.ends_at)) * 1000)))
                  FROM session s
                  JOIN customer c ON c.id = s.customer_id
                  JOIN subscription u ON u.customer_id = s.customer_id
                 WHERE s.token_hash = ANY(SELECT decode(h, 'hex') FROM unnest($1::text[]) h)) AS sessions`,
      values: [hashes],
    });
    const { catalogue, histories, sessions } = rows[0] ?? { catalogue: '', histories: null, sessions: null };
    const look = {
      versions: { catalogue, histories: new Map(Object.entries(histories ?? {})) },
      subscribers: new Map(sessions?.map((row) => [row.hash, row])),
      at,
    };
    last = look;
    return look;
  }

  function begin(): Promise<Look> {
    const hashes = [...waiting];
    waiting = new Set();
    const started = ask(hashes).finally(() => {
      if (current === started) current = null;
    });
    current = started;
    return started;
  }

  /** A look that begins after this call; those who ask while one is under way share the next. */
  async function look(hash: string | null): Promise<Look> {
    if (hash !== null) waiting.add(hash);
    if (current === null) return await begin();
    following ??= current
      .catch(() => null)
      .then(() => {
        following = null;
        return begin();
      });
    return await following;
  }

  function knownSubscriber(token: string): CustomerIdentity | undefined {
    const kept = leases.get(token);
    if (kept === undefined || !isFresh(kept)) return undefined;
    return identityOf(kept.row, clock.now()) ?? undefined;
  }

  const knownVersions = () => (last !== null && isFresh(last) ? last.versions : undefined);

  return {
    knownSubscriber,
    knownVersions,
    async subscriber(token) {
      if (token.length > 200) return null;
      const known = knownSubscriber(token);
      if (known !== undefined) return known;
      const hash = createHash('sha256').update(token).digest('hex');
      const { subscribers, at } = await look(hash);
      const row = subscribers.get(hash);
      if (row === undefined) {
        leases.delete(token);
        return null;
      }
      if (leases.size >= mostLeases) leases.clear();
      leases.set(token, { row, at });
      return identityOf(row, clock.now());
    },
    async versions() {
      return knownVersions() ?? (await look(null)).versions;
    },
    get asked() {
      return asked;
    },
  };
}

function identityOf(row: SessionRow, now: number): CustomerIdentity | null {
  if (row.until <= now) return null;
  return { customerId: row.customer, type: row.type, subscribed: true, sessionId: row.id };
}
