import {
  confirmCustomerPassword,
  customerProfile,
  listEmails,
  listSessions,
  signInCustomer,
  updateProfile,
} from '@bolillero/contract/calls/costumers';
import { listLotteries, oneLottery } from '@bolillero/contract/calls/lotteries';
import { mailChoices } from '@bolillero/contract/calls/mail';
import { resultDates } from '@bolillero/contract/calls/result-dates';
import { createResult, resultsOfLottery } from '@bolillero/contract/calls/results';
import { confirmAdminPassword } from '@bolillero/contract/calls/users';
import { describe } from 'vitest';
import { expectAccessible } from '../../testing/accessible.ts';
import { serveCart } from '../../testing/cart.ts';
import { serveFrame } from '../../testing/frame.ts';
import { enter, enterOffice, rosa } from '../../testing/people.ts';
import { powerballDetail } from '../../testing/powerball.ts';
import { refusal, type Server } from '../../testing/server.ts';
import { visit } from '../../testing/show.tsx';
import { beforeEach, desktop, expect, page, phone, test, userEvent } from '../../testing/test.ts';

const asking = page.getByRole('dialog', { name: 'Confirma tu contraseña para continuar' });
const password = asking.getByLabelText('Contraseña');
const goOn = asking.getByRole('button', { name: 'Confirmar' });
const cancel = asking.getByRole('button', { name: 'Cancelar' });

describe('a customer of whom a call asks the password', () => {
  const name = page.getByLabelText('Nombre');
  const save = page.getByRole('button', { name: 'Guardar cambios' });
  const saved = page.getByText('¡Éxito! ¡Datos cambiados correctamente!');
  let needed: boolean;
  let sent: readonly unknown[];
  let given: readonly unknown[];

  beforeEach<{ server: Server }>(({ server }) => {
    needed = true;
    enter();
    serveFrame(server);
    serveCart(server);
    server.serve(customerProfile, { data: rosa });
    server.serve(listEmails, [...(rosa.emails ?? [])]);
    server.serve(listSessions, { data: [] });
    server.serve(mailChoices, { data: [] });
    server.serve(listLotteries, []);
    sent = server.serve(updateProfile, ({ body }) =>
      needed ? refusal('password-needed') : { ok: true, data: { ...rosa, name: body.name ?? '' } },
    );
    given = server.serve(confirmCustomerPassword, ({ body }) => {
      if (body.password !== 'Clave-Segura1') return refusal('password-wrong');
      needed = false;
      return { ok: true };
    });
  });

  async function saveName() {
    const shown = await visit('/perfil?tab=datos');
    await name.fill('Rosa María');
    await save.click();
    await expect.element(asking).toBeVisible();
    return shown;
  }

  test('gives it in a window over the page, and what was asked is done', async () => {
    const { address } = await saveName();
    await expect.element(asking).toMatchTextContent(/rosa@example\.com/);
    await expect.element(password).toHaveFocus();
    await userEvent.keyboard('Clave-Segura1{Enter}');
    await expect.element(saved).toBeVisible();
    await expect.element(asking).not.toBeInTheDocument();
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
    expect(address()).toBe('/perfil?tab=datos');
  });

  test('is told of a missing and of a wrong one, and may try again', async () => {
    await saveName();
    await goOn.click();
    await expect.element(asking.getByRole('link', { name: 'La Contraseña es obligatoria.' })).toBeVisible();
    await password.fill('Otra-Clave1');
    await goOn.click();
    await expect
      .element(asking.getByRole('alert', { name: 'Error' }))
      .toMatchTextContent(/¡¡¡Contraseña incorrecta!!!/);
    expect(sent).toHaveLength(1);
    await password.fill('Clave-Segura1');
    await goOn.click();
    await expect.element(saved).toBeVisible();
    expect(given).toHaveLength(2);
  });

  test.for(['the button', 'Escape'])(
    'who leaves it by %s keeps what they typed, and nothing is done',
    async (way) => {
      await saveName();
      if (way === 'Escape') await userEvent.keyboard('{Escape}');
      else await cancel.click();
      await expect.element(asking).not.toBeInTheDocument();
      await expect.element(name).toHaveValue('Rosa María');
      await expect.element(page.getByText('Confirma tu contraseña para continuar.')).toBeVisible();
      await expect.element(save).toBeEnabled();
      expect(sent).toHaveLength(1);
      await save.click();
      await password.fill('Clave-Segura1');
      await goOn.click();
      await expect.element(saved).toBeVisible();
    },
  );

  test('loses nothing to a click beside the window', async () => {
    await saveName();
    await password.fill('Clave-S');
    await page.elementLocator(document.documentElement).click({ position: { x: 4, y: 4 }, force: true });
    await expect.element(password).toHaveValue('Clave-S');
  });

  test('whose session ends meanwhile gives it once, by signing in', async ({ server }) => {
    let ended = true;
    server.serve(confirmCustomerPassword, () => (ended ? refusal('sign-in-required') : { ok: true }));
    server.serve(signInCustomer, () => {
      ended = false;
      needed = false;
      return { status: 200, token: 'another', costumer: rosa };
    });
    await saveName();
    await userEvent.keyboard('Clave-Segura1{Enter}');
    const renewing = page.getByRole('dialog', { name: 'Tu sesión terminó' });
    await renewing.getByLabelText('Contraseña').fill('Clave-Segura1');
    await renewing.getByRole('button', { name: 'Continuar' }).click();
    await expect.element(saved).toBeVisible();
    await expect.element(renewing).not.toBeInTheDocument();
    await expect.element(asking).not.toBeInTheDocument();
  });

  test.for([phone, desktop])('is asked accessibly, $width wide', async ({ width, height }) => {
    await page.viewport(width, height);
    await saveName();
    await expectAccessible();
  });
});

test('somebody of the back-office gives it, and the result that was being entered is saved', async ({
  server,
}) => {
  enterOffice();
  server.serve(oneLottery, { data: powerballDetail });
  server.serve(resultsOfLottery, { data: [], total: 0, pages: 1 });
  server.serve(resultDates, { data: [{ date: '2026-08-05', id: null, plays: 4 }], owed: '2026-08-05' });
  let needed = true;
  const given = server.serve(confirmAdminPassword, () => {
    needed = false;
    return { ok: true };
  });
  const sent = server.serve(createResult, () => refusal(needed ? 'password-needed' : 'draw-exists'));
  await visit('/admin/results/new/power_balls/1');
  const balls = page.getByRole('textbox', { name: 'Números sorteados' });
  await balls.fill('5 9 21 60 61');
  await page.getByRole('textbox', { name: 'Powerball' }).fill('7');
  await page.getByRole('radio', { name: '×2' }).click();
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(asking).toMatchTextContent(/DNI 12345678/);
  await password.fill('Clave-Segura1');
  await goOn.click();
  await expect.poll(() => sent.length).toBe(2);
  expect(given[0]?.body).toEqual({ password: 'Clave-Segura1' });
  await expect.element(asking).not.toBeInTheDocument();
  await expect.element(balls).toHaveValue('5 9 21 60 61');
});
