import { expect, test } from 'vitest';
import { withMinimumWait } from './web.ts';

test('the first page tells its splash how long the house wants it to stay', () => {
  expect(withMinimumWait('<div id="splash" role="progressbar">', 2000)).toBe(
    '<div id="splash" data-minimum-wait="2000" role="progressbar">',
  );
});
