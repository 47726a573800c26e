import { expect, test } from 'vitest';
import { createExportSlots } from './export-slots.ts';

test('a quarter of the connections make exports at a time, one at least and three at most', () => {
  for (const [connections, most] of [
    [1, 1],
    [4, 1],
    [8, 2],
    [64, 3],
  ] as const) {
    const slots = createExportSlots(connections);
    const held = Array.from({ length: most }, () => slots.take());
    expect(() => slots.take()).toThrow('exports-busy');
    // Given back twice, it is free once.
    held[0]?.();
    held[0]?.();
    slots.take();
    expect(() => slots.take()).toThrow('exports-busy');
  }
});
