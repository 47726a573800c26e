import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scopeBefore } from '../history/scope.ts';
import { seededRandom } from '../random/random-source.ts';
import { fillRandomly } from '../tickets/random-fill.ts';
import { emptyTicket, toTypedPlay } from '../tickets/ticket.ts';
import { forecastHelpers } from './choice.ts';
import { forecast } from './forecast.ts';
import { anyForecastOf } from './forecasts.testing.ts';
import { methodOf } from './picker.ts';

test.each(forecastHelpers)(
  '%s plays the tickets that it fills in for a player, also asked again and again',
  (helper) => {
    fc.assert(
      fc.property(anyForecastOf(helper), ({ context, choice, seed }) => {
        const method = methodOf(choice);
        const before = scopeBefore(context.scope, context.date);
        for (const end of [Math.trunc((before.start + before.end) / 2), before.end]) {
          const then = { ...context, scope: { ...before, end } };
          const [random, other] = [seededRandom(seed), seededRandom(seed)];
          const picker = method(then);
          for (let ticket = 0; ticket < 2; ticket += 1) {
            const filled = forecast(then, emptyTicket('a'), choice, other);
            if (!filled.ok) throw new Error(filled.error.code);
            const play = picker?.(random);
            const { balls, special } = toTypedPlay(fillRandomly(context.matrix, filled.value, other));
            expect({ ...play, balls: play?.balls.toSorted((a, b) => a - b) }).toEqual({ balls, special });
          }
        }
      }),
    );
  },
);

test('a choice that a matrix does not have plays no draw of it', () => {
  const source = { kind: 'previous', draws: 3 } as const;
  fc.assert(
    fc.property(anyForecastOf('random'), ({ context }) => {
      const { special } = context.matrix;
      const picker = methodOf({ helper: 'bot', source, bot: 6 })(context);
      expect(picker === null).toBe(special.kind !== 'own-drum');
    }),
  );
});
