import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { longestAddress } from '@bolillero/domain/draw-sources/source';
import ipaddr from 'ipaddr.js';
import { Agent, type Dispatcher, request } from 'undici';
import { SourceFailed } from './draw-source.ts';

export interface FetchSettings {
  /** Addresses of this machine and of networks of one's own are fetched from as well, and without TLS. */
  readonly allowsPrivate: boolean;
  readonly timeoutMilliseconds: number;
  /** Of one answer. */
  readonly mostBytes: number;
}

/** Fetches what stands at an address, if it is of one of the types. */
export type FetchAddress = (address: URL, types: RegExp, signal: AbortSignal) => Promise<Buffer>;

const mostRedirects = 3;

/**
 * Fetches from the world outside alone, whatever an address or a name behind it says: https, public addresses, a few redirects that
 * are held to the same, in bounded time and size.
 */
export function createFetchAddress({
  allowsPrivate,
  timeoutMilliseconds,
  mostBytes,
}: FetchSettings): FetchAddress {
  const check = (url: URL) => {
    if (!allowsPrivate && !isPublicAddress(url)) throw new SourceFailed('address-not-allowed');
  };

  async function follow(
    start: URL,
    dispatcher: Agent,
    signal: AbortSignal,
  ): Promise<Dispatcher.ResponseData> {
    let url = start;
    for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
      check(url);
      const answer = await request(url, {
        dispatcher,
        signal,
        headers: { accept: '*/*', 'accept-encoding': 'identity', 'user-agent': 'Bolillero' },
      });
      // A body that nobody reads is cut off with its line, which is no fault of anybody's.
      answer.body.on('error', () => {});
      const { location } = answer.headers;
      const isRedirect = answer.statusCode >= 300 && answer.statusCode < 400;
      if (!isRedirect) return answer;
      answer.body.destroy();
      if (typeof location !== 'string' || !URL.canParse(location, url.href)) break;
      url = new URL(location, url);
    }
    throw new SourceFailed('redirected');
  }

  return async function fetchAddress(address, types, signal) {
    const inTime = AbortSignal.timeout(timeoutMilliseconds);
    const ends = AbortSignal.any([signal, inTime]);
    // One for each: nothing stays open after it.
    const dispatcher = new Agent({
      allowH2: false,
      connect: allowsPrivate ? {} : { lookup: publicLookup },
    });
    try {
      const { statusCode, headers, body } = await follow(address, dispatcher, ends);
      if (statusCode !== 200) throw new SourceFailed('refused');
      const encoding = headers['content-encoding'] ?? 'identity';
      if (encoding !== 'identity' || !types.test(String(headers['content-type'] ?? ''))) {
        throw new SourceFailed('unexpected-content');
      }
      return await bounded(body, mostBytes);
    } catch (error) {
      signal.throwIfAborted();
      if (inTime.aborted) throw new SourceFailed('too-slow');
      if (error instanceof SourceFailed) throw error;
      throw new SourceFailed('unreachable');
    } finally {
      await dispatcher.destroy();
    }
  };
}

async function bounded(body: AsyncIterable<Buffer>, mostBytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of body) {
    bytes += part.length;
    if (bytes > mostBytes) throw new SourceFailed('too-large');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** An address that may be asked: of the web, without an account in it, and no longer than any is. */
export function sourceAddress(text: string): URL | null {
  if (text.length > longestAddress || /\s/.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  const isPlain = url.username === '' && url.password === '' && url.hash === '';
  return isPlain && /^https?:$/.test(url.protocol) ? url : null;
}

/** Whether an address is https and names no machine of a network of one's own; what a name leads to is seen when it is looked up. */
export function isPublicAddress({ protocol, hostname }: URL): boolean {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return protocol === 'https:' && (isIP(bare) === 0 || isPublic(bare));
}

/** Whether everybody can reach an IP address, and not this machine or its neighbours alone. */
function isPublic(ip: string): boolean {
  return ipaddr.process(ip).range() === 'unicast';
}

/** Looks a name up, and refuses it if one of its addresses is not public: what was checked is what is connected to. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error !== null || first === undefined) callback(error ?? new SourceFailed('unreachable'), []);
    else if (!addresses.every(({ address }) => isPublic(address)))
      callback(new SourceFailed('address-not-allowed'), []);
    else if (options.all === true) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};
