import { validSubscription } from '@bolillero/contract/calls/subscriptions';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import { paths } from '../../paths.ts';
import { expectAccessible } from '../../testing/accessible.ts';
import { serveCart } from '../../testing/cart.ts';
import { enlargeText } from '../../testing/fits.ts';
import { serveFrame } from '../../testing/frame.ts';
import { enter, rosa } from '../../testing/people.ts';
import type { Server } from '../../testing/server.ts';
import { show, visit } from '../../testing/show.tsx';
import { beforeEach, expect, page, phone, test, userEvent } from '../../testing/test.ts';
import { BottomBar } from './BottomBar.tsx';
import { CustomerFrame } from './customer-frame.ts';
import { Frame } from './Frame.tsx';
import { FrameFoot } from './frame-places.tsx';
import { Header } from './Header.tsx';
import { PhoneHeader } from './PhoneHeader.tsx';

const header = page.getByRole('banner');
const sections = page.getByRole('navigation', { name: 'Secciones' });

beforeEach<{ server: Server }>(async ({ server }) => {
  serveFrame(server);
  serveCart(server);
  await CustomerFrame.preload?.();
  await page.viewport(phone.width, phone.height);
});

const addressesIn = (element: Element) =>
  [...element.querySelectorAll('a')].filter((link) => link.checkVisibility()).map((link) => link.pathname);

test.for([320, 390])(
  'at %i pixels the menu has what the bar has not, the theme and the way out',
  async (width) => {
    await page.viewport(width, phone.height);
    enter();
    await visit('/terminos');
    await expect.element(header.getByRole('link', { name: 'Carrito: vacío' })).toBeVisible();
    await expect.element(header.getByRole('button', { name: 'Tu cuenta' })).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Menú' }).click();
    const menu = page.getByRole('navigation', { name: 'Menú' });
    await expect.element(menu.getByRole('button', { name: 'Cerrar Sesión' })).toBeVisible();
    await expect.element(menu.getByRole('switch', { name: 'Tema oscuro' })).toBeVisible();
    const bar = addressesIn(sections.element());
    expect(bar).toEqual(['/loterias', '/jugar', '/resultados', '/analisis', '/perfil']);
    const inMenu = addressesIn(menu.element());
    expect(inMenu).toEqual(['/pronostico', '/preguntas-frecuentes', '/testimonios', '/soporte']);
    await expectAccessible(header.element());
  },
);

test('without a subscription the bar’s results are those that everybody may see', async ({ server }) => {
  server.serve(validSubscription, { ok: false });
  enter({ ...rosa, subscribed: false });
  await visit('/terminos');
  await expect
    .element(sections.getByRole('link', { name: 'Resultados' }))
    .toHaveAttribute('href', '/ultimos-resultados');
});

test('the header stays, 48 pixels high, and neither it nor the bar hides what has the focus', async () => {
  enter();
  await visit('/terminos');
  await expect.element(page.getByRole('contentinfo')).toBeVisible();
  // the page makes room for the bar with the next picture of the screen
  const frame = page.getByRole('main').element().parentElement as HTMLElement;
  await expect.poll(() => getComputedStyle(frame).paddingBlockEnd).not.toBe('0px');
  const links = [...document.querySelectorAll<HTMLElement>('main a, footer a')];
  for (const link of [...links, ...links.toReversed()]) {
    link.focus();
    const { top, bottom } = link.getBoundingClientRect();
    expect(top).toBeGreaterThanOrEqual(48);
    expect(bottom).toBeLessThanOrEqual(sections.element().getBoundingClientRect().top);
  }
  scrollTo(0, 400);
  const { top, height } = header.element().getBoundingClientRect();
  expect([top, height]).toEqual([0, 48]);
});

test('while somebody types the bar is away', async () => {
  enter();
  await visit('/soporte');
  const field = page.getByLabelText(/Mensaje/);
  await field.click();
  await expect.element(sections).not.toBeInTheDocument();
  await userEvent.keyboard('Hola');
  (field.element() as HTMLElement).blur();
  await expect.element(sections).toBeVisible();
});

test('the pages of those who come in have no bar over their form', async () => {
  await visit('/login-client');
  await expect.element(page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
  await expect.element(sections).not.toBeInTheDocument();
});

/** A page with a header and a foot of its own. */
async function showOwn() {
  const items = [{ label: 'Perfil', path: paths.profile(), Icon: IconUser, current: false }];
  await show(
    <Frame header={<Header signedIn />} bottomBar={<BottomBar items={items} />}>
      <PhoneHeader back={paths.lotteries()} title="Carrito" note="2 jugadas" tools={null} />
      <FrameFoot>
        <button type="button">Pagar</button>
      </FrameFoot>
      <p style={{ blockSize: 3000 }}>Jugadas</p>
    </Frame>,
  );
}

test('a page may have a header and a foot of its own on phones', async () => {
  await showOwn();
  await expect.element(header.getByRole('heading', { level: 1, name: 'Carrito' })).toBeVisible();
  await expect.element(header.getByRole('link', { name: 'Volver' })).toHaveAttribute('href', '/loterias');
  await expect.element(header.getByRole('img', { name: 'Bolillero' })).not.toBeInTheDocument();
  await expect.element(sections).not.toBeInTheDocument();
  expect(page.getByRole('button', { name: 'Pagar' }).element().getBoundingClientRect().bottom).toBe(
    phone.height,
  );
  await expectAccessible();
});

test('large text leaves the screen to the page: its foot is at its end', async () => {
  enlargeText(200);
  await showOwn();
  const foot = page.getByRole('button', { name: 'Pagar' });
  await expect.element(foot).toBeInTheDocument();
  await expect.poll(() => foot.element().getBoundingClientRect().top).toBeGreaterThan(3000);
});

test('wide screens keep the header, and have the page’s foot', async () => {
  await page.viewport(1440, 900);
  await showOwn();
  await expect.element(header.getByRole('img', { name: 'Bolillero' })).toBeVisible();
  await expect.element(header.getByRole('link', { name: 'Volver' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Pagar' })).toBeVisible();
});
