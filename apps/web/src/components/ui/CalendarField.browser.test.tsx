import { drawDate } from '@bolillero/domain/calendar/draw-date';
import type { SelectableDates } from '@bolillero/domain/calendar/selectable-dates';
import { useState } from 'react';
import { readLotteryDetail } from '../../api/lottery.ts';
import { expectAccessible } from '../../testing/accessible.ts';
import { powerballDetail } from '../../testing/powerball.ts';
import { show } from '../../testing/show.tsx';
import { desktop, expect, page, phone, test, userEvent } from '../../testing/test.ts';
import { CalendarField } from './CalendarField.tsx';
import { dateFault } from './date-fault.ts';

/** Powerball draws on Mondays, Wednesdays and Saturdays; one result is of a Thursday. */
const dates: SelectableDates = {
  schedule: readLotteryDetail(powerballDetail).schedule,
  first: drawDate('2015-10-07'),
  last: drawDate('2026-08-05'),
  offCalendar: [drawDate('2026-07-30')],
};

function Example({ initial = '03/08/2026' }: { initial?: string }) {
  const [typed, setTyped] = useState(initial);
  return (
    <main>
      <h1>Resultados</h1>
      <CalendarField
        label="Desde"
        dates={dates}
        value={typed}
        onChange={setTyped}
        error={typed.length === 10 ? dateFault(typed, dates) : null}
      />
    </main>
  );
}

const field = page.getByRole('textbox', { name: 'Desde' });
const opener = page.getByRole('button', { name: 'Abrir el calendario: Desde' });
const calendar = page.getByRole('dialog', { name: 'Elige una fecha: Desde' });
const day = (name: string) => calendar.getByRole('button', { name, exact: true });

test.for([phone, desktop])('a date is chosen in the calendar, $width wide', async ({ width, height }) => {
  await page.viewport(width, height);
  await show(<Example />);
  await opener.click();
  await expect.element(day('lunes 3 de agosto de 2026, elegida')).toHaveFocus();
  const weekdays = [...calendar.element().querySelectorAll('th')];
  expect(weekdays.map((heading) => heading.textContent)).toEqual(['lu', 'ma', 'mi', 'ju', 'vi', 'sá', 'do']);
  await expectAccessible();
  const box = calendar.element().getBoundingClientRect();
  // a sheet at the foot of a phone; beside its field on a desktop
  if (width === phone.width) expect(Math.round(box.bottom)).toBe(height);
  else expect(box.top - field.element().getBoundingClientRect().bottom).toBeLessThan(20);
  await calendar.getByRole('button', { name: 'Mes anterior' }).click();
  await day('sábado 11 de julio de 2026').click();
  await expect.element(calendar).not.toBeInTheDocument();
  await expect.element(field).toHaveValue('11/07/2026');
  await expect.element(opener).toHaveFocus();
});

test('days without a draw have the focus and say so, and cannot be chosen', async () => {
  await show(<Example />);
  await opener.click();
  await expect.element(day('lunes 3 de agosto de 2026, elegida')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  const tuesday = day('martes 4 de agosto de 2026, no se puede elegir');
  await expect.element(tuesday).toHaveFocus();
  await expect.element(tuesday).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  await expect.element(calendar).toBeVisible();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await expect.element(field).toHaveValue('05/08/2026');
});

test('the keys of a calendar: weeks, months, ends of the week; Escape leaves the date as it was', async () => {
  await show(<Example />);
  await opener.click();
  await expect.element(day('lunes 3 de agosto de 2026, elegida')).toHaveFocus();
  await userEvent.keyboard('{PageUp}');
  await expect.element(day('viernes 3 de julio de 2026, no se puede elegir')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Home}');
  await expect.element(day('lunes 6 de julio de 2026')).toHaveFocus();
  await userEvent.keyboard('{Shift>}{PageUp}{/Shift}');
  await expect.element(day('domingo 6 de julio de 2025, no se puede elegir')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(calendar).not.toBeInTheDocument();
  await expect.element(field).toHaveValue('03/08/2026');
  await expect.element(opener).toHaveFocus();
});

test('a result off the calendar can be chosen, what comes after the last result cannot', async () => {
  await show(<Example initial="" />);
  await opener.click();
  await expect.element(day('miércoles 5 de agosto de 2026')).toHaveFocus();
  await expect
    .element(day('sábado 8 de agosto de 2026, no se puede elegir'))
    .toHaveAttribute('aria-disabled', 'true');
  await expect
    .element(calendar.getByRole('button', { name: 'Mes siguiente' }))
    .toHaveAttribute('aria-disabled', 'true');
  // years are not walked through month by month
  await calendar.getByLabelText('Año').selectOptions('2015');
  await expect.element(calendar.getByRole('grid', { name: 'octubre 2015' })).toBeVisible();
  await calendar.getByLabelText('Año').selectOptions('2026');
  await calendar.getByLabelText('Mes', { exact: true }).selectOptions('julio');
  await day('jueves 30 de julio de 2026').click();
  await expect.element(field).toHaveValue('30/07/2026');
});

test.for([
  ['2026-08-04', 'El 04/08/2026 no hubo sorteo. Prueba con el 03/08/2026 o el 05/08/2026.'],
  ['2015-10-06', 'Las estadísticas empiezan el 07/10/2015. Elige ese día o uno posterior.'],
  ['2026-08-08', 'El último resultado es del 05/08/2026. Elige ese día o uno anterior.'],
  ['2026-02-31', 'Esa fecha no existe. Revisa el día y el mes.'],
] as const)('%s, typed, is told with what to do', async ([date, told]) => {
  await show(<Example initial="" />);
  await field.fill(date);
  await expect.element(field).toHaveAccessibleDescription(told);
  await expect.element(field).toBeInvalid();
});
