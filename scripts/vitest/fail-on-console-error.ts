/** Set-up of every test file: what a test writes with console.error unasked fails it. */
import { format } from 'node:util';
import { afterEach, beforeEach, vi } from 'vitest';

let complaints: string[] = [];

beforeEach(() => {
  complaints = [];
  vi.spyOn(console, 'error').mockImplementation((...args: unknown[]) => {
    complaints.push(format(...args));
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  if (complaints.length > 0) throw new Error(`console.error was called:\n${complaints.join('\n')}`);
});
