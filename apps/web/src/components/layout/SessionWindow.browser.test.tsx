import {
  customerProfile,
  listEmails,
  listSessions,
  signInCustomer,
  signOutCustomer,
  updateProfile,
} from '@bolillero/contract/calls/costumers';
import { listLotteries, oneLottery } from '@bolillero/contract/calls/lotteries';
import { mailChoices } from '@bolillero/contract/calls/mail';
import { listNotifications } from '@bolillero/contract/calls/notifications';
import { resultDates } from '@bolillero/contract/calls/result-dates';
import { createResult, resultsOfLottery } from '@bolillero/contract/calls/results';
import { signInAdmin, signOutAdmin } from '@bolillero/contract/calls/users';
import { describe } from 'vitest';
import { adminStore, customerStore } from '../../session/stores.ts';
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
const question = page.getByRole('alertdialog', { name: '¿Salir sin guardar?' });
const leaveIt = question.getByRole('button', { name: 'Salir sin guardar' });

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
    server.serve(listSessions, { data: [] });
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

  test('leaves by the button, once asked about what was typed, for the sign-in page from where they come back', async () => {
    const { address } = await saveLate();
    await elsewhere.click();
    await expect.element(question).toMatchTextContent(/Lo que tenías escrito en la página se perderá\./);
    await question.getByRole('button', { name: 'Seguir editando' }).click();
    await expect.element(asking).toBeVisible();
    expect(address()).toBe('/perfil?tab=datos');
    await elsewhere.click();
    await leaveIt.click();
    await expect.poll(address).toBe('/login-client?next=%2Fperfil%3Ftab%3Ddatos');
    await expect.element(asking).not.toBeInTheDocument();
    expect(customerStore.get().state).toBe('out');
  });

  test('is asked nothing where nothing was typed', async ({ server }) => {
    server.serve(listNotifications, () => refusal('sign-in-required'));
    const { address } = await visit('/perfil?tab=datos');
    await expect.element(name).toBeVisible();
    await elsewhere.click();
    await expect.poll(address).toBe('/login-client?next=%2Fperfil%3Ftab%3Ddatos');
  });

  test('loses nothing to Escape, however often, and there is no cross', async () => {
    const { address } = await saveLate();
    await userEvent.keyboard('{Escape}{Escape}{Escape}');
    await expect.element(asking).toBeVisible();
    await expect.element(asking.getByRole('button', { name: 'Cerrar' })).not.toBeInTheDocument();
    await expect.element(name).toHaveValue('Rosa María');
    expect(address()).toBe('/perfil?tab=datos');
  });

  test('is signed out on the server too where the address has become another customer’s', async ({
    server,
  }) => {
    server.serve(signInCustomer, { status: 200, token: 'another', costumer: { ...rosa, id: 8 } });
    const signedOut = server.serve(signOutCustomer, { ok: true });
    const { address } = await saveLate();
    await password.fill('Clave-Segura1');
    await goOn.click();
    await leaveIt.click();
    await expect.poll(address).toBe('/login-client?next=%2Fperfil%3Ftab%3Ddatos');
    expect(signedOut).toHaveLength(1);
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

describe('somebody of the back-office whose session has ended', () => {
  const balls = page.getByRole('textbox', { name: 'Números sorteados' });
  let ended: boolean;

  beforeEach<{ server: Server }>(({ server }) => {
    ended = false;
    enterOffice();
    server.serve(oneLottery, { data: powerballDetail });
    server.serve(resultsOfLottery, { data: [], total: 0, pages: 1 });
    server.serve(resultDates, { data: [{ date: '2026-08-05', id: null, plays: 4 }], owed: '2026-08-05' });
  });

  /** Enters a result, and saves it after the session has ended. */
  async function saveLate(server: Server) {
    const sent = server.serve(createResult, () => refusal(ended ? 'sign-in-required' : 'draw-exists'));
    const shown = await visit('/admin/results/new/power_balls/1');
    await balls.fill('61 9 21 60 5');
    await page.getByRole('textbox', { name: 'Powerball' }).fill('7');
    await page.getByRole('radio', { name: '×2' }).click();
    ended = true;
    await page.getByRole('button', { name: 'Guardar' }).click();
    await expect.element(asking).toMatchTextContent(/Inés.*DNI 12345678/);
    return { ...shown, sent };
  }

  test('loses nothing of the result that was being entered, which is saved after the password', async ({
    server,
  }) => {
    server.serve(signInAdmin, ({ body }) => {
      ended = false;
      return body.dni === administrator.dni
        ? { status: 200, token: 'another', user: administrator }
        : refusal('admin-sign-in-failed');
    });
    const { address, sent } = await saveLate(server);
    await password.fill('Clave-Segura1');
    await goOn.click();
    await expect.poll(() => sent.length).toBe(2);
    expect(sent[1]).toEqual(sent[0]);
    await expect.element(asking).not.toBeInTheDocument();
    await expect.element(balls).toHaveValue('5 9 21 60 61');
    expect(address()).toBe('/admin/results/new/power_balls/1');
  });

  test('is asked for the code too where a second factor is on, and the result is saved', async ({
    server,
  }) => {
    const signedIn = server.serve(signInAdmin, ({ body }) => {
      if (body.code === undefined) return refusal('second-factor-needed');
      ended = false;
      return { status: 200, token: 'another', user: { ...administrator, secondFactor: true } };
    });
    const { sent } = await saveLate(server);
    await password.fill('Clave-Segura1');
    await goOn.click();
    const code = asking.getByRole('textbox', { name: 'Código' });
    await expect.element(code).toHaveFocus();
    await userEvent.keyboard('287082{Enter}');
    await expect.poll(() => sent.length).toBe(2);
    expect(signedIn.at(-1)?.body).toEqual({ dni: '12345678', password: 'Clave-Segura1', code: '287082' });
    await expect.element(balls).toHaveValue('5 9 21 60 61');
  });

  test('leaves by the button alone, once asked about the result', async ({ server }) => {
    const { address } = await saveLate(server);
    await userEvent.keyboard('{Escape}{Escape}');
    await expect.element(asking).toBeVisible();
    await expect.element(asking.getByRole('button', { name: 'Cerrar' })).not.toBeInTheDocument();
    await elsewhere.click();
    await question.getByRole('button', { name: 'Seguir editando' }).click();
    await expect.element(balls).toHaveValue('5 9 21 60 61');
    await elsewhere.click();
    await leaveIt.click();
    await expect.poll(address).toBe('/login?next=%2Fadmin%2Fresults%2Fnew%2Fpower_balls%2F1');
    await expect.element(question).not.toBeInTheDocument();
    expect(adminStore.get().state).toBe('out');
  });

  test('is signed out on the server too where the DNI has become somebody else’s', async ({ server }) => {
    server.serve(signInAdmin, { status: 200, token: 'another', user: { ...administrator, id: 2 } });
    const signedOut = server.serve(signOutAdmin, { ok: true });
    const { address } = await saveLate(server);
    await password.fill('Clave-Segura1');
    await goOn.click();
    await leaveIt.click();
    await expect.poll(address).toBe('/login?next=%2Fadmin%2Fresults%2Fnew%2Fpower_balls%2F1');
    expect(signedOut).toHaveLength(1);
    expect(adminStore.get().state).toBe('out');
  });
});
