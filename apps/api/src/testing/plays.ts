import type { TestApp } from './test-app.ts';

/** Powerball's next draw at the test's hour, and the one after it. */
export const powerballDraw = '2026-11-21';
export const nextPowerballDraw = '2026-11-23';
/** The instant at which the sale for `powerballDraw` closes: 21:59 in New York. */
export const powerballCutoff = '2026-11-22T02:59:00Z';

export interface SentLine {
  readonly numbers: unknown;
  readonly bExtra?: unknown;
  readonly id?: unknown;
  readonly potenciador?: unknown;
}

/** A good Powerball line, the n-th of many different ones. */
export function powerballLine(n = 1): SentLine {
  return { numbers: [n, 11 + n, 22 + n, 33 + n, 44 + n], bExtra: 1 + (n % 26), id: `t${n}` };
}

/** Sends lines to the cart as the play page does. */
export async function sendLines(
  app: TestApp,
  token: string | undefined,
  balls: unknown,
  fields: Readonly<Record<string, unknown>> = {},
) {
  return await app.post(
    '/checkouts/createNormal',
    { loterie_id: 1, date_lottery: powerballDraw, balls, ...fields },
    token,
  );
}

/** Registers `count` different Powerball plays, from the `from`-th on, and answers their ids. */
export async function registerPlays(app: TestApp, token: string, count = 1, from = 1): Promise<number[]> {
  const lines = Array.from({ length: count }, (_, index) => powerballLine(from + index));
  const { status, body } = await sendLines(app, token, lines);
  if (status !== 200) throw new Error(`registering failed: ${JSON.stringify(body)}`);
  return body.registered.map(({ newId }: { newId: number }) => newId);
}
