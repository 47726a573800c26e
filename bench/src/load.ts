import autocannon from 'autocannon';

export interface Target {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Requests per second that a target answers with 16 connections; refuses to count errors as speed. */
export async function requestsPerSecond({ url, headers }: Target, seconds: number): Promise<number> {
  const result = await autocannon({ url, connections: 16, duration: seconds, headers: { ...headers } });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} answers other than 2xx, ${result.errors} errors`);
  }
  return result.requests.average;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Both targets in turn, A B A B …: the machine's mood falls on both. Answers the median of the ratios A / B. */
export async function compare(
  a: Target,
  b: Target,
  { rounds, seconds }: { rounds: number; seconds: number },
) {
  const ratios: number[] = [];
  const speeds: { a: number[]; b: number[] } = { a: [], b: [] };
  await requestsPerSecond(a, 1);
  await requestsPerSecond(b, 1);
  for (let round = 0; round < rounds; round += 1) {
    const speedA = await requestsPerSecond(a, seconds);
    const speedB = await requestsPerSecond(b, seconds);
    speeds.a.push(speedA);
    speeds.b.push(speedB);
    ratios.push(speedA / speedB);
  }
  return {
    ratio: median(ratios),
    lowest: Math.min(...ratios),
    highest: Math.max(...ratios),
    a: median(speeds.a),
    b: median(speeds.b),
  };
}
