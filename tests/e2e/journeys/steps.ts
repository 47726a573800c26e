import { expect, type Locator, type Page } from '@playwright/test';
import { admin } from '../houses.ts';

export const player = { email: 'rosa@example.com', password: 'Clave-Segura1' } as const;

export async function signInAsAdmin(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('DNI').fill(admin.dni);
  await page.getByLabel('Contraseña', { exact: true }).fill(admin.password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page).toHaveURL(/\/admin\/hoy$/);
}

/** Fills in a registration, on its page or in the window. */
export async function fillRegistration(form: Page | Locator, who: { email: string; password: string }) {
  await form.getByLabel('Email').fill(who.email);
  await form.getByLabel('Fecha de nacimiento').fill('12/05/1990');
  await form.getByLabel('Contraseña', { exact: true }).fill(who.password);
  await form.getByLabel('Confirmar contraseña').fill(who.password);
  await form.getByLabel('Acepto los términos y condiciones').check();
}

export async function register(page: Page): Promise<void> {
  await page.goto('/register-client');
  await fillRegistration(page, player);
  // The notice stands for a second and a half: it is looked for from before the click on.
  const notice = page.getByText('Registrado correctamente').waitFor();
  await page.getByRole('main').getByRole('button', { name: 'Registrarse' }).click();
  await notice;
  await expect(page).toHaveURL(/\/login-client/);
}

/** Signs in through the form, which leads to the lotteries, or back to where somebody was sent away. */
export async function signIn(
  page: Page,
  who: { email: string; password: string } = player,
  onward = /\/loterias$/,
): Promise<void> {
  if (!page.url().includes('/login-client')) await page.goto('/login-client');
  await page.getByLabel('Email').fill(who.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(who.password);
  await page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page).toHaveURL(onward);
}

/** Taps the balls of a ticket on the play page, on a phone after turning to it. */
export async function fill(
  page: Page,
  position: number,
  balls: readonly number[],
  special: number,
): Promise<void> {
  const onPhone = (page.viewportSize()?.width ?? 0) < 700;
  if (onPhone && position > 1) await page.getByRole('button', { name: `Cartilla ${position}` }).click();
  const slip = page.getByRole('region', { name: `Cartilla ${position}` });
  const [panel, drum] = [slip.getByRole('grid').first(), slip.getByRole('grid').last()];
  for (const ball of balls) await panel.getByRole('gridcell', { name: String(ball), exact: true }).click();
  await drum.getByRole('gridcell', { name: String(special), exact: true }).click();
}

/** Pays what is in the cart, on its page, through the test gateway. */
export async function approvePayment(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Pagar \$/ }).click();
  await page.getByRole('dialog', { name: 'Pagar' }).getByRole('button', { name: 'Aprobar' }).click();
}
