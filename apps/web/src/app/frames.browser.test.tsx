import { validAdminToken } from '@bolillero/contract/calls/users';
import { uiTexts } from '@bolillero/texts/ui';
import { vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { showError } from '../components/ui/notice-store.ts';
import { serveCart } from '../testing/cart.ts';
import { serveFrame } from '../testing/frame.ts';
import { enter, enterOffice } from '../testing/people.ts';
import type { Server } from '../testing/server.ts';
import { show, visit } from '../testing/show.tsx';
import { beforeEach, expect, page, test } from '../testing/test.ts';
import { ErrorPage } from './ErrorPage.tsx';

const header = page.getByRole('banner');
const footer = page.getByRole('contentinfo');
const nothing = page.getByRole('main').getByRole('heading', { name: 'Esta página no existe' });

beforeEach<{ server: Server }>(({ server }) => {
  serveFrame(server);
  serveCart(server);
});

test('a visitor at an address that is no page has the visitors’ frame around the news', async () => {
  await visit('/loterias-2?x=1');
  await expect.element(nothing).toBeVisible();
  await expect.element(header.getByRole('button', { name: 'Registrarse' })).toBeVisible();
  await expect.element(footer.getByRole('link', { name: 'Términos y condiciones' })).toBeVisible();
});

test('a customer there keeps their own', async () => {
  enter();
  await visit('/loteria/1/power_balls/x/y/z');
  await expect.element(nothing).toBeVisible();
  await expect.element(header.getByRole('button', { name: 'Tu cuenta' })).toBeVisible();
  await expect.element(footer).toBeVisible();
});

test.for(['/admin/nada', '/admin/nada/que/ver', '/admin/results/x'])(
  '%s: the back-office says it in its own frame, to who is signed in',
  async (address) => {
    enterOffice();
    await visit(address);
    await expect.element(nothing).toBeVisible();
    await expect.element(page.getByRole('navigation').getByRole('link', { name: 'Tickets' })).toBeVisible();
    await expect.element(footer).toMatchTextContent(/^Bolillero · administración/);
  },
);

test('others are asked to sign in first, and come back to where they were going', async ({ server }) => {
  server.serve(validAdminToken, { ok: false });
  const { address } = await visit('/admin/nada');
  await expect.element(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
  expect(address()).toBe('/login?next=%2Fadmin%2Fnada');
});

test('where a guard could not ask the server, header and footer stay around what went wrong', async () => {
  const reset = vi.fn();
  await show(
    <ErrorPage
      error={new ApiError({ status: 0, code: 'network', message: uiTexts.network })}
      reset={reset}
    />,
  );
  const main = page.getByRole('main');
  await expect.element(main.getByRole('alert')).toHaveTextContent(uiTexts.network);
  await expect.element(header.getByRole('img', { name: 'Bolillero' })).toBeVisible();
  await expect.element(footer).toBeVisible();
  await main.getByRole('button', { name: 'Reintentar' }).click();
  expect(reset).toHaveBeenCalledOnce();
});

test('what was told stays behind with its page', async () => {
  enter();
  await visit('/terminos');
  await expect.element(footer).toBeVisible();
  showError('No se guardó');
  const notice = page.getByText('No se guardó');
  await expect.element(notice).toBeVisible();
  // a page is read for a while before somebody leaves it
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5_000 });
  await header.getByRole('link', { name: 'Soporte' }).click();
  await expect.element(notice).not.toBeInTheDocument();
  vi.useRealTimers();
});
