import { createHash } from 'node:crypto';
import type { Database } from '@bolillero/database/connection';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../errors/app-error.ts';
import { networkOf } from '../identity/network-of.ts';
import { createTurns } from '../identity/turns.ts';
import type { Config } from '../settings/config.ts';

export interface Throttles {
  /** Counts any request of an address; refuses above the limit. Counted in memory: it must cost nothing. */
  request(address: string): Promise<void>;
  /**
   * Runs the sign-ins of one account from one address one after the other: a right password counts for a moment like a wrong
   * one, and many right ones at the same moment would add up to a block.
   */
  inTurn<T>(who: SignIn, signIn: () => Promise<T>): Promise<T>;
  /** Refuses when this account, this address or the two together have failed too often. Call before looking at the password. */
  beforeSignIn(who: SignIn): Promise<void>;
  /**
   * Counts a wrong password, and answers whether it was the last that the account is allowed for now; refuses when others, sent
   * at the same time, have spent a limit meanwhile.
   */
  failedSignIn(who: SignIn): Promise<boolean>;
  /** Clears the account's failures from this address after a right password; refuses when a limit was spent meanwhile. */
  goodSignIn(who: SignIn): Promise<void>;
  /**
   * Counts a code of an account's second factor before it is looked at, and answers whether it is the last one allowed for now;
   * refuses above the limit. Only who knows the password gets so far, so that the limit holds for all addresses together.
   */
  codeTried(account: string): Promise<boolean>;
  /** Counts a second factor that is begun, and recovery codes that are made, by whose it is: ten of those cost as much as ten passwords. */
  secondFactorMade(adminId: number): Promise<void>;
  /** Clears the codes that were counted, after a right one. */
  goodCode(account: string): Promise<void>;
  /** Counts a registration that could be made. */
  registration(address: string): Promise<void>;
  /** Counts a wish for a new password, whether or not there is such an account. */
  passwordReset(account: string, address: string): Promise<void>;
  /** Counts a link to prove an address, by who asks for it and by where it goes. */
  confirmationLink(customerId: number, email: string): Promise<void>;
  /** Counts a message to support. */
  supportMessage(address: string): Promise<void>;
  /** Counts an order that a customer opens. */
  order(customerId: number): Promise<void>;
  /** Counts a look at a source of results that somebody asked for, by the source: the machine behind it is another's. */
  sourceLook(sourceId: number): Promise<void>;
  /** Forgets counts whose time has passed; run now and then. */
  removeExpired(): Promise<void>;
}

/** Whose password is tried, one spelling an account, whether or not it exists; and from where. */
export interface SignIn {
  readonly account: string;
  readonly address: string;
}

const quarterHour = 15 * 60;

/** More than anybody needs who sets theirs up, loses the sheet and sets it up again. */
const factorsPerHour = 20;

/** Looks at one source on request; a few tries of new settings. */
const looksPerHour = 12;

/** Accounts are counted under a hash: of one length whatever was typed, and the table holds nobody's address. */
const keyOf = (account: string) => createHash('sha256').update(account).digest('base64url');
const pairKeyOf = ({ account, address }: SignIn) => keyOf(`${networkOf(address)} ${account}`);

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
  // Guesses from one place block that place for the account, and leave its owner's way in open elsewhere. Those from many
  // places together end at a limit of their own, which a stranger can reach for an account only from ten addresses.
  const byPair = inDatabase('sign-in', throttle.signInsPerAccountAndAddress, quarterHour);
  const byAccount = inDatabase('sign-in-account', throttle.signInsPerAccount, quarterHour);
  const byAddress = inDatabase('sign-in-address', throttle.signInsPerAddress, quarterHour);
  const codes = inDatabase('second-factor', throttle.codesPerAccount, quarterHour);
  const factors = inDatabase('second-factor-made', factorsPerHour, 3600);
  const registrations = inDatabase('registration', throttle.registrationsPerAddress, 3600);

  const resetsByAccount = inDatabase('reset-account', throttle.resetsPerAccount, 3600);
  const resetsByAddress = inDatabase('reset-address', throttle.resetsPerAddress, 3600);
  const linksByCustomer = inDatabase('link-customer', throttle.linksPerCustomer, 3600);
  const linksByEmail = inDatabase('link-email', throttle.linksPerEmail, 3600);
  const supportMessages = inDatabase('support', throttle.supportPerAddress, 3600);
  const orders = inDatabase('order', throttle.ordersPerCustomer, 3600);
  const sourceLooks = inDatabase('source-look', looksPerHour, 3600);

  const turns = createTurns();

  const refuseWhenSpent = async (limiter: RateLimiterPostgres, key: string) => {
    const spent = await limiter.get(key);
    if (spent !== null && spent.consumedPoints >= limiter.points) refuse(spent);
  };

  return {
    inTurn: (who, signIn) => turns(pairKeyOf(who), signIn),
    request: async (address) => {
      await requests.consume(networkOf(address)).catch(refuse);
    },
    async beforeSignIn(who) {
      await refuseWhenSpent(byPair, pairKeyOf(who));
      await refuseWhenSpent(byAccount, keyOf(who.account));
      await refuseWhenSpent(byAddress, networkOf(who.address));
    },
    async failedSignIn(who) {
      const [pair, account, address] = await Promise.allSettled([
        byPair.consume(pairKeyOf(who)),
        byAccount.consume(keyOf(who.account)),
        byAddress.consume(networkOf(who.address)),
      ]);
      for (const count of [pair, account, address]) if (count.status === 'rejected') refuse(count.reason);
      return [pair, account].some(
        (count) => count.status === 'fulfilled' && count.value.remainingPoints === 0,
      );
    },
    async goodSignIn(who) {
      // A right guess counts like a wrong one until it is known to be within the limits: of guesses sent all at once, no
      // more are answered than of guesses sent one by one.
      await byPair.consume(pairKeyOf(who)).catch(refuse);
      await byAccount.consume(keyOf(who.account)).catch(refuse);
      await refuseWhenSpent(byAddress, networkOf(who.address));
      await byPair.delete(pairKeyOf(who));
      // What was guessed from elsewhere stays counted: the owner's coming and going gives nobody a new hundred.
      await byAccount.reward(keyOf(who.account));
    },
    async codeTried(account) {
      const { remainingPoints } = await codes.consume(keyOf(account)).catch(refuse);
      return remainingPoints === 0;
    },
    secondFactorMade: async (adminId) => {
      await factors.consume(String(adminId)).catch(refuse);
    },
    goodCode: async (account) => {
      await codes.delete(keyOf(account));
    },
    registration: async (address) => {
      await registrations.consume(networkOf(address)).catch(refuse);
    },
    async passwordReset(account, address) {
      await resetsByAddress.consume(networkOf(address)).catch(refuse);
      await resetsByAccount.consume(keyOf(account)).catch(refuse);
    },
    async confirmationLink(customerId, email) {
      await linksByCustomer.consume(String(customerId)).catch(refuse);
      await linksByEmail.consume(keyOf(email)).catch(refuse);
    },
    supportMessage: async (address) => {
      await supportMessages.consume(networkOf(address)).catch(refuse);
    },
    order: async (customerId) => {
      await orders.consume(String(customerId)).catch(refuse);
    },
    sourceLook: async (sourceId) => {
      await sourceLooks.consume(String(sourceId)).catch(refuse);
    },
    removeExpired: async () => {
      await database.pool.query('DELETE FROM rate_limit WHERE expire <= $1', [Date.now()]);
    },
  };
}
