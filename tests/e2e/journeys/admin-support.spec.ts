import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { houseOf } from '../houses.ts';
import { onBoth } from '../widths.ts';
import { enterOffice, newOperator, officeOf } from './arrange.ts';

test.use({ settings: houseOf(import.meta.filename) });

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const windowOf = (page: Page, name: string) => page.getByRole('dialog', { name: `Responder a ${name}` });
const send = (page: Page, name: string) =>
  windowOf(page, name).getByRole('button', { name: 'Enviar respuesta' });

// On both screens: the list is a table or cards, and the answer a window or the whole screen.
test('a message is found, read and answered once, and the answer leaves by mail', { tag: onBoth }, async ({
  page,
  api,
  expectScreen,
}) => {
  await enterOffice(page);
  await page.goto('/admin/soporte');
  await expect(page.getByText('No hay preguntas sin responder')).toBeVisible();
  await api.post('/supports/create', {
    name: 'Rosa Quispe',
    email: 'rosa@example.com',
    message: `Pagué ayer y no veo mi cartilla.\n\n${'¿Cuándo la veré? '.repeat(20)}\nGracias`,
  });
  await api.post('/supports/create', {
    name: 'Jorge Vega',
    email: 'jorge@example.com',
    message: 'No puedo cambiar mi clave.',
  });
  await page.reload();
  // on cards there is no row of headings
  await expect(
    page
      .getByRole('row')
      .filter({ hasText: /Vega|Quispe/ })
      .first(),
  ).toContainText('Jorge Vega');
  await expect(page.getByRole('link', { name: 'Preguntas 2' })).toBeVisible();
  await expectScreen('admin-support');

  await test.step('by name, e-mail or words', async () => {
    await page.getByLabel('Buscar').fill('CARTILLA');
    await expect(row(page, 'Jorge Vega')).toHaveCount(0);
    await expect(row(page, 'Rosa Quispe')).toBeVisible();
    await page.getByLabel('Buscar').fill('nadie');
    await page.getByRole('button', { name: 'Quitar filtros' }).last().click();
    await expect(row(page, 'Jorge Vega')).toBeVisible();
  });

  const window = windowOf(page, 'Rosa Quispe');
  await test.step('what was begun is kept', async () => {
    await page.getByRole('button', { name: 'Responder a Rosa Quispe' }).click();
    await expect(window).toContainText('Gracias');
    await expect(window).toContainText('Sale por correo a rosa@example.com');
    await expect(window.getByLabel('Respuesta')).toBeFocused();
    await send(page, 'Rosa Quispe').click();
    await expect(window.getByText('Escribe la respuesta.')).toBeVisible();
    await window.getByLabel('Respuesta').fill('Hola, Rosa:');
    await expectScreen('admin-support-answer');
    await page.keyboard.press('Escape');
    await expect(row(page, 'Rosa Quispe')).toContainText('Borrador');
    await page.getByRole('button', { name: 'Responder a Rosa Quispe' }).click();
    await expect(window.getByLabel('Respuesta')).toHaveValue('Hola, Rosa:');
  });

  await test.step('sent, it moves to the answers and can only be read', async () => {
    await window.getByLabel('Respuesta').fill('Hola, Rosa:\nya está en Compras.');
    await send(page, 'Rosa Quispe').click();
    await expect(page.getByText('¡Mensaje enviado exitosamente!')).toBeVisible();
    await expect(row(page, 'Rosa Quispe')).toHaveCount(0);
    await page.getByRole('link', { name: 'Respuestas 1' }).click();
    await expect(row(page, 'Rosa Quispe')).toContainText('ya está en Compras.');
    await page.getByRole('button', { name: 'Ver la respuesta a Rosa Quispe' }).click();
    const read = page.getByRole('dialog', { name: 'Mensaje de Rosa Quispe' });
    await expect(read).toContainText('Pagué ayer');
    await expect(read).toContainText('ya está en Compras.');
    await expect(read.getByRole('textbox')).toHaveCount(0);
    await expectScreen('admin-support-answered');
  });

  await test.step('and it reaches who wrote', async () => {
    const office = await officeOf(api);
    const mails = async () =>
      (await office.get<{ data: { address: string; state: string }[] }>('/mail?kind=support-answer')).data;
    await expect.poll(mails).toMatchObject([{ address: 'rosa@example.com', state: 'sent' }]);
  });
});

test('operators answer too; of two who answer, one is told that he came second', async ({
  page,
  api,
  newVisitor,
  allow,
}) => {
  const name = 'Eva Luna';
  await api.post('/supports/create', {
    name,
    email: 'eva@example.com',
    message: '¿Puedo jugar desde Chile?',
  });
  const colleague = await newVisitor();
  await enterOffice(page);
  await enterOffice(colleague, await newOperator(api));
  for (const one of [page, colleague]) {
    await one.goto('/admin/soporte');
    await one.getByRole('button', { name: `Responder a ${name}` }).click();
    await windowOf(one, name).getByLabel('Respuesta').fill('Sí, Eva.');
  }
  await send(colleague, name).click();
  await expect(windowOf(colleague, name)).toHaveCount(0);
  allow('409 POST /api/supports/create_answer');
  await send(page, name).click();
  await expect(windowOf(page, name).getByRole('alert')).toContainText('¡Mensaje no enviado!');
  await expect(windowOf(page, name).getByRole('alert')).toContainText('Ese mensaje ya tiene respuesta.');
  await expect(windowOf(page, name).getByLabel('Respuesta')).toHaveValue('Sí, Eva.');
  await page.keyboard.press('Escape');
  await expect(row(page, name)).toHaveCount(0);
});
