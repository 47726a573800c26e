import type { Database } from '@bolillero/database/connection';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../app-error.ts';
import type { Config } from '../config.ts';

export interface Throttles {
  /** Counts any request of an address; refuses above the limit. Counted in memory: it must cost nothing. */
  request(address: string): Promise<void>;
  /** Refuses when this account or address has failed too often. Call before looking at the password. */
  beforeSignIn(account: string, address: string): Promise<void>;
  /** Counts a failed sign-in, exactly, over all processes. */
  failedSignIn(account: string, address: string): Promise<void>;
  /** A good sign-in clears the account's failures. */
  goodSignIn(account: string): Promise<void>;
  registration(address: string): Promise<void>;
}

const quarterHour = 15 * 60;

function refuse(reason: unknown): never {
  if (!(reason instanceof RateLimiterRes)) throw reason;
  const seconds = Math.max(1, Math.ceil(reason.msBeforeNext / 1000));
  throw new AppError('too-many-requests', {
    values: { seconds },
    headers: { 'retry-after': String(seconds) },
  });
}

/** The limits of DESIGN 5. Sign-ins and registrations are counted in PostgreSQL, so that processes share them. */
export function createThrottles(database: Database, config: Config): Throttles {
  const inDatabase = (keyPrefix: string, points: number, duration: number) =>
    new RateLimiterPostgres({
      storeClient: database.pool,
      storeType: 'pool',
      tableName: 'rate_limit',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix,
      points,
      duration,
    });
  const { throttle } = config;
  const requests = new RateLimiterMemory({ points: throttle.requestsPerMinute, duration: 60 });
  const byAccount = inDatabase('sign-in-account', throttle.signInsPerAccount, quarterHour);
  const byAddress = inDatabase('sign-in-address', throttle.signInsPerAddress, quarterHour);
  const registrations = inDatabase('registration', throttle.registrationsPerAddress, 3600);

  const refuseWhenSpent = async (limiter: RateLimiterPostgres, key: string) => {
    const spent = await limiter.get(key);
    if (spent !== null && spent.consumedPoints >= limiter.points) refuse(spent);
  };

  return {
    request: async (address) => {
      await requests.consume(address).catch(refuse);
    },
    async beforeSignIn(account, address) {
      await refuseWhenSpent(byAccount, account);
      await refuseWhenSpent(byAddress, address);
    },
    async failedSignIn(account, address) {
      // The failure itself is answered as such; the next attempt meets the limit.
      const ignoreSpent = (reason: unknown) => {
        if (!(reason instanceof RateLimiterRes)) throw reason;
      };
      await byAccount.consume(account).catch(ignoreSpent);
      await byAddress.consume(address).catch(ignoreSpent);
    },
    async goodSignIn(account) {
      await byAccount.delete(account);
    },
    registration: async (address) => {
      await registrations.consume(address).catch(refuse);
    },
  };
}
