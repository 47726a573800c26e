import { previousPlaysByCount, previousPlaysByRange } from '@bolillero/contract/calls/forecasts';
import { resultCalendar } from '@bolillero/contract/calls/result-calendar';
import { drawDate } from '@bolillero/domain/calendar/draw-date';
import type { ChosenDraws } from '@bolillero/domain/forecasts/choice';
import type { ChosenPast } from '@bolillero/domain/forecasts/known-past';
import { readLotteryDetail } from '../../api/lottery.ts';
import { expectAccessible } from '../../testing/accessible.ts';
import { powerballDetail } from '../../testing/powerball.ts';
import { refusal, type Server } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { desktop, expect, page, phone, test, userEvent } from '../../testing/test.ts';
import { PreviousPlaysWindow } from './PreviousPlaysWindow.tsx';

const lottery = readLotteryDetail(powerballDetail);
const answer = {
  previous_plays: [
    [
      { balls: 14, count: 2 },
      { balls: 20, count: 1 },
    ],
  ],
  previous_plays_extra: [[{ balls: 9, count: 1 }]],
  draws: 3,
  from: '2026-07-29',
  to: '2026-08-05',
};
const range = { kind: 'range', from: drawDate('2026-07-29'), to: drawDate('2026-08-05') } as const;
const counts = {
  main: [
    { ball: 14, count: 2 },
    { ball: 20, count: 1 },
  ],
  special: [{ ball: 9, count: 1 }],
};

async function open(server: Server, chosen?: ChosenDraws, onClose = () => {}): Promise<ChosenPast[]> {
  server.serve(resultCalendar, { date_opening: '2015-10-07', last: '2026-08-05', off_calendar: [] });
  const plays: ChosenPast[] = [];
  await show(
    <PreviousPlaysWindow
      lottery={lottery}
      series={{ id: 1, type: 1 }}
      chosen={chosen}
      onChoose={(chosenPlays) => plays.push(chosenPlays)}
      onClose={onClose}
    />,
  );
  return plays;
}

const send = page.getByRole('button', { name: 'Ver' });
const count = page.getByLabelText('Cantidad de sorteos');
const byRange = page.getByRole('radio', { name: 'Por rango' });
const [from, to] = [
  page.getByRole('textbox', { name: 'Desde' }),
  page.getByRole('textbox', { name: 'Hasta' }),
];

test('so many draws are asked for, and their counts go to whoever opened the window', async ({ server }) => {
  const asked = server.serve(previousPlaysByCount, answer);
  const plays = await open(server);
  await expect.element(page.getByRole('dialog', { name: 'Jugadas Anteriores' })).toBeVisible();
  await expect.element(count).toHaveFocus();
  await count.fill('3');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => plays).toHaveLength(1);
  expect(plays[0]).toEqual({ source: { kind: 'previous', draws: 3 }, plays: counts, draws: 3 });
  expect(asked.map(({ query }) => query)).toEqual([{ id: '1', type: '1', limit: '3' }]);
});

test('a number is 1 to 10; what is no figure empties the field', async ({ server }) => {
  const plays = await open(server);
  await count.click();
  await userEvent.keyboard('1x');
  await expect.element(count).toHaveValue('');
  for (const wrong of ['0', '11', '']) {
    await count.fill(wrong);
    await send.click();
    await expect.element(count).toHaveAccessibleDescription(/Escribe un número del 1 al 10\./);
    await expect.element(count).toHaveFocus();
  }
  expect((count.element() as HTMLInputElement).maxLength).toBe(2);
  expect(plays).toEqual([]);
});

test.for([phone, desktop])(
  'both dates are required, in the words of the specification, $width wide',
  async ({ width, height }, { server }) => {
    await page.viewport(width, height);
    const asked = server.serve(previousPlaysByRange, answer);
    const plays = await open(server);
    await expectAccessible();
    await byRange.click();
    await send.click();
    const errors = page.getByRole('alert', { name: 'Por favor, corrija el(los) error(es):' });
    await expect.element(errors).toHaveFocus();
    expect(
      errors
        .getByRole('listitem')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['El campo desde es requerido', 'El campo hasta es requerido']);
    for (const field of [from, to]) {
      await expect.element(field).toBeInvalid();
      await expect.element(field).toHaveAttribute('required');
    }
    await expectAccessible();
    await from.fill('29/07/2026');
    await expect.element(from).toBeValid();
    await errors.getByRole('link', { name: 'El campo hasta es requerido' }).click();
    await expect.element(to).toHaveFocus();
    await to.fill('05/08/2026');
    await send.click();
    await expect.poll(() => plays).toHaveLength(1);
    expect(plays[0]).toEqual({ source: range, plays: counts, draws: 3 });
    expect(asked.map(({ query }) => query)).toEqual([
      { id: '1', type: '1', from: '2026-07-29', to: '2026-08-05' },
    ]);
  },
);

test('it begins with what was chosen before; a refusal leaves what was typed', async ({ server }) => {
  server.serve(previousPlaysByRange, refusal('subscription-required'));
  const plays = await open(server, range);
  await expect.element(from).toHaveValue('29/07/2026');
  await send.click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(to).toHaveValue('05/08/2026');
  expect(plays).toEqual([]);
});

test('Escape and Cancelar leave it without a choice', async ({ server }) => {
  let closed = 0;
  const plays = await open(server, undefined, () => {
    closed += 1;
  });
  await userEvent.keyboard('{Escape}');
  expect(closed).toBe(1);
  await page.getByRole('button', { name: 'Cancelar' }).click();
  expect(closed).toBe(2);
  expect(plays).toEqual([]);
});
