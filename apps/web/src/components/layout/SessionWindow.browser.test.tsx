import {
  customerProfile,
  listEmails,
  signInCustomer,
  updateProfile,
} from '@bolillero/contract/calls/costumers';
import { listLotteries, oneLottery } from '@bolillero/contract/calls/lotteries';
import { mailChoices } from '@bolillero/contract/calls/mail';
import { listNotifications } from '@bolillero/contract/calls/notifications';
import { createResult, resultsOfLottery } from '@bolillero/contract/calls/results';
import { signInAdmin } from '@bolillero/contract/calls/users';
import { describe } from 'vitest';
import { customerStore } from '../../session/stores.ts';
import { expectAccessible } from '../../testing/accessible.ts';
import { serveCart } from '../../testing/cart.ts';
import { serveFrame } from '../../testing/frame.ts';
import { administrator, enter, enterOffice, rosa } from '../../testing/people.ts';
import { powerballDetail } from '../../testing/powerball.ts';
import { refusal, type Server } from '../../testing/server.ts';
import { visit } from '../../testing/show.tsx';
import { beforeEach, desktop, expect, page, phone, test, userEvent } from '../../testing/test.ts';

const asking = page.getByRole('dialog', { name: 'Tu sesión terminó' });
const password = asking.getByLabelText('Contraseña');
const goOn = asking.getByRole('button', { name: 'Continuar' });
const elsewhere = asking.getByRole('button', { name: 'Entrar con otra cuenta' });

describe('a customer whose session has ended', () => {
  const name = page.getByLabelText('Nombre');
  const save = page.getByRole('button', { name: 'Guardar cambios' });
  let ended: boolean;

  beforeEach<{ server: Server }>(({ server }) => {
    ended = false;
    enter();
    serveFrame(server);
    serveCart(server);
    server.serve(customerProfile, { data: rosa });
    server.serve(listEmails, [...(rosa.emails ?? [])]);
    server.serve(mailChoices, { data: [] });
    server.serve(listLotteries, []);
    server.serve(updateProfile, ({ body }) =>
      ended ? refusal('sign-in-required') : { ok: true, data: { ...rosa, name: body.name ?? '' } },
    );
    server.serve(signInCustomer, ({ body }) => {
      if (body.password !== 'Clave-Segura1') return refusal('customer-sign-in-failed');
      ended = false;
      return { status: 200, token: 'another', costumer: rosa };
    });
  });

  /** Types into the personal data, and saves them after the session has ended. */
  async function saveLate() {
    const shown = await visit('/perfil?tab=datos');
    await name.fill('Rosa María');
    ended = true;
    await save.click();
    await expect.element(asking).toBeVisible();
    return shown;
  }

  test('is asked for the password over the page, and what was under way goes on', async () => {
    const { address } = await saveLate();
    await expect.element(asking).toMatchTextContent(/Rosa.*rosa@example\.com/);
    await expect.element(password).toHaveFocus();
    await userEvent.keyboard('Clave-Segura1{Enter}');
    await expect.element(page.getByText('¡Éxito! ¡Datos cambiados correctamente!')).toBeVisible();
    await expect.element(asking).not.toBeInTheDocument();
    await expect.element(name).toHaveValue('Rosa María');
    expect(address()).toBe('/perfil?tab=datos');
    expect(customerStore.get()).toMatchObject({
      state: 'in',
      token: 'another',
      person: { name: 'Rosa María' },
    });
  });

  test('is told of a wrong password, and may try again', async () => {
    await saveLate();
    await goOn.click();
    await expect.element(asking.getByRole('link', { name: 'La Contraseña es obligatoria.' })).toBeVisible();
    await password.fill('Otra-Clave1');
    await goOn.click();
    await expect
      .element(asking.getByRole('alert', { name: 'Error' }))
      .toMatchTextContent(/El email o la contraseña no son correctos\./);
    await password.fill('Clave-Segura1');
    await goOn.click();
    await expect.element(page.getByText('¡Éxito! ¡Datos cambiados correctamente!')).toBeVisible();
  });

  test('is asked once, however many calls are refused', async ({ server }) => {
    const asked = server.serve(signInCustomer, () => {
      ended = false;
      return { status: 200, token: 'another', costumer: rosa };
    });
    server.serve(listNotifications, () =>
      ended ? refusal('sign-in-required') : { data: [], unread: 3, total: 0, pages: 0 },
    );
    ended = true;
    await visit('/perfil?tab=datos');
    await name.fill('Rosa María');
    await expect.element(asking).toHaveLength(1);
    await password.fill('Clave-Segura1');
    await goOn.click();
    await expect.element(page.getByRole('link', { name: 'Notificaciones: 3 sin leer' })).toBeVisible();
    await expect.element(asking).not.toBeInTheDocument();
    expect(asked).toHaveLength(1);
  });

  test.for([
    ['by the button', () => elsewhere.click()],
    ['with Escape', () => userEvent.keyboard('{Escape}')],
  ] as const)('leaves for the sign-in page %s, from where they come back', async ([, leave]) => {
    const { address } = await saveLate();
    await leave();
    await expect.poll(address).toBe('/login-client?next=%2Fperfil%3Ftab%3Ddatos');
    await expect.element(asking).not.toBeInTheDocument();
    expect(customerStore.get().state).toBe('out');
  });

  test('loses nothing to a click beside the window', async () => {
    await saveLate();
    await page.elementLocator(document.documentElement).click({ position: { x: 4, y: 4 }, force: true });
    await expect.element(asking).toBeVisible();
  });

  test.for([phone, desktop])('is asked accessibly, $width wide', async ({ width, height }) => {
    await page.viewport(width, height);
    await saveLate();
    await expectAccessible();
  });
});

test('a result that was being entered when the session ended is kept, and saved after the password', async ({
  server,
}) => {
  enterOffice();
  let ended = false;
  server.serve(oneLottery, { data: powerballDetail });
  server.serve(resultsOfLottery, { data: [], total: 0, pages: 1 });
  const sent = server.serve(createResult, () => refusal(ended ? 'sign-in-required' : 'draw-exists'));
  server.serve(signInAdmin, ({ body }) => {
    ended = false;
    return body.dni === administrator.dni
      ? { status: 200, token: 'another', user: administrator }
      : refusal('admin-sign-in-failed');
  });
  const { address } = await visit('/admin/results/new/power_balls/1');
  const balls = page.getByRole('textbox', { name: 'Números sorteados' });
  await balls.fill('61 9 21 60 5');
  await page.getByRole('textbox', { name: 'Powerball' }).fill('7');
  await page.getByRole('radio', { name: '×2' }).click();
  ended = true;
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(asking).toMatchTextContent(/Inés.*DNI 12345678/);
  await password.fill('Clave-Segura1');
  await goOn.click();
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[1]).toEqual(sent[0]);
  await expect.element(asking).not.toBeInTheDocument();
  await expect.element(balls).toHaveValue('5 9 21 60 61');
  expect(address()).toBe('/admin/results/new/power_balls/1');
});
