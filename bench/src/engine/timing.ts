import { createHash } from 'node:crypto';
import { median } from '../load.ts';

/** Several ways to do one thing. Each run answers the milliseconds that it took. */
export interface Way {
  readonly name: string;
  run(): number | Promise<number>;
}

/** Median milliseconds of each way, all of them in turn, round after round: the machine's mood falls on all. */
export async function interleaved(ways: readonly Way[], rounds: number): Promise<number[]> {
  const times: number[][] = ways.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, way] of ways.entries()) times[index]?.push(await way.run());
  }
  return times.map(median);
}

/** Milliseconds of one execution: the mean of so many that they last a while, since a clock says little of a short one. */
export function timed(work: () => unknown, atLeast = 20): number {
  let count = 0;
  const began = performance.now();
  let took = 0;
  while (took < atLeast) {
    if (work() === undefined) throw new Error('Nothing was computed');
    count += 1;
    took = performance.now() - began;
  }
  return took / count;
}

/** SHA-256 of an answer as compact JSON, the same that the Python script makes. */
export function digestOf(answer: unknown): string {
  return createHash('sha256').update(JSON.stringify(answer)).digest('hex');
}
