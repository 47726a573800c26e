import { signOutCustomer } from '@bolillero/contract/calls/costumers';
import { customerStore } from '../../session/stores.ts';
import { expectAccessible } from '../../testing/accessible.ts';
import { enter } from '../../testing/people.ts';
import { noConnection } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { beforeEach, expect, page, test, userEvent } from '../../testing/test.ts';
import { AccountMenu } from './AccountMenu.tsx';

const account = page.getByRole('button', { name: 'Tu cuenta' });
const profile = page.getByRole('link', { name: 'Perfil' });

beforeEach(() => enter());

/** The menu, opened from the keyboard, with something to click beside it. */
async function open() {
  await show(
    <>
      <AccountMenu />
      <p style={{ marginBlockStart: 300 }}>Otra parte</p>
    </>,
  );
  (account.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(account).toHaveAttribute('aria-expanded', 'true');
}

test('it opens from the keyboard, and Escape gives the focus back to its button', async () => {
  await open();
  await expect.element(page.getByText('rosa@example.com')).toBeVisible();
  await userEvent.keyboard('{Tab}');
  await expect.element(profile).toHaveFocus();
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(account).toHaveFocus();
  await expect.element(account).toHaveAttribute('aria-expanded', 'false');
});

test('a click elsewhere closes it', async () => {
  await open();
  await page.getByText('Otra parte').click();
  await expect.element(account).toHaveAttribute('aria-expanded', 'false');
});

test('a sign-out that the server did not hear of is told and leaves the session', async ({ server }) => {
  server.serve(signOutCustomer, noConnection);
  await open();
  await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
  await expect.element(page.getByRole('alert').getByText(/^No hay conexión con el servidor/)).toBeVisible();
  expect(customerStore.get().state).toBe('in');
  server.serve(signOutCustomer, { ok: true });
  await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
  await expect.poll(() => customerStore.get().state).toBe('out');
});
