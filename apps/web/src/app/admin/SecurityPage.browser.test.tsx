import { listSupportQuestions } from '@bolillero/contract/calls/support';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endOwnOtherSessions,
  endSecondFactor,
  listOwnSessions,
  makeRecoveryCodes,
  secondFactorState,
} from '@bolillero/contract/calls/user-security';
import { confirmAdminPassword, listUsers, signOutAdmin } from '@bolillero/contract/calls/users';
import type { OpenSession } from '@bolillero/contract/entities/account';
import { adminStore } from '../../session/stores.ts';
import { expectAccessible } from '../../testing/accessible.ts';
import { administrator, enterOffice, operator } from '../../testing/people.ts';
import { refusal, type Server } from '../../testing/server.ts';
import { visit } from '../../testing/show.tsx';
import { beforeEach, desktop, expect, page, phone, test, userEvent } from '../../testing/test.ts';

const here: OpenSession = {
  id: 1,
  browser: 'Chrome',
  system: 'Windows',
  address: '203.0.113.7',
  created_at: '2026-08-08T13:00:00.000Z',
  last_used_at: '2026-08-08T14:30:00.000Z',
  current: true,
};
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const uri = `otpauth://totp/Bolillero:12345678?issuer=Bolillero&secret=${secret}&algorithm=SHA1&digits=6&period=30`;
const codes = Array.from({ length: 10 }, (_, at) => `7K2QW-M4XZ${at}`);

let factor: { on: boolean; since: string | null; recovery_codes: number; required: boolean };
const turnOn = () => {
  factor = { ...factor, on: true, since: '2026-08-08T14:30:00.000Z', recovery_codes: 10 };
};

beforeEach<{ server: Server }>(({ server }) => {
  enterOffice(operator);
  factor = { on: false, since: null, recovery_codes: 0, required: false };
  server.serve(secondFactorState, () => ({ data: { ...factor } }));
  server.serve(listOwnSessions, { data: [here, { ...here, id: 2, browser: 'Firefox', current: false }] });
  server.serve(beginSecondFactor, { ok: true, data: { secret, uri } });
  server.serve(confirmSecondFactor, ({ body }) => {
    if (body.code !== '287082') return refusal('second-factor-wrong');
    turnOn();
    return { ok: true, data: { recovery_codes: codes } };
  });
});

const part = page.getByRole('region', { name: 'Segundo factor' });
const begin = part.getByRole('button', { name: 'Activar el segundo factor' });
const code = part.getByRole('textbox', { name: 'Código' });
const activate = part.getByRole('button', { name: 'Activar', exact: true });
const made = part.getByRole('list', { name: 'Códigos de recuperación' });

test('is reached from the frame, and a second factor is set up: QR code or key, a first code, recovery codes', async ({
  server,
}) => {
  server.serve(listSupportQuestions, { data: [], total: 0, pages: 1 });
  const { address } = await visit('/admin/soporte');
  await page.getByRole('link', { name: /^Seguridad:/ }).click();
  await expect.poll(address).toBe('/admin/seguridad');
  await begin.click();
  await expect.element(part.getByRole('img', { name: /^Código QR/ })).toBeVisible();
  await expect.element(part.getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')).toBeVisible();
  await expect.element(part.getByRole('link', { name: /este celular/ })).toHaveAttribute('href', uri);
  await activate.click();
  await expect.element(part.getByRole('link', { name: 'Escribe el código.' })).toBeVisible();
  await code.fill('000000');
  await activate.click();
  await expect
    .element(part.getByRole('alert', { name: 'Error' }))
    .toMatchTextContent(/El código no es correcto/);
  await code.fill('287082');
  await activate.click();
  await expect.element(made.getByRole('listitem')).toHaveLength(10);
  await expect.element(part.getByRole('heading', { name: 'Códigos de recuperación' })).toHaveFocus();
  await part.getByRole('button', { name: 'Ya los guardé' }).click();
  await expect.element(made).not.toBeInTheDocument();
  await expect.element(part).toMatchTextContent(/Activado desde el .*Te quedan 10 códigos/);
  expect(adminStore.get()).toMatchObject({ person: { secondFactor: true } });
});

test('the recovery codes are kept in a file', async () => {
  await visit('/admin/seguridad');
  await begin.click();
  await code.fill('287082');
  await activate.click();
  const kept = Promise.withResolvers<{ name: string; address: string }>();
  const catchLink = (event: MouseEvent) => {
    if (!(event.target instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    kept.resolve({ name: event.target.download, address: event.target.href });
  };
  const click = HTMLAnchorElement.prototype.click;
  HTMLAnchorElement.prototype.click = function press() {
    document.body.append(this);
    this.addEventListener('click', catchLink);
    click.call(this);
    this.remove();
  };
  await part.getByRole('button', { name: 'Descargar' }).click();
  const { name, address } = await kept.promise;
  HTMLAnchorElement.prototype.click = click;
  expect(name).toBe('bolillero-codigos-de-recuperacion.txt');
  const text = await (await fetch(address)).text();
  for (const one of [...codes, operator.dni]) expect(text).toContain(one);
});

test('new codes and turning it off ask first', async ({ server }) => {
  turnOn();
  server.serve(makeRecoveryCodes, { ok: true, data: { recovery_codes: codes.toReversed() } });
  const off = server.serve(endSecondFactor, () => {
    factor = { ...factor, on: false, since: null, recovery_codes: 0 };
    return { ok: true };
  });
  await visit('/admin/seguridad');
  await part.getByRole('button', { name: 'Generar códigos nuevos' }).click();
  await page
    .getByRole('alertdialog', { name: '¿Generar códigos nuevos?' })
    .getByRole('button', { name: 'Generar códigos nuevos' })
    .click();
  await expect.element(made.getByRole('listitem').first()).toHaveTextContent('7K2QW-M4XZ9');
  await part.getByRole('button', { name: 'Ya los guardé' }).click();
  await part.getByRole('button', { name: 'Desactivar' }).click();
  expect(off).toEqual([]);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sí, desactivar' }).click();
  await expect.element(begin).toBeVisible();
  await expect.element(part.getByRole('heading', { name: 'Segundo factor' })).toHaveFocus();
});

test('where the password is asked for again, the code is too, and what was asked is done', async ({
  server,
}) => {
  turnOn();
  let needed = true;
  server.serve(endSecondFactor, () => (needed ? refusal('password-needed') : { ok: true }));
  const given = server.serve(confirmAdminPassword, ({ body }) => {
    if (body.code === undefined) return refusal('second-factor-needed');
    needed = false;
    return { ok: true };
  });
  await visit('/admin/seguridad');
  await part.getByRole('button', { name: 'Desactivar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sí, desactivar' }).click();
  const asking = page.getByRole('dialog', { name: 'Confirma tu contraseña para continuar' });
  await asking.getByLabelText('Contraseña').fill('Clave-Segura1');
  await userEvent.keyboard('{Enter}');
  await expect.element(asking.getByRole('textbox', { name: 'Código' })).toHaveFocus();
  await userEvent.keyboard('287082{Enter}');
  await expect.element(page.getByText('Segundo factor desactivado')).toBeVisible();
  expect(given.at(-1)?.body).toEqual({ password: 'Clave-Segura1', code: '287082' });
});

test('the other sessions are ended, after asking', async ({ server }) => {
  const asked = server.serve(endOwnOtherSessions, { ok: true, data: [here] });
  await visit('/admin/seguridad');
  const sessions = page.getByRole('region', { name: 'Sesiones abiertas' });
  await expect
    .element(sessions.getByRole('listitem').first())
    .toMatchTextContent(/Chrome en Windows Esta sesión/);
  await sessions.getByRole('button', { name: 'Cerrar las demás sesiones' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cerrar las demás sesiones' }).click();
  await expect.element(sessions.getByRole('listitem')).toHaveLength(1);
  expect(asked).toHaveLength(1);
});

test('in a house that asks it of all, who has none is led here, and on once it is set up', async ({
  server,
}) => {
  factor = { ...factor, required: true };
  adminStore.start('token', { ...administrator, setsUpFirst: true });
  server.serve(listUsers, { data: [administrator], total: 1, pages: 1 });
  const { address } = await visit('/admin');
  await expect.poll(address).toBe('/admin/seguridad');
  await expect.element(part).toMatchTextContent(/Aquí se pide el segundo factor a todos/);
  await expect.element(page.getByRole('link', { name: 'Tickets' })).not.toBeInTheDocument();
  await begin.click();
  await code.fill('287082');
  await activate.click();
  await part.getByRole('button', { name: 'Ya los guardé' }).click();
  await page.getByRole('link', { name: 'Usuarios' }).click();
  await expect.element(page.getByRole('article', { name: 'Inés Salas' })).toBeVisible();
});

test('who signs out is asked nothing more while the page is still there', async ({ server }) => {
  const state = server.serve(secondFactorState, () => ({ data: { ...factor } }));
  const sessions = server.serve(listOwnSessions, { data: [here] });
  server.serve(signOutAdmin, { ok: true });
  const { address } = await visit('/admin/seguridad');
  await expect.element(begin).toBeVisible();
  await expect.element(page.getByText('Esta sesión')).toBeVisible();
  await page.getByRole('button', { name: 'Salir' }).click();
  await expect.poll(address).toBe('/login');
  expect([state.length, sessions.length]).toEqual([1, 1]);
});

for (const screen of [phone, desktop]) {
  test(`is accessible while it is set up, ${screen.width} wide`, async () => {
    await page.viewport(screen.width, screen.height);
    await visit('/admin/seguridad');
    await begin.click();
    await expect.element(code).toBeVisible();
    await expectAccessible();
    await code.fill('287082');
    await activate.click();
    await expect.element(made).toBeVisible();
    await expectAccessible();
  });
}
