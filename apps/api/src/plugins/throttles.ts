import { createHash } from 'node:crypto';
import type { Database } from '@bolillero/database/connection';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../errors/app-error.ts';
import { createTurns } from '../identity/turns.ts';
import type { Config } from '../settings/config.ts';

export interface Throttles {
  /** Counts any request of an address; refuses above the limit. Counted in memory: it must cost nothing. */
  request(address: string): Promise<void>;
  /**
   * Runs the sign-ins of one account one after the other: a right password counts for a moment like a wrong one, and many
   * right ones at the same moment would add up to a block.
   */
  inTurn<T>(account: string, signIn: () => Promise<T>): Promise<T>;
  /** Refuses when this account or address has failed too often. Call before looking at the password. */
  beforeSignIn(account: string, address: string): Promise<void>;
  /** Counts a wrong password; refuses when others, sent at the same time, have spent the limit meanwhile. */
  failedSignIn(account: string, address: string): Promise<void>;
  /** Clears the account's failures after a right password; refuses when the limit was spent meanwhile. */
  goodSignIn(account: string, address: string): Promise<void>;
  /** Counts a registration that could be made. */
  registration(address: string): Promise<void>;
  /** Counts a wish for a new password, whether or not there is such an account. */
  passwordReset(account: string, address: string): Promise<void>;
  /** Counts a link to prove an address, by who asks for it and by where it goes. */
  confirmationLink(customerId: number, email: string): Promise<void>;
  /** Counts a message to support. */
  supportMessage(address: string): Promise<void>;
  /** Forgets counts whose time has passed; run now and then. */
  removeExpired(): Promise<void>;
}

const quarterHour = 15 * 60;

/** Accounts are counted under a hash: of one length whatever was typed, and the table holds nobody's address. */
const keyOf = (account: string) => createHash('sha256').update(account).digest('base64url');

function refuse(reason: unknown): never {
  if (!(reason instanceof RateLimiterRes)) throw reason;
  const seconds = Math.max(1, Math.ceil(reason.msBeforeNext / 1000));
  throw new AppError('too-many-requests', {
    values: { seconds },
    headers: { 'retry-after': String(seconds) },
  });
}

/** The limits on what may be tried. All but the general one are counted in PostgreSQL, so that processes share them. */
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

  const resetsByAccount = inDatabase('reset-account', throttle.resetsPerAccount, 3600);
  const resetsByAddress = inDatabase('reset-address', throttle.resetsPerAddress, 3600);
  const linksByCustomer = inDatabase('link-customer', throttle.linksPerCustomer, 3600);
  const linksByEmail = inDatabase('link-email', throttle.linksPerEmail, 3600);
  const supportMessages = inDatabase('support', throttle.supportPerAddress, 3600);

  const refuseWhenSpent = async (limiter: RateLimiterPostgres, key: string) => {
    const spent = await limiter.get(key);
    if (spent !== null && spent.consumedPoints >= limiter.points) refuse(spent);
  };

  return {
    inTurn: createTurns(),
    request: async (address) => {
      await requests.consume(address).catch(refuse);
    },
    async beforeSignIn(account, address) {
      await refuseWhenSpent(byAccount, keyOf(account));
      await refuseWhenSpent(byAddress, address);
    },
    async failedSignIn(account, address) {
      const counted = await Promise.allSettled([
        byAccount.consume(keyOf(account)),
        byAddress.consume(address),
      ]);
      for (const count of counted) if (count.status === 'rejected') refuse(count.reason);
    },
    async goodSignIn(account, address) {
      // A right guess counts like a wrong one until it is known to be within the limit: of guesses sent all at once, no
      // more are answered than of guesses sent one by one.
      await byAccount.consume(keyOf(account)).catch(refuse);
      await refuseWhenSpent(byAddress, address);
      await byAccount.delete(keyOf(account));
    },
    registration: async (address) => {
      await registrations.consume(address).catch(refuse);
    },
    async passwordReset(account, address) {
      await resetsByAddress.consume(address).catch(refuse);
      await resetsByAccount.consume(keyOf(account)).catch(refuse);
    },
    async confirmationLink(customerId, email) {
      await linksByCustomer.consume(String(customerId)).catch(refuse);
      await linksByEmail.consume(keyOf(email)).catch(refuse);
    },
    supportMessage: async (address) => {
      await supportMessages.consume(address).catch(refuse);
    },
    removeExpired: async () => {
      await database.pool.query('DELETE FROM rate_limit WHERE expire <= $1', [Date.now()]);
    },
  };
}
