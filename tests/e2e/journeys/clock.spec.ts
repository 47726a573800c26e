import { apiOf } from '../api.ts';
import { expect, test } from '../fixtures.ts';
import { houseOf } from '../houses.ts';
import { boughtBy, enterAs, fillCart, newCustomer, type Person, subscribe } from './arrange.ts';
import { mailsTo } from './mail.ts';
import { approvePayment } from './steps.ts';

// What time alone brings about. The clock does not go back: each journey begins later than the one before.
test.use({ settings: houseOf(import.meta.filename) });

let late: Person;
let ending: Person;

/** On Saturday, a cart for that day's draw and a subscription of a month. */
test.beforeAll(async ({ server }) => {
  const api = apiOf(server.url);
  late = await newCustomer(api, 'tarde@example.com');
  await fillCart(late, [
    { balls: [5, 9, 21, 60, 61], special: 7 },
    { balls: [1, 2, 3, 4, 6], special: 8 },
  ]);
  ending = await newCustomer(api, 'renueva@example.com');
  await subscribe(ending);
});

test('plays whose draw has closed are flagged and move to the next draw', async ({
  page,
  server,
  expectScreen,
}) => {
  await server.restart({ BOLILLERO_NOW: '2026-08-09T02:00:00Z' });
  const third = { balls: [10, 20, 30, 40, 50], special: 9 };
  expect(await fillCart(late, [third], { date: '2026-08-10' })).toHaveLength(1);
  await enterAs(page, late);

  await test.step('they are told apart, and left out of what is paid until something is done about them', async () => {
    await page.goto('/checkout/1/power_balls');
    await expect(page.getByText('Venta cerrada', { exact: true })).toHaveCount(2);
    const notice = page.getByRole('region', { name: '2 jugadas son de un sorteo con la venta cerrada' });
    await expect(notice).toContainText(/¿Las pasas al sorteo del .*10.* o las eliminas\?/);
    await expectScreen('cart-expired');
    await expect(page.getByRole('button', { name: 'Pagar $3.00' })).toBeVisible();
  });

  await test.step('the play page tells of them too', async () => {
    await page.goto('/loteria/1/power_balls/normal/simple');
    await expect(page.getByText('Tienes 2 jugadas de ese sorteo en el carrito.')).toBeVisible();
    await page.goto('/checkout/1/power_balls');
  });

  await test.step('moved, all three are bought for the next draw', async () => {
    await page.getByRole('button', { name: 'Pasarlas' }).click();
    await expect(page.getByText(/^Ahora son para el sorteo del .*10.* Falta pagarlas\.$/)).toBeVisible();
    await expect(page.getByText('Venta cerrada', { exact: true })).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Total' })).toContainText('$9.00');
    await approvePayment(page);
    await expect(page.getByText('¡Números registrados!').first()).toBeVisible();
    const dates = (await boughtBy(late)).map((purchase) => purchase.date_lottery);
    expect(dates).toEqual(['2026-08-10', '2026-08-10', '2026-08-10']);
  });
});

test('a subscription about to end says how many days are left, and renewing adds to its end', async ({
  page,
  server,
  expectScreen,
}) => {
  // An hour before the time of day at which it ends: begun days count, and the seconds that a journey takes must not.
  await server.restart({ BOLILLERO_NOW: '2026-09-03T14:00:00Z' });
  await enterAs(page, ending);
  await page.goto('/perfil?suscription=true');
  const notice = page.getByRole('region', { name: 'Tu suscripción está por terminar' });
  await expect(notice).toContainText('Te quedan 6 días.');
  await expectScreen('subscription-ending');
  await expect
    .poll(() => mailsTo(server, 'subscription-ending', ending.email).length, { timeout: 60_000 })
    .toBe(1);

  await notice.getByRole('button', { name: 'Renovar' }).click();
  const renew = page.getByRole('dialog', { name: 'Renovar suscripción' });
  await expect(renew).toContainText('Te quedan 6 días de suscripción.');
  await renew.getByRole('radio', { name: /^3 meses/ }).check();
  await expectScreen('subscription-renew');
  await renew.getByRole('button', { name: 'Continuar al pago' }).click();
  const payment = page.getByRole('dialog', { name: 'Pagar' });
  await expect(payment).toContainText('Se suma al final de tu suscripción actual.');
  await expect(payment).toContainText('$81.00');
  await payment.getByRole('button', { name: 'Aprobar' }).click();
  await expect(page.getByText('¡Suscripción realizada!')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Suscripción activa' })).toContainText('08/12/2026');
});
