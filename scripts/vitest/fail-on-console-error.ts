/** Set-up of every test file, in Node and in the browser: what a test makes the console complain of unasked fails it. */
import { afterEach, beforeEach, expect, vi } from 'vitest';

let complaints: unknown[][] = [];

beforeEach(() => {
  complaints = [];
  for (const kind of ['error', 'warn'] as const) {
    vi.spyOn(console, kind).mockImplementation((...args: unknown[]) => {
      complaints.push(args);
    });
  }
});

afterEach(() => {
  vi.restoreAllMocks();
  expect(complaints, 'complaints on the console').toEqual([]);
});
