import lighthouse from 'lighthouse';

/** What one visit with an empty cache gave: marks of 0 to 100, milliseconds, bytes on the wire with their headers. */
export interface Look {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocked: number;
  /** Layout shift, which has no unit. */
  readonly shift: number;
  readonly scriptBytes: number;
  readonly bytes: number;
  readonly files: number;
}

interface Request {
  readonly url: string;
  readonly resourceType?: string;
  readonly transferSize: number;
}

/**
 * Looks at a page as Lighthouse's phone does: a slow processor (a quarter of this one) and a slow line (1.6 Mbit/s, 150 ms),
 * worked out from a visit without either. With a token as the customer whose it is.
 */
export async function look(url: string, port: number, token?: string): Promise<Look> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    ...(token === undefined ? {} : { extraHeaders: { cookie: `costumer_token=${token}` } }),
  });
  if (result === undefined) throw new Error(`Lighthouse saw nothing of ${url}`);
  const { categories, audits, finalDisplayedUrl, runtimeError } = result.lhr;
  if (runtimeError !== undefined) throw new Error(`${url}: ${runtimeError.message}`);
  if (finalDisplayedUrl !== url) throw new Error(`${url} led to ${finalDisplayedUrl}`);
  const mark = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const details = audits['network-requests']?.details as { items?: readonly Request[] } | undefined;
  const requests = details?.items ?? [];
  const sum = (of: readonly Request[]) => of.reduce((all, { transferSize }) => all + transferSize, 0);
  return {
    performance: mark('performance'),
    accessibility: mark('accessibility'),
    bestPractices: mark('best-practices'),
    seo: mark('seo'),
    firstPaint: figure('first-contentful-paint'),
    largestPaint: figure('largest-contentful-paint'),
    blocked: figure('total-blocking-time'),
    shift: figure('cumulative-layout-shift'),
    scriptBytes: sum(requests.filter(({ resourceType }) => resourceType === 'Script')),
    bytes: sum(requests),
    files: requests.length,
  };
}
