import { endOtherSessions, endSession, listSessions } from '@bolillero/contract/calls/costumers';
import type { OpenSession } from '@bolillero/contract/entities/account';
import { expectAccessible } from '../../../testing/accessible.ts';
import { enter } from '../../../testing/people.ts';
import { refusal, type Server } from '../../../testing/server.ts';
import { show } from '../../../testing/show.tsx';
import { beforeEach, desktop, expect, page, phone, test } from '../../../testing/test.ts';
import { OpenSessions } from './OpenSessions.tsx';

const here: OpenSession = {
  id: 1,
  browser: 'Chrome',
  system: 'Android',
  address: '203.0.113.7',
  created_at: '2026-11-20T15:00:00.000Z',
  last_used_at: '2026-11-21T16:59:00.000Z',
  current: true,
};
const laptop: OpenSession = { ...here, id: 2, browser: 'Firefox', system: 'Windows', current: false };
const unknown: OpenSession = { ...here, id: 3, browser: null, system: null, address: '', current: false };

const part = page.getByRole('region', { name: 'Sesiones abiertas' });
const rows = part.getByRole('listitem');
const endLaptop = part.getByRole('button', { name: /^Cerrar la sesión de Firefox en Windows, usada el / });
const endOthers = part.getByRole('button', { name: 'Cerrar las demás sesiones' });
const heading = part.getByRole('heading', { name: 'Sesiones abiertas' });

beforeEach<{ server: Server }>(({ server }) => {
  enter();
  server.serve(listSessions, { data: [here, laptop, unknown] });
});

test('each is named by browser and device, and this one is marked and stays', async () => {
  await show(<OpenSessions />);
  await expect.element(rows.nth(0)).toMatchTextContent(/^Chrome en Android Esta sesión.*203\.0\.113\.7/);
  await expect.element(rows.nth(0).getByRole('button')).not.toBeInTheDocument();
  await expect.element(rows.nth(1)).toMatchTextContent(/^Firefox en Windows.*Último uso.*Abierta el/);
  await expect.element(rows.nth(2)).toMatchTextContent(/^Navegador desconocido/);
  await expect.element(rows.nth(2)).not.toMatchTextContent(/Dirección IP/);
});

test('one is ended, and the list is what is left', async ({ server }) => {
  const asked = server.serve(endSession, { ok: true, data: [here, unknown] });
  await show(<OpenSessions />);
  await endLaptop.click();
  await expect.element(page.getByText('Sesión cerrada')).toBeVisible();
  await expect.element(rows).toHaveLength(2);
  await expect.element(heading).toHaveFocus();
  expect(asked.map(({ body }) => body)).toEqual([{ id: 2 }]);
});

test('one that had ended already goes from the list, with the reason', async ({ server }) => {
  server.serve(endSession, () => {
    server.serve(listSessions, { data: [here] });
    return refusal('not-found');
  });
  await show(<OpenSessions />);
  await endLaptop.click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(rows).toHaveLength(1);
});

test('all the others are ended once that is confirmed; alone there is nothing to end', async ({ server }) => {
  const asked = server.serve(endOtherSessions, { ok: true, data: [here] });
  await show(<OpenSessions />);
  await endOthers.click();
  const question = page.getByRole('alertdialog', { name: '¿Cerrar las demás sesiones?' });
  await question.getByRole('button', { name: 'Cancelar' }).click();
  expect(asked).toHaveLength(0);
  await endOthers.click();
  await question.getByRole('button', { name: 'Cerrar las demás sesiones' }).click();
  await expect.element(page.getByText('Se cerraron las demás sesiones')).toBeVisible();
  await expect.element(rows).toHaveLength(1);
  await expect.element(endOthers).not.toBeInTheDocument();
  await expect.element(heading).toHaveFocus();
});

test.for([phone, desktop])('is accessible, $width wide', async ({ width, height }) => {
  await page.viewport(width, height);
  await show(<OpenSessions />);
  await expect.element(rows).toHaveLength(3);
  await expectAccessible();
});
