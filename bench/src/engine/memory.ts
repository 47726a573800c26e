import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** What is held after making something and was not before: on the heap and in buffers. */
export function bytesHeldBy<T>(make: () => T): { bytes: number; held: T } {
  const before = inUse();
  const held = make();
  return { bytes: inUse() - before, held };
}

function inUse(): number {
  for (let round = 0; round < 3; round += 1) collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
