import { drawDate } from '@bolillero/domain/calendar/draw-date';
import { unknownPast } from '@bolillero/domain/forecasts/known-past';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { powerballMatrix as matrix } from '../testing/powerball.ts';
import { knownPastQuery } from './known-past.ts';

test('what is known before one draw is not taken for what is known before the next', () => {
  const client = new QueryClient();
  const queryFor = (date: string) =>
    knownPastQuery({ id: 1, type: 0 }, { matrix, nextDrawDate: drawDate(date) });
  const before = queryFor('2026-08-08');
  client.setQueryData(before.queryKey, unknownPast({ matrix, date: drawDate('2026-08-08') }));
  expect(client.getQueryData(queryFor('2026-08-10').queryKey)).toBeUndefined();
});
