import type { AnswerOf } from '@bolillero/contract/call';
import { pauseAccount, setSpendingLimit, spendingLimits } from '@bolillero/contract/calls/costumers';
import { appSettings } from '@bolillero/contract/calls/system';
import { expectAccessible } from '../../../testing/accessible.ts';
import { enter } from '../../../testing/people.ts';
import { refusal, type Server } from '../../../testing/server.ts';
import { settings } from '../../../testing/settings.ts';
import { show } from '../../../testing/show.tsx';
import { beforeEach, desktop, expect, page, phone, test } from '../../../testing/test.ts';
import { LimitTab } from './LimitTab.tsx';

type Limits = AnswerOf<typeof spendingLimits>;

const none: Limits = {
  ok: true,
  monthly: null,
  pending: null,
  spent: '3.00',
  renews: '2026-09-01',
  paused_until: null,
};
const five: Limits = { ...none, monthly: '5.00' };

const limit = page.getByRole('region', { name: 'Límite mensual de gasto' });
const amount = limit.getByLabelText('Nuevo límite mensual en dólares');
const save = limit.getByRole('button', { name: 'Guardar límite' });
const pause = page.getByRole('region', { name: 'Pausar tu cuenta' });
const length = pause.getByLabelText('Pausar durante');
const begin = pause.getByRole('button', { name: 'Pausar cuenta' });

beforeEach<{ server: Server }>(({ server }) => {
  server.serve(appSettings, settings);
  enter();
});

test('without a limit it says so, and what was spent this month', async ({ server }) => {
  server.serve(spendingLimits, none);
  await show(<LimitTab />);
  await expect.element(limit.getByText('No tienes un límite.')).toBeVisible();
  await expect.element(limit.getByText('$3.00')).toBeVisible();
  await expect
    .element(limit.getByText('El mes empieza de nuevo el martes 1 de septiembre de 2026.'))
    .toBeVisible();
  await expect.element(limit.getByRole('button', { name: 'Quitar el límite' })).not.toBeInTheDocument();
});

test.for(['mucho', '', '-5', '1.234'])('%j is no limit', async (typed, { server }) => {
  server.serve(spendingLimits, none);
  await show(<LimitTab />);
  await amount.fill(typed);
  await save.click();
  // the words that stood there move the button while it is pressed: what counts is that they are read
  await expect.element(limit.getByText('Escribe un monto en dólares, por ejemplo 50 o 50.00.')).toBeVisible();
});

test('a first limit holds at once, with or without the sign of dollars', async ({ server }) => {
  server.serve(spendingLimits, none);
  const asked = server.serve(setSpendingLimit, five);
  await show(<LimitTab />);
  await amount.fill('$ 5');
  await save.click();
  await expect.element(page.getByText('Tu límite ya está vigente')).toBeVisible();
  await expect.element(limit.getByRole('progressbar', { name: '$3.00 de $5.00' })).toBeVisible();
  await expect.element(limit.getByText('$2.00')).toBeVisible();
  await expect.element(amount).toHaveValue('');
  expect(asked.map(({ body }) => body)).toEqual([{ monthly: '5.00' }]);
});

test('a higher one waits, and can be taken back', async ({ server }) => {
  server.serve(spendingLimits, five);
  const asked = server.serve(setSpendingLimit, ({ body }) =>
    body.monthly === '50.00'
      ? { ...five, pending: { monthly: '50.00', from: '2026-08-15T15:00:00.000Z' } }
      : five,
  );
  await show(<LimitTab />);
  await amount.fill('50');
  await save.click();
  await expect.element(page.getByText('El cambio rige en 7 días')).toBeVisible();
  const waiting = limit.getByText('Desde el 15/08/2026 10:00 (tu hora) tu límite será de $50.00.');
  await expect.element(waiting).toBeVisible();
  await limit.getByRole('button', { name: 'Anular el cambio' }).click();
  await expect.element(waiting).not.toBeInTheDocument();
  await expect.element(page.getByText('Tu límite queda como estaba')).toBeVisible();
  expect(asked.map(({ body }) => body)).toEqual([{ monthly: '50.00' }, { monthly: '5.00' }]);
});

test('it is taken away only after asking, and that waits too', async ({ server }) => {
  server.serve(spendingLimits, five);
  const asked = server.serve(setSpendingLimit, {
    ...five,
    pending: { monthly: null, from: '2026-08-15T15:00:00.000Z' },
  });
  await show(<LimitTab />);
  const remove = limit.getByRole('button', { name: 'Quitar el límite' });
  const question = page.getByRole('alertdialog', { name: '¿Quitar tu límite mensual?' });
  await remove.click();
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect.element(remove).toHaveFocus();
  expect(asked).toEqual([]);
  await remove.click();
  await question.getByRole('button', { name: 'Confirmar' }).click();
  await expect
    .element(limit.getByText('Desde el 15/08/2026 10:00 (tu hora) no tendrás límite.'))
    .toBeVisible();
  await expect.element(remove).not.toBeInTheDocument();
  expect(asked.map(({ body }) => body)).toEqual([{ monthly: null }]);
});

test('what the server refuses stands beside the button', async ({ server }) => {
  server.serve(spendingLimits, five);
  server.serve(setSpendingLimit, refusal('limit-invalid'));
  await show(<LimitTab />);
  await amount.fill('900000000');
  await save.click();
  await expect.element(limit.getByRole('alert').getByText(/^Escribe un límite en dólares/)).toBeVisible();
  await expect.element(amount).toHaveValue('900000000');
});

test('a pause asks first, in plain words, and says then until when', async ({ server }) => {
  server.serve(spendingLimits, none);
  const asked = server.serve(pauseAccount, { ...none, paused_until: '2026-09-08T05:00:00.000Z' });
  await show(<LimitTab />);
  await length.selectOptions('1 mes');
  await begin.click();
  const question = page.getByRole('alertdialog', {
    name: '¿Pausar tu cuenta hasta el martes 8 de septiembre de 2026?',
  });
  await expect.element(question.getByText(/^La pausa no se puede acortar ni quitar/)).toBeVisible();
  await question.getByRole('button', { name: 'Cancelar' }).click();
  expect(asked).toEqual([]);
  await begin.click();
  await question.getByRole('button', { name: 'Sí, pausar' }).click();
  await expect.element(page.getByText('Tu cuenta está en pausa')).toBeVisible();
  await expect
    .element(pause.getByText('Tu cuenta está en pausa hasta el 08/09/2026 00:00 (tu hora).'))
    .toBeVisible();
  await expect.element(pause.getByRole('button', { name: 'Alargar la pausa' })).toBeVisible();
  expect(asked.map(({ body }) => body)).toEqual([{ until: '2026-09-08' }]);
});

test('a pause counts its days by the calendar of the house', async ({ server }) => {
  // In Auckland it is the ninth of August already.
  server.serve(appSettings, { ...settings, time_zone: 'Pacific/Auckland' });
  server.serve(spendingLimits, none);
  const asked = server.serve(pauseAccount, { ...none, paused_until: '2026-08-15T12:00:00.000Z' });
  await show(<LimitTab />);
  await length.selectOptions('1 semana');
  await begin.click();
  const question = page.getByRole('alertdialog', {
    name: '¿Pausar tu cuenta hasta el domingo 16 de agosto de 2026?',
  });
  await question.getByRole('button', { name: 'Sí, pausar' }).click();
  await expect.poll(() => asked.map(({ body }) => body)).toEqual([{ until: '2026-08-16' }]);
});

test('another date must exist and lie ahead', async ({ server }) => {
  server.serve(spendingLimits, none);
  const asked = server.serve(pauseAccount, { ...none, paused_until: '2026-08-20T05:00:00.000Z' });
  await show(<LimitTab />);
  await length.selectOptions('Hasta otra fecha');
  const date = pause.getByLabelText('Hasta el día');
  for (const typed of ['31/02/2027', '08/08/2026', '1205']) {
    await date.fill(typed);
    await begin.click();
    await expect.element(date).toBeInvalid();
  }
  await expect
    .element(pause.getByText('Escribe una fecha que exista, como 31/12/2026, desde mañana.'))
    .toBeVisible();
  await date.fill('20082026');
  await begin.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sí, pausar' }).click();
  await expect.poll(() => asked.map(({ body }) => body)).toEqual([{ until: '2026-08-20' }]);
});

test('a shorter pause is refused in the words of the server', async ({ server }) => {
  server.serve(spendingLimits, { ...none, paused_until: '2026-09-08T05:00:00.000Z' });
  server.serve(pauseAccount, refusal('pause-cannot-shorten', { details: { date: '08/09/2026' } }));
  await show(<LimitTab />);
  await pause.getByRole('button', { name: 'Alargar la pausa' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sí, pausar' }).click();
  await expect.element(pause.getByRole('alert').getByText(/una pausa no se puede acortar\.$/)).toBeVisible();
});

test('the help lines of the house can be called; without any it names another way', async ({ server }) => {
  server.serve(spendingLimits, none);
  const lines = [{ country: 'Perú', name: 'Línea 113', phone: '113, opción 5', url: '' }];
  server.serve(appSettings, { ...settings, help_lines: lines });
  await show(<LimitTab />);
  const help = page.getByRole('region', { name: '¿El juego te preocupa?' });
  await expect.element(help.getByText('Línea 113')).toBeVisible();
  await expect
    .element(help.getByRole('link', { name: 'Llamar a Línea 113: 113, opción 5' }))
    .toHaveAttribute('href', 'tel:1135');
});

test.for([phone, desktop])('is accessible $width wide', async ({ width, height }, { server }) => {
  await page.viewport(width, height);
  server.serve(spendingLimits, {
    ...five,
    pending: { monthly: '50.00', from: '2026-08-15T15:00:00.000Z' },
    paused_until: '2026-09-08T05:00:00.000Z',
  });
  await show(<LimitTab />);
  await expect.element(limit).toBeVisible();
  await expectAccessible();
});
