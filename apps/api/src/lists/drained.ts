import type { Writable } from 'node:stream';

/**
 * Waits until a stream takes more, or is closed. One that takes nothing for `patience` milliseconds is destroyed; one that was
 * destroyed before tells nobody of it again, so that it is not waited for.
 */
export function drained(body: Writable, patience: number): Promise<void> {
  if (body.destroyed) return Promise.resolve();
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(() => body.destroy(), patience);
  const done = () => {
    clearTimeout(timer);
    body.off('drain', done).off('close', done);
    resolve();
  };
  body.on('drain', done).on('close', done);
  return promise;
}
