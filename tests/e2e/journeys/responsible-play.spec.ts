import { expect, test } from '../fixtures.ts';
import { enterAs, fillCart, newCustomer, pay } from './arrange.ts';

const first = { balls: [5, 9, 21, 60, 61], special: 7 };
const second = { balls: [1, 2, 3, 4, 6], special: 8 };

test('a monthly limit refuses the payment that would pass it', async ({ page, api, allow, expectScreen }) => {
  const ana = await newCustomer(api, 'limite@example.com');
  await pay(ana, await fillCart(ana, [first]));
  await enterAs(page, ana);
  await page.goto('/perfil?tab=juego');
  const part = page.getByRole('region', { name: 'Límite mensual de gasto' });
  const amount = part.getByLabel('Nuevo límite mensual en dólares');
  const save = part.getByRole('button', { name: 'Guardar límite' });

  await test.step('it is set', async () => {
    await expect(part).toContainText('No tienes un límite.');
    await expect(part).toContainText('$3.00');
    await amount.fill('5');
    await save.click();
    await expect(page.getByText('Tu límite ya está vigente')).toBeVisible();
    await expect(part.getByRole('progressbar', { name: '$3.00 de $5.00' })).toBeVisible();
  });

  await test.step('what would pass it is refused, and the cart stays', async () => {
    await fillCart(ana, [second]);
    await page.goto('/checkout/1/power_balls');
    await expect(page.getByText('$3.00').first()).toBeVisible();
    allow(/^4\d\d POST \/api\/payments\/orders/);
    await page.getByRole('button', { name: /^Pagar \$/ }).click();
    const told = page.getByRole('dialog', { name: 'Error' });
    await expect(told).toContainText('Este pago supera tu límite mensual de $5.00');
    await expectScreen('limit-exceeded');
    await told.getByRole('button', { name: 'Aceptar' }).click();
    await expect(page.getByRole('list', { name: 'Jugadas de Powerball' }).getByText('$3.00')).toHaveCount(1);
  });
});

test('a pause stops playing and paying', async ({ page, api, allow, expectScreen }) => {
  const ana = await newCustomer(api, 'pausa@example.com');
  await fillCart(ana, [first]);
  await enterAs(page, ana);
  await page.goto('/perfil?tab=juego');
  const part = page.getByRole('region', { name: 'Pausar tu cuenta' });

  await test.step('it asks first, in plain words', async () => {
    await part.getByLabel('Pausar durante').selectOption({ label: '1 mes' });
    await part.getByRole('button', { name: 'Pausar cuenta' }).click();
    const asked = page.getByRole('alertdialog', {
      name: '¿Pausar tu cuenta hasta el martes 8 de septiembre de 2026?',
    });
    await expect(asked).toContainText('La pausa no se puede acortar ni quitar');
    await expectScreen('pause-asked');
    await asked.getByRole('button', { name: 'Cancelar' }).click();
    await part.getByRole('button', { name: 'Pausar cuenta' }).click();
    await asked.getByRole('button', { name: 'Sí, pausar' }).click();
    await expect(part.getByText(/Tu cuenta está en pausa hasta el/)).toBeVisible();
    await expectScreen('paused');
  });

  await test.step('nothing is paid meanwhile', async () => {
    await page.goto('/checkout/1/power_balls');
    allow(/^4\d\d POST \/api\/payments\/orders/);
    await page.getByRole('button', { name: /^Pagar \$/ }).click();
    await expect(page.getByRole('dialog', { name: 'Error' })).toContainText('Tu cuenta está en pausa');
  });
});
