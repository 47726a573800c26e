import { resolve } from 'node:path';
import { longestPassword, shortestMinimum } from '@bolillero/domain/accounts/password';
import { isTimeZone } from '@bolillero/domain/calendar/time-zone';
import { defaultHelpLines, type HelpLine } from '@bolillero/texts/help-lines';
import { settingFaults } from '@bolillero/texts/settings';
import type { PayPalAccount } from '../adapters/paypal-connection.ts';
import { isDatabaseAddress, isHost, webAddress } from './addresses.ts';
import { type FirstAdministrator, parseAdministrator } from './administrator.ts';
import { parseHelpLines } from './help-lines.ts';
import { instantYears, parseInstant } from './instant.ts';
import { type MailSettings, parseMailSettings } from './mail-settings.ts';
import { parseTrustProxy, type TrustedProxies } from './trust-proxy.ts';

/** The settings that README lists, parsed once. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** A PostgreSQL server; null means the embedded one in `dataDir`. */
  readonly databaseUrl: string | null;
  /** Load the demonstration; null means: when the embedded database is empty. */
  readonly demo: boolean | null;
  readonly admin: FirstAdministrator | null;
  /** Where players are, without a slash at its end. */
  readonly publicUrl: string;
  /** The account that takes payments; null: the test gateway. */
  readonly paypal: PayPalAccount | null;
  readonly mail: MailSettings;
  readonly passwordMin: number;
  readonly minAge: number;
  readonly sessionDays: number;
  /** After so many hours an administrator signs in again, whatever they did meanwhile. */
  readonly adminSessionHours: number;
  /** After so many minutes without use an administrator signs in again; 0: never. */
  readonly adminIdleMinutes: number;
  /** Nobody works in the back-office without a second factor. */
  readonly adminSecondFactorRequired: boolean;
  /** Whose calendar decides ages and months, where no lottery's own does. */
  readonly houseTimeZone: string;
  /** The instant at which the clock starts, in milliseconds. */
  readonly startAt: number | null;
  /** The proxies in front; null: nobody's word on an address is taken. */
  readonly trustProxy: TrustedProxies | null;
  /** Who asks for `/metrics` must have it; null: nobody may in production, and everybody elsewhere. */
  readonly metricsToken: string | null;
  readonly logLevel: string;
  readonly production: boolean;
  readonly throttle: {
    /** These three in 15 minutes. */
    readonly signInsPerAccountAndAddress: number;
    readonly signInsPerAccount: number;
    readonly signInsPerAddress: number;
    /** Wrong codes of a second factor, from anywhere. */
    readonly codesPerAccount: number;
    readonly registrationsPerAddress: number;
    readonly requestsPerMinute: number;
    /** These in an hour. */
    readonly resetsPerAccount: number;
    readonly resetsPerAddress: number;
    readonly linksPerCustomer: number;
    readonly linksPerEmail: number;
    readonly ordersPerCustomer: number;
    readonly supportPerAddress: number;
  };
  /** How sources of official results are fetched. */
  readonly drawSources: {
    /** From this machine and networks of one's own as well, and without TLS. */
    readonly allowsPrivate: boolean;
    readonly timeoutMilliseconds: number;
  };
  /** Where players who need it find help. */
  readonly helpLines: readonly HelpLine[];
  /** Least time in milliseconds that an overlay or the splash stays. */
  readonly minimumWait: number;
  /** Pool size of one process. */
  readonly databaseConnections: number;
  readonly stopping: {
    /** How long it is served on after the signal, while `/readyz` says that it is leaving. */
    readonly drainMilliseconds: number;
    /** How long what is at hand may take after that. */
    readonly finishMilliseconds: number;
  };
}

export type ConfigResult = { ok: true; config: Config } | { ok: false; faults: readonly string[] };

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** Reads every setting and lists all that is wrong with them, not just the first. */
export function parseConfig(env: Readonly<Record<string, string | undefined>>): ConfigResult {
  const faults: string[] = [];
  const text = (name: string) => {
    const value = env[name]?.trim();
    return value === undefined || value === '' ? null : value;
  };
  const integer = (name: string, byDefault: number, min: number, max: number) => {
    const value = text(name);
    if (value === null) return byDefault;
    // Written as it is read: 1e3 and 0x10 are numbers to JavaScript alone.
    const number = /^(0|[1-9]\d{0,15})$/.test(value) ? Number(value) : Number.NaN;
    if (number >= min && number <= max) return number;
    faults.push(settingFaults.integer(name, min, max, value));
    return byDefault;
  };
  const flag = (name: string) => {
    const value = text(name);
    if (value === null) return null;
    if (value === '1' || value === '0') return value === '1';
    faults.push(settingFaults.flag(name, value));
    return null;
  };

  const production = text('NODE_ENV') === 'production';
  const port = integer('PORT', 3000, 0, 65_535);

  const host = text('HOST') ?? '127.0.0.1';
  if (!isHost(host)) faults.push(settingFaults.host(host));

  const dataDir = text('DATA_DIR');
  if (dataDir === null && env.DATA_DIR !== undefined) faults.push(settingFaults.dataDir());

  const databaseUrl = text('DATABASE_URL');
  if (databaseUrl !== null && !isDatabaseAddress(databaseUrl)) faults.push(settingFaults.databaseUrl());

  const passwordMin = integer('PASSWORD_MIN', 8, shortestMinimum, longestPassword);
  // As it was typed: a blank at its end would not be there when somebody signs in.
  const password = text('ADMIN_PASSWORD') === null ? null : (env.ADMIN_PASSWORD ?? null);
  const admin = parseAdministrator({ dni: text('ADMIN_DNI'), password }, passwordMin, faults);

  const payments = text('PAYMENTS');
  if (payments !== null && payments !== 'test') faults.push(settingFaults.payments(payments));
  const paypal = paypalAccount(text, (fault) => faults.push(fault));
  const paypalTimeout = integer('PAYPAL_TIMEOUT_MS', 10_000, 50, 60_000);
  if (paypal !== null && payments === 'test') faults.push(settingFaults.paypalOrTest());
  if (production && payments !== 'test' && text('PAYPAL_CLIENT_ID') === null) {
    faults.push(settingFaults.testGatewayInProduction());
  }

  const now = text('BOLILLERO_NOW');
  const startAt = now === null ? null : parseInstant(now);
  if (now !== null && startAt === null) {
    faults.push(settingFaults.now(instantYears.first, instantYears.last, now));
  }
  if (now !== null && production) faults.push(settingFaults.nowInProduction());

  const logLevel = text('LOG_LEVEL') ?? 'info';
  if (!logLevels.includes(logLevel)) faults.push(settingFaults.logLevel(logLevels, logLevel));

  const publicUrl = webAddress(text('PUBLIC_URL') ?? `http://localhost:${port}`);
  if (publicUrl === null || publicUrl.pathname !== '/') faults.push(settingFaults.publicUrl());

  const mail = parseMailSettings(text, faults);
  if (production && mail.smtp !== null && text('PUBLIC_URL') === null)
    faults.push(settingFaults.publicUrlForMail());

  const houseTimeZone = text('HOUSE_TIME_ZONE') ?? 'America/Lima';
  if (!isTimeZone(houseTimeZone)) faults.push(settingFaults.timeZone(houseTimeZone));

  const trustProxyText = text('TRUST_PROXY');
  const trustProxy = parseTrustProxy(trustProxyText);
  if (trustProxy === undefined) faults.push(settingFaults.trustProxy(trustProxyText ?? ''));

  const metricsToken = text('METRICS_TOKEN');
  if (metricsToken !== null && !/^[!-~]{16,}$/.test(metricsToken)) faults.push(settingFaults.metricsToken());

  const secondFactor = text('ADMIN_SECOND_FACTOR') ?? 'off';
  if (secondFactor !== 'off' && secondFactor !== 'required') {
    faults.push(settingFaults.secondFactor(secondFactor));
  }

  const helpLinesText = text('HELP_LINES');
  const helpLines = helpLinesText === null ? defaultHelpLines : parseHelpLines(helpLinesText, faults);

  const config: Config = {
    port,
    host,
    dataDir: resolve(dataDir ?? './data'),
    databaseUrl,
    demo: flag('DEMO'),
    admin,
    publicUrl: publicUrl?.origin ?? '',
    paypal: paypal === null ? null : { ...paypal, timeoutMilliseconds: paypalTimeout },
    mail,
    passwordMin,
    minAge: integer('MIN_AGE', 18, 0, 99),
    sessionDays: integer('SESSION_DAYS', 30, 1, 3650),
    adminSessionHours: integer('ADMIN_SESSION_HOURS', 12, 1, 8760),
    adminIdleMinutes: integer('ADMIN_IDLE_MINUTES', 30, 0, 1440),
    adminSecondFactorRequired: secondFactor === 'required',
    houseTimeZone,
    startAt,
    trustProxy: trustProxy ?? null,
    metricsToken,
    logLevel,
    production,
    throttle: {
      signInsPerAccountAndAddress: integer('THROTTLE_SIGN_INS_PER_ACCOUNT_AND_ADDRESS', 10, 1, 1_000_000),
      signInsPerAccount: integer('THROTTLE_SIGN_INS_PER_ACCOUNT', 100, 1, 1_000_000),
      signInsPerAddress: integer('THROTTLE_SIGN_INS_PER_ADDRESS', 50, 1, 1_000_000),
      codesPerAccount: integer('THROTTLE_CODES_PER_ACCOUNT', 10, 1, 1_000_000),
      registrationsPerAddress: integer('THROTTLE_REGISTRATIONS_PER_ADDRESS', 60, 1, 1_000_000),
      requestsPerMinute: integer('THROTTLE_REQUESTS_PER_MINUTE', 1200, 1, 100_000_000),
      resetsPerAccount: integer('THROTTLE_RESETS_PER_ACCOUNT', 5, 1, 1_000_000),
      resetsPerAddress: integer('THROTTLE_RESETS_PER_ADDRESS', 30, 1, 1_000_000),
      linksPerCustomer: integer('THROTTLE_LINKS_PER_CUSTOMER', 20, 1, 1_000_000),
      linksPerEmail: integer('THROTTLE_LINKS_PER_EMAIL', 5, 1, 1_000_000),
      ordersPerCustomer: integer('THROTTLE_ORDERS_PER_CUSTOMER', 60, 1, 1_000_000),
      supportPerAddress: integer('THROTTLE_SUPPORT_PER_ADDRESS', 20, 1, 1_000_000),
    },
    drawSources: {
      allowsPrivate: flag('DRAW_SOURCES_PRIVATE') === true,
      timeoutMilliseconds: integer('DRAW_SOURCES_TIMEOUT_MS', 10_000, 50, 60_000),
    },
    helpLines,
    minimumWait: integer('MINIMUM_WAIT', 0, 0, 10_000),
    databaseConnections: integer('DATABASE_CONNECTIONS', 16, 4, 500),
    stopping: {
      // Somebody who stops it with Ctrl-C has no proxy to wait for.
      drainMilliseconds: 1000 * integer('DRAIN_SECONDS', production ? 5 : 0, 0, 600),
      finishMilliseconds: 1000 * integer('STOP_SECONDS', 10, 1, 600),
    },
  };
  return faults.length === 0 ? { ok: true, config } : { ok: false, faults };
}

/** PayPal's settings, all of them or none; only the webhook may be left out. */
function paypalAccount(
  text: (name: string) => string | null,
  fault: (sentence: string) => void,
): Omit<PayPalAccount, 'timeoutMilliseconds'> | null {
  const [clientId, secret, webhookId] = ['PAYPAL_CLIENT_ID', 'PAYPAL_SECRET', 'PAYPAL_WEBHOOK_ID'].map(text);
  const api = text('PAYPAL_API') ?? 'https://api-m.paypal.com';
  if (!isPayPalAddress(api)) fault(settingFaults.paypalApi());
  const isPair = (clientId == null) === (secret == null);
  const isAlone = clientId == null && (webhookId != null || text('PAYPAL_API') !== null);
  if (!isPair || isAlone) fault(settingFaults.paypalPair());
  if (clientId == null || secret == null) return null;
  return { clientId, secret, api: withoutLastSlashes(api), webhookId: webhookId ?? null };
}

function withoutLastSlashes(address: string): string {
  let end = address.length;
  while (address[end - 1] === '/') end -= 1;
  return address.slice(0, end);
}

/** An https address, or one of this very machine's. */
function isPayPalAddress(address: string): boolean {
  const url = webAddress(address);
  return url?.protocol === 'https:' || /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url?.hostname ?? '');
}
