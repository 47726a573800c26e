import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { boughtBy, enterAs, newCustomer } from './arrange.ts';

/** Counts what a finger does. */
function finger() {
  let taps = 0;
  return {
    tap: async (what: Locator) => {
      taps += 1;
      await what.click();
    },
    taps: () => taps,
  };
}

test('a new visitor comes from the landing to a paid play, and is told all the way what for', async ({
  page,
  api,
  expectScreen,
}) => {
  const { tap, taps } = finger();
  const main = page.getByRole('main');
  const purpose = page.getByText('Entra para jugar Powerball al azar (sáb 8 ago)');
  await page.goto('/');
  await tap(main.getByRole('link', { name: 'Al azar · $3.00, Powerball' }));
  await expect(purpose).toBeVisible();
  await expectScreen('sign-in-purpose');
  await tap(main.getByRole('link', { name: 'Registrarse' }));
  await expect(main.getByRole('heading', { name: 'Registrarse' })).toBeVisible();
  await expect(purpose).toBeVisible();

  await test.step('registers', async () => {
    const typed = [
      ['Email', 'azar@example.com'],
      ['Fecha de nacimiento', '12051990'],
      ['Contraseña', 'Clave-Segura1'],
      ['Confirmar contraseña', 'Clave-Segura1'],
    ] as const;
    for (const [label, text] of typed) {
      await tap(main.getByLabel(label, { exact: true }));
      await page.keyboard.type(text);
    }
    await tap(main.getByLabel('Acepto los términos y condiciones'));
    await tap(main.getByRole('button', { name: 'Registrarse' }));
  });

  await test.step('signs in with the password alone', async () => {
    await expect(main.getByText('Cuenta creada: entra con tu contraseña')).toBeVisible();
    await expect(main.getByLabel('Contraseña', { exact: true })).toBeFocused();
    await expect(purpose).toBeVisible();
    await expectScreen('sign-in-registered');
    await page.keyboard.type('Clave-Segura1');
    await tap(main.getByRole('button', { name: 'Iniciar sesión' }));
  });

  await test.step('is offered the play on its card, and pays it there', async () => {
    const card = main.getByRole('article', { name: 'Powerball' });
    const random = card.getByRole('button', { name: 'Al azar · $3.00, Powerball' });
    await expect(random).toBeFocused();
    await expectScreen('random-offered');
    await tap(random);
    await expect(card.getByText('En el carrito', { exact: true })).toBeVisible();
    await expectScreen('random-in-cart');
    await tap(card.getByRole('button', { name: 'Pagar todo el carrito' }));
    const window = page.getByRole('dialog', { name: 'Pagar' });
    await expect(window).toContainText('Pagas todo tu carrito.');
    await expectScreen('random-payment');
    await tap(window.getByRole('button', { name: 'Aprobar' }));
    await expect(main.getByText('¡Números registrados!')).toBeVisible();
  });

  // four fields and a box among them, each tapped
  expect(taps()).toBe(12);
  const { token } = await api.post<{ token: string }>('/costumers/login', {
    email: 'azar@example.com',
    password: 'Clave-Segura1',
  });
  expect((await api.as(token).get<{ purchases: unknown[] }>('/purchases/list')).purchases).toHaveLength(1);
});

test('who is signed in pays a random play in three taps', async ({ page, api }) => {
  const ana = await newCustomer(api, 'tres-toques@example.com');
  await enterAs(page, ana);
  await page.goto('/loterias');
  const { tap, taps } = finger();
  const card = page.getByRole('article', { name: 'La Tinka' });
  await tap(card.getByRole('button', { name: 'Al azar · $3.00, La Tinka' }));
  await tap(card.getByRole('button', { name: 'Pagar todo el carrito' }));
  await tap(page.getByRole('dialog', { name: 'Pagar' }).getByRole('button', { name: 'Aprobar' }));
  await expect(page.getByText('¡Números registrados!')).toBeVisible();
  expect(taps()).toBe(3);
  expect((await boughtBy(ana)).map(({ price }) => price)).toEqual(['3.00']);
});
