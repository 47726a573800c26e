import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scopeBefore } from '../history/scope.ts';
import { seededRandom } from '../random/random-source.ts';
import { possibleZones } from '../statistics/zones.ts';
import { forecastHelpers, type PoolSource } from './choice.ts';
import { forecast } from './forecast.ts';
import { anyForecastOf } from './forecasts.testing.ts';
import { drawsOfSource, knownPastOf, sourceOfChoice } from './known-past.testing.ts';
import { forecastKnown, unknownPast, zonesOfSource } from './known-past.ts';

describe.each(forecastHelpers)('what a page knows is enough for the helper %s', (helper) => {
  test('the same ticket as over the history, from the same random source', () => {
    fc.assert(
      fc.property(anyForecastOf(helper), ({ context, ticket, choice, seed }) => {
        const past = knownPastOf(context, sourceOfChoice(choice));
        const known = forecastKnown(past, ticket, choice, seededRandom(seed));
        expect(known).toEqual(forecast(context, ticket, choice, seededRandom(seed)));
      }),
    );
  });

  test('where nothing is known yet, the same ticket as before the first draw', () => {
    fc.assert(
      fc.property(anyForecastOf(helper), ({ context, ticket, choice, seed }) => {
        const empty = { ...context, scope: { ...context.scope, end: context.scope.start } };
        const known = forecastKnown(unknownPast(context), ticket, choice, seededRandom(seed));
        expect(known).toEqual(forecast(empty, ticket, choice, seededRandom(seed)));
      }),
    );
  });
});

test('what is wrong with a choice is told as over the history', () => {
  const wrong = fc.constantFrom<PoolSource | null>(
    null,
    { kind: 'previous', draws: 11 },
    { kind: 'zones', draws: 0 },
  );
  fc.assert(
    fc.property(anyForecastOf('jas'), wrong, ({ context, ticket, seed }, source) => {
      const choice = { helper: 'jas', source, inside: 0 } as const;
      const known = forecastKnown(knownPastOf(context, null), ticket, choice, seededRandom(seed));
      expect(known).toMatchObject({ ok: false });
      expect(known).toEqual(forecast(context, ticket, choice, seededRandom(seed)));
    }),
  );
});

test('the zones of what a page knows are those of the draws', () => {
  fc.assert(
    fc.property(anyForecastOf('jas'), ({ context, choice }) => {
      const source = sourceOfChoice(choice);
      if (source === null) throw new Error('JAS has a source');
      const isOfZones = source.kind === 'zones' || source.kind === 'zones-between';
      const past = scopeBefore(context.scope, context.date);
      const owed = isOfZones ? possibleZones(drawsOfSource(past, source), context.matrix) : [];
      expect(zonesOfSource(knownPastOf(context, source), source)).toEqual(owed);
    }),
  );
});
