import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { draw } from '@bolillero/database/schema/draw';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anAdmin } from '../../testing/accounts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { sendFile } from './imports.testing.ts';

const folder = join(import.meta.dirname, '../../../../../../shared/data');
const isHere = existsSync(folder);
const why = isHere ? '' : ' (skipped: no ../shared/data beside this checkout)';

describe.skipIf(!isHere)(`real histories${why}`, () => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = await startTestApp();
    token = (await anAdmin(app)).token;
  });
  afterAll(() => app.close());

  test.each([
    ['powerball.csv', 'power_balls/1', 0],
    ['powerball_double_play.csv', 'power_balls/1', 1],
    ['megamillions.csv', 'mega_millions/2', 0],
    ['florida_lotto.csv', 'florida/3', 0],
    ['florida_lotto_double_play.csv', 'florida/3', 1],
    ['tinka.csv', 'tinkas/4', 0],
  ])('%s goes in whole, and once', async (file, to, type) => {
    const content = readFileSync(join(folder, file));
    const lines = content.toString('utf8').trim().split(/\r?\n/).slice(1);
    const first = await sendFile(app, content, { token, to, query: `type=${type}` });
    expect(first).toMatchObject({
      status: 200,
      body: {
        inserted: lines.length,
        updated: 0,
        skipped: 0,
        rejected: [],
        total: lines.length,
        applied: true,
      },
    });
    const again = await sendFile(app, content, { token, to, query: `type=${type}` });
    expect(again).toMatchObject({
      status: 200,
      body: { inserted: 0, updated: 0, skipped: lines.length, rejected: [], total: lines.length },
    });

    const lotteryId = Number(to.split('/')[1]);
    const rows = await app.context.db
      .select()
      .from(draw)
      .where(and(eq(draw.lotteryId, lotteryId), eq(draw.series, type)))
      .orderBy(asc(draw.date));
    const written = rows.map(({ date, balls, special, multiplier }) => {
      const padded = [...balls, ...Array(6 - balls.length).fill('')];
      return [date, ...padded, special ?? '', multiplier ?? ''].join(',');
    });
    expect(written).toEqual(lines);
  });

  test('La Tinka’s Saturdays are imported with a warning each', async () => {
    const content = readFileSync(join(folder, 'tinka.csv'));
    const laggards = await sendFile(app, content, { token, to: 'tinkas/4', query: 'type=1&dry_run=1' });
    expect(laggards.body.warnings).toHaveLength(36);
    expect(laggards.body.warnings[0].reason).toMatch(/no es día de sorteo/);
  });
});
