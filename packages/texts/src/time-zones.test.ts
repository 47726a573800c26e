import { expect, test } from 'vitest';
import { placeOfZone } from './time-zones.ts';

test('a zone is named by its city', () => {
  expect(placeOfZone('America/New_York')).toBe('Nueva York');
  expect(placeOfZone('America/Lima')).toBe('Lima');
  expect(placeOfZone('America/Santo_Domingo')).toBe('Santo Domingo');
});
