import {
  createPackage,
  deletePackage,
  listPromotions,
  type Promotion,
  updatePackage,
} from '@bolillero/contract/calls/subscriptions';
import { appSettings } from '@bolillero/contract/calls/system';
import { expectAccessible } from '../../testing/accessible.ts';
import { enterOffice } from '../../testing/people.ts';
import { refusal, type Server } from '../../testing/server.ts';
import { settings } from '../../testing/settings.ts';
import { visit } from '../../testing/show.tsx';
import { beforeEach, expect, page, test, userEvent } from '../../testing/test.ts';

const monthly: Promotion = {
  id: 1,
  months: 1,
  price: '30.00',
  r: 14,
  g: 107,
  b: 80,
  total: '30.00',
  saving: 0,
};
const half: Promotion = {
  id: 2,
  months: 6,
  price: '24.00',
  r: 47,
  g: 111,
  b: 176,
  total: '144.00',
  saving: 20,
};
let packages: Promotion[];

beforeEach<{ server: Server }>(({ server }) => {
  enterOffice();
  packages = [monthly, half];
  server.serve(appSettings, settings);
  server.serve(listPromotions, () => ({ data: packages }));
});

const window = (name: string) => page.getByRole('dialog', { name });

test('a package is created beside the card that everybody will see', async ({ server }) => {
  const sent = server.serve(
    createPackage,
    refusal('package-months-taken', {
      errors: [{ path: 'months', message: 'Ya hay un paquete de esos meses.' }],
    }),
  );
  await visit('/admin/paquetes');
  await page.getByRole('button', { name: 'Nuevo paquete' }).click();
  const creating = window('Nuevo paquete');
  const months = creating.getByRole('textbox', { name: 'Meses' });
  await expect.element(months).toHaveFocus();
  await months.fill('6');
  await creating.getByRole('textbox', { name: 'Precio por mes (US$)' }).fill('21');
  const card = creating.getByRole('region', { name: 'Así se verá' });
  await expect.element(card.getByText('Ahorras 30 %')).toBeVisible();
  await expect.element(card.getByText('Pagas $126.00 por los 6 meses')).toBeVisible();
  const colour = creating.getByLabelText('Color de la franja');
  await colour.fill('#ffffcc');
  await creating.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(colour).toHaveAccessibleDescription(/casi no se ve sobre la tarjeta/);
  expect(sent).toEqual([]);
  await expectAccessible();
  await colour.fill('#2f6fb0');
  await creating.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(months).toHaveAccessibleDescription('Ya hay un paquete de esos meses.');
  expect(sent.map(({ body }) => body)).toEqual([{ months: 6, price: '21', r: 47, g: 111, b: 176 }]);
  server.serve(createPackage, { ok: true, data: { ...half, id: 3, months: 9 } });
  await months.fill('9');
  await creating.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(page.getByText('¡Registro ingresado exitosamente!')).toBeVisible();
});

test('a package is changed; the last one that is to go stays and says why', async ({ server }) => {
  const sent = server.serve(updatePackage, { ok: true, data: half });
  server.serve(deletePackage, refusal('last-package'));
  await visit('/admin/paquetes');
  await page.getByRole('button', { name: 'Editar: paquete de 1 mes' }).click();
  const editing = window('Editar paquete');
  await expect.element(editing.getByText(/tendrá que abrirlo de nuevo/)).toBeVisible();
  await editing.getByRole('textbox', { name: 'Precio por mes (US$)' }).fill('29.50');
  await editing.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(page.getByText('¡Registro actualizado exitosamente!')).toBeVisible();
  expect(sent.map(({ params, body }) => [params.id, body])).toEqual([
    ['1', { months: 1, price: '29.50', r: 14, g: 107, b: 80 }],
  ]);
  await page.getByRole('button', { name: 'Eliminar: paquete de 6 meses' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sí, eliminar' }).click();
  await expect.element(page.getByText(/Es el último paquete/)).toBeVisible();
});

test('N begins a new one', async () => {
  await visit('/admin/paquetes');
  await expect.element(page.getByRole('button', { name: 'Nuevo paquete', exact: true })).toBeVisible();
  await userEvent.keyboard('n');
  await expect.element(page.getByRole('dialog', { name: 'Nuevo paquete' })).toBeVisible();
});
