import { expect, test } from '../fixtures.ts';
import { onDesktop } from '../widths.ts';
import { enterAs, newCustomer, officeOf } from './arrange.ts';

test('a visitor writes to support from the keyboard, and the back-office has the message', {
  tag: onDesktop,
}, async ({ page, api, expectScreen }) => {
  await page.goto('/soporte');
  const main = page.getByRole('main');
  const [email, message] = [main.getByLabel('Email'), main.getByLabel('Mensaje')];
  await expectScreen('support');

  await test.step('what arrived is confirmed', async () => {
    await email.focus();
    await page.keyboard.type('luz@example.com');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Luz Ramos');
    await page.keyboard.press('Tab');
    await page.keyboard.type('¿Dónde está el PDF de mi compra 000123?');
    await expect(message).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(main.getByRole('heading', { name: 'Recibimos tu mensaje' })).toBeFocused();
    await expect(main.getByText('Te responderemos a luz@example.com.')).toBeVisible();
    await expectScreen('support-sent');
    await main.getByRole('button', { name: 'Escribir otro mensaje' }).click();
    await expect(email).toBeFocused();
    await expect(email).toHaveValue('luz@example.com');
    await expect(message).toHaveValue('');
  });

  const office = await officeOf(api);
  const { data } = await office.get<{ data: { email: string; name: string; message: string }[] }>(
    '/supports/list-questions',
  );
  expect(data.find((one) => one.email === 'luz@example.com')).toMatchObject({
    name: 'Luz Ramos',
    message: '¿Dónde está el PDF de mi compra 000123?',
  });
});

test('who is signed in need not say who they are', async ({ page, api }) => {
  await page.goto('/terminos');
  await enterAs(page, await newCustomer(api, 'conocida@example.com'));
  await page.evaluate(() => localStorage.setItem('bolillero-customer', '1'));
  await page.goto('/soporte');
  await expect(page.getByRole('main').getByLabel('Email')).toHaveValue('conocida@example.com');
});
