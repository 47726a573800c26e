import { expect, test } from '../fixtures.ts';
import { onDesktop } from '../widths.ts';
import { enterAs, newCustomer } from './arrange.ts';
import { press, tabTo } from './keys.ts';

test('a subscription is bought and renewed from the keyboard alone', { tag: onDesktop }, async ({
  page,
  api,
}) => {
  await enterAs(page, await newCustomer(api, 'teclas-abono@example.com'));
  await page.goto('/perfil');
  await tabTo(page, page.getByRole('link', { name: 'Suscripción' }));
  await press(page, 'Enter');
  const subscribe = page.getByRole('button', { name: 'Suscribirse por 1 mes' });
  await tabTo(page, subscribe);
  await press(page, 'Enter');
  const approve = page.getByRole('button', { name: 'Aprobar' });
  await expect(page.getByRole('heading', { name: 'Pagar' })).toBeFocused();
  await press(page, 'Escape');
  await expect(subscribe).toBeFocused();
  await press(page, 'Enter');
  await tabTo(page, approve, 2);
  await press(page, 'Enter');
  const renew = page.getByRole('button', { name: 'Renovar' });
  await tabTo(page, renew);
  await press(page, 'Enter');
  const dialog = page.getByRole('dialog', { name: 'Renovar suscripción' });
  await tabTo(page, dialog.getByRole('radio').first(), 10);
  await press(page, 'ArrowDown');
  await expect(dialog.getByRole('radio', { name: /^3 meses/ })).toBeChecked();
  await press(page, 'Escape');
  await expect(dialog).toBeHidden();
  await expect(renew).toBeFocused();
});
