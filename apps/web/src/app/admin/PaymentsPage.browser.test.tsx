import {
  listPayments,
  type OfficePayment,
  onePaymentOfOffice,
  sumPayments,
} from '@bolillero/contract/calls/office-payments';
import { appSettings } from '@bolillero/contract/calls/system';
import { expectAccessible } from '../../testing/accessible.ts';
import { enterOffice } from '../../testing/people.ts';
import type { Server } from '../../testing/server.ts';
import { settings } from '../../testing/settings.ts';
import { visit } from '../../testing/show.tsx';
import { beforeEach, desktop, expect, page, phone, test } from '../../testing/test.ts';

const payment: OfficePayment = {
  id: '2816806c-0000-4000-8000-000000000000',
  number: 21,
  costumer_id: 7,
  costumer: 'Rosa Quispe',
  kind: 'cart',
  provider: 'paypal',
  state: 'captured',
  amount: '6.00',
  currency: 'USD',
  refunded: '3.00',
  createdAt: '2026-08-08T14:00:00.000Z',
  capturedAt: '2026-08-08T14:01:00.000Z',
};
const item = {
  id: 1,
  lottery_id: 1,
  type: 0,
  date_lottery: '2026-08-08',
  balls: '[3,12,20,44,61]',
  ball_red: 7,
  multiplier_bought: false,
  price: '3.00',
  purchase_id: 15,
  refund: {
    amount: '3.00',
    reason: 'No se compró',
    admin: 'Inés Salas',
    state: 'requested' as const,
    requestedAt: '2026-08-08T14:30:00.000Z',
    doneAt: null,
  },
};
const shares = {
  id: 2,
  pena_id: 3,
  lottery_id: 1,
  date_lottery: '2026-08-08',
  shares: 2,
  price: '3.00',
  numbers: { from: 4, to: 5 },
  refund: {
    amount: '3.00',
    cause: 'no-lines' as const,
    state: 'done' as const,
    requestedAt: '2026-08-08T14:30:00.000Z',
    doneAt: '2026-08-08T14:31:00.000Z',
  },
};

beforeEach<{ server: Server }>(({ server }) => {
  server.serve(appSettings, settings);
  server.serve(listPayments, { data: [payment], total: 1, pages: 1 });
  server.serve(sumPayments, { data: { captured: '6.00', refunded: '3.00', currency: 'USD' } });
  server.serve(onePaymentOfOffice, {
    data: {
      ...payment,
      provider_order: '5O190127TN364715T',
      provider_capture: '3C679366HH908993F',
      refund_cause: null,
      months: null,
      items: [item],
      penas: [shares],
    },
  });
  enterOffice();
});

test('payments say whose, what for, how much and what became of them, and what all of them come to', async ({
  server,
}) => {
  const asked = server.serve(listPayments, { data: [payment], total: 1, pages: 1 });
  const summed = server.serve(sumPayments, { data: { captured: '6.00', refunded: '3.00', currency: 'USD' } });
  await visit('/admin/pagos?player=7');
  const row = page.getByRole('row').filter({ hasText: '000021' });
  await expect.element(row).toMatchTextContent(/Rosa Quispe.*Carrito.*\$6\.00.*PayPal.*Cobrado/);
  await expect.element(page.getByText('Devuelto o por devolver')).toBeVisible();
  await page.getByLabelText('Estado').selectOptions('Cobrado');
  await expect.poll(() => asked.at(-1)?.query).toMatchObject({ state: 'captured', costumer_id: '7' });
  await expect.poll(() => summed.at(-1)?.query).toMatchObject({ state: 'captured', costumer_id: '7' });
});

test('one shows what was bought, the provider’s numbers and its refunds, and moves no money', async () => {
  await visit('/admin/pagos');
  await page.getByRole('button', { name: /000021/ }).click();
  const record = page.getByRole('dialog', { name: 'Pago N.º 000021' });
  await expect.element(record.getByText('3C679366HH908993F')).toBeVisible();
  await expect.element(record.getByText('Se devuelve $3.00: No se compró (Inés Salas)')).toBeVisible();
  await expect
    .element(record.getByRole('listitem').filter({ hasText: 'Juego en grupo: 2 participaciones' }))
    .toMatchTextContent(/\$3\.00 · N\.º 4 a 5.*Se devolvió \$3\.00: el juego cerró sin líneas/);
  await expect
    .element(record.getByRole('link', { name: 'Abrir la página del jugador' }))
    .toHaveAttribute('href', '/admin/soporte/costumer/7');
  await expect.element(record.getByRole('button', { name: /Devolver|Cobrar/ })).not.toBeInTheDocument();
});

test.for([phone, desktop])('is accessible $width wide', async ({ width, height }) => {
  await page.viewport(width, height);
  await visit('/admin/pagos');
  await page.getByRole('button', { name: /000021/ }).click();
  await expect.element(page.getByText('3C679366HH908993F')).toBeVisible();
  await expectAccessible();
});
