import { resultCalendar } from '@bolillero/contract/calls/result-calendar';
import { useState } from 'react';
import { readLotteryDetail } from '../../api/lottery.ts';
import type { StudiedRange } from '../../api/study.ts';
import { expectAccessible } from '../../testing/accessible.ts';
import { powerballDetail } from '../../testing/powerball.ts';
import { show } from '../../testing/show.tsx';
import { desktop, expect, page, phone, test, userEvent } from '../../testing/test.ts';
import { ScopeLine } from './ScopeLine.tsx';
import { type StudiedScope, scopeLine } from './scope-words.ts';

const powerball = readLotteryDetail(powerballDetail);
/** Of La Tinka: one matrix until March 2026, another since. */
const tinka = readLotteryDetail({
  ...powerballDetail,
  hasDoublePlay: false,
  date_opening: '2024-07-28',
  eras: [
    { from: '2024-07-28', selectNumber: 6, size: 50, special: 'same-drum', sub_length: 0 },
    { from: '2026-03-11', selectNumber: 6, size: 53, special: 'same-drum', sub_length: 0 },
  ],
});
const series = { id: 1, type: 0 } as const;
const whole: StudiedScope = { draws: 1390, from: '2015-10-07', to: '2026-08-05' };
const calendar = { date_opening: '2015-10-07', last: '2026-08-05', off_calendar: [] };

function Example({
  scope = whole,
  onRange,
}: {
  scope?: StudiedScope | undefined;
  onRange?: (range: StudiedRange) => void;
}) {
  const [range, setRange] = useState<StudiedRange>({});
  const change = (next: StudiedRange) => {
    setRange(next);
    onRange?.(next);
  };
  return (
    <main>
      <h1>Powerball</h1>
      <ScopeLine lottery={powerball} series={series} scope={scope} range={range} onRange={change} />
    </main>
  );
}

/** What waits for its answer until a press. */
function Waiting() {
  const [scope, setScope] = useState<StudiedScope>();
  return (
    <main>
      <ScopeLine lottery={powerball} series={series} scope={scope} range={{}} onRange={() => {}} />
      <button type="button" onClick={() => setScope(whole)}>
        come
      </button>
    </main>
  );
}

const line = page.getByText('1,390 sorteos');
const dates = page.getByRole('button', { name: 'Fechas' });
const window = page.getByRole('dialog', { name: 'Elige las fechas' });
const [from, to] = [
  page.getByRole('textbox', { name: 'Desde' }),
  page.getByRole('textbox', { name: 'Hasta' }),
];

test.for([phone, desktop])('over what a study speaks, $width wide', async ({ width, height }) => {
  await page.viewport(width, height);
  await show(<Example />);
  await expect.element(line).toBeVisible();
  await expect.element(page.getByText('07/10/2015 – 05/08/2026')).toBeVisible();
  await expect.element(page.getByText('matriz 5 de 69')).toBeVisible();
  // the switch above a phone's line has it
  const name = page.getByText('TRADICIONAL');
  if (width === phone.width) await expect.element(name).not.toBeVisible();
  else await expect.element(name).toBeVisible();
  expect(dates.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  await expectAccessible();
});

test.for([phone, desktop])('nothing moves when the answer comes, $width wide', async ({ width, height }) => {
  await page.viewport(width, height);
  await show(<Waiting />);
  const below = page.getByRole('button', { name: 'come' });
  const before = below.element().getBoundingClientRect().top;
  const matrix = page.getByText('matriz 5 de 69').element();
  const beside = matrix.getBoundingClientRect().left;
  await below.click();
  await expect.element(line).toBeVisible();
  expect(below.element().getBoundingClientRect().top).toBe(before);
  expect(Math.abs(matrix.getBoundingClientRect().left - beside)).toBeLessThan(16);
});

test('over a change of the matrix both are named; without one series its name is left out', () => {
  const both = { draws: 210, from: '2024-07-28', to: '2026-08-05' };
  expect(scopeLine(tinka, series, both)).toBe(
    '210 sorteos · 28/07/2024 – 05/08/2026 · matrices 6 de 50 y 6 de 53',
  );
  expect(scopeLine(tinka, series, { draws: 1, from: '2026-08-05', to: '2026-08-05' })).toBe(
    '1 sorteo · 05/08/2026 – 05/08/2026 · matriz 6 de 53',
  );
  const sizes = [36, 39, 43, 45, 46, 48, 50, 53];
  const eras = sizes.map((size, at) => ({
    from: `20${10 + at}-01-01`,
    selectNumber: 6,
    size,
    special: 'same-drum' as const,
    sub_length: 0,
  }));
  const old = readLotteryDetail({ ...powerballDetail, hasDoublePlay: false, eras });
  expect(scopeLine(old, series, { draws: 2786, from: '2010-01-01', to: '2026-08-05' })).toBe(
    '2,786 sorteos · 01/01/2010 – 05/08/2026 · 8 matrices, de 6 de 36 a 6 de 53',
  );
  expect(scopeLine(powerball, { id: 1, type: 1 }, whole)).toBe(
    '1,390 sorteos · 07/10/2015 – 05/08/2026 · REZAGADOS · matriz 5 de 69',
  );
});

test.for([phone, desktop])(
  'other dates are sent, and taken off again, $width wide',
  async ({ width, height }, { server }) => {
    await page.viewport(width, height);
    server.serve(resultCalendar, calendar);
    const sent: StudiedRange[] = [];
    await show(<Example onRange={(range) => sent.push(range)} />);
    await dates.click();
    // filled in with what is shown
    await expect.element(from).toHaveValue('07/10/2015');
    await expect.element(to).toHaveValue('05/08/2026');
    await expectAccessible();
    await from.fill('01072026');
    await userEvent.keyboard('{Enter}');
    await expect.element(window).not.toBeInTheDocument();
    expect(sent).toEqual([{ from: '2026-07-01', to: '2026-08-05' }]);
    await dates.click();
    await expect.element(from).toHaveValue('01/07/2026');
    await page.getByRole('button', { name: 'Quitar fechas' }).click();
    expect(sent.at(-1)).toEqual({ from: undefined, to: undefined });
    await expect.element(dates).toHaveFocus();
  },
);

test('a date without a draw, and dates the wrong way round, are told beside their field and not sent', async ({
  server,
}) => {
  server.serve(resultCalendar, calendar);
  const sent: StudiedRange[] = [];
  await show(<Example onRange={(range) => sent.push(range)} />);
  await dates.click();
  await from.fill('04/08/2026');
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect
    .element(from)
    .toHaveAccessibleDescription('El 04/08/2026 no hubo sorteo. Prueba con el 03/08/2026 o el 05/08/2026.');
  await expect.element(from).toHaveFocus();
  await from.fill('05/08/2026');
  await to.fill('03/08/2026');
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect.element(to).toHaveAccessibleDescription('Hasta queda antes que Desde. Cambia una de las dos.');
  await expectAccessible();
  // an empty one is warned of, in the words of the specification
  await to.fill('');
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect.element(page.getByText('¡Ingrese los rangos de fecha!')).toBeVisible();
  await expect.element(to).toHaveFocus();
  expect(sent).toEqual([]);
});
