import { expect, test } from '../fixtures.ts';
import { onBoth, onDesktop } from '../widths.ts';
import { enterAs, newCustomer } from './arrange.ts';

const tabs = [
  ['Preguntas', '/questions', 'Preguntas'],
  ['Cartilla', '/ticket', 'Tu cartilla escaneada'],
  ['Soporte', '/support', 'Soporte'],
  ['Promoción', '/promotion', 'Promoción'],
] as const;

test('the five tabs of the home, each at its own address', { tag: onDesktop }, async ({
  page,
  expectScreen,
}) => {
  await page.goto('/');
  const strip = page.getByRole('navigation', { name: 'Conócenos' });
  await expect(strip.getByRole('link')).toHaveText(['Quiénes somos', ...tabs.map(([name]) => name)]);
  await expect(strip.getByRole('link', { name: 'Quiénes somos' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('heading', { name: 'Quiénes somos' })).toBeVisible();
  await expectScreen('home');
  for (const [name, address, heading] of tabs) {
    const tab = strip.getByRole('link', { name });
    await tab.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page).toHaveTitle(`${heading} · Bolillero`);
    await expect(tab, 'the next tab is a key away').toBeFocused();
    await expect(tab).toHaveAttribute('aria-current', 'page');
  }
});

for (const [name, address, heading] of tabs) {
  test(`the tab ${name}`, async ({ page, expectScreen }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
    await expectScreen(`home${address.replace('/', '-')}`);
  });
}

test('the claims turn by themselves until somebody reads them, and say the odds of the matrix', async ({
  page,
}) => {
  await page.goto('/');
  const claims = page.getByRole('region', { name: 'Lo que puedes esperar' });
  const shown = (text: string | RegExp) => claims.getByRole('group').filter({ hasText: text });
  // while the page was loading it may have turned
  await claims.getByRole('button', { name: /^Mostrar 1:/ }).click();
  await expect(shown('1 en 292,201,338')).toBeVisible();
  await expect(shown('1 en 292,201,338')).toContainText('acertar 5 de 69 + Powerball: el pozo.');
  await claims.getByRole('button', { name: 'Siguiente' }).click();
  await expect(shown('Hasta 40 %')).toBeVisible();
  await expect(shown('Hasta 40 %')).toContainText('Ninguna elección cambia las probabilidades');
  await expect(claims.getByRole('button', { name: 'Reanudar' }), 'who turns it reads it').toBeVisible();
  await claims.getByRole('button', { name: 'Anterior' }).click();
  await expect(shown('1 en 292,201,338')).toBeVisible();
  await claims.getByRole('button', { name: /^Mostrar 5:/ }).press('Enter');
  await expect(shown('Tú pones el límite')).toBeVisible();
  await expect(shown('1 en 292,201,338')).toBeHidden();

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await expect(claims.getByRole('button', { name: 'Siguiente' })).toBeVisible();
  await expect(claims.getByRole('button', { name: 'Pausar' }), 'nothing turns, nothing to pause').toHaveCount(
    0,
  );
});

// On both screens: its bar is as wide as the screen lets it.
test('the splash tells what has loaded and goes with the frame, in which a skeleton stands for the page', {
  tag: onBoth,
}, async ({ page }) => {
  const holding = () => {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    return { held, letGo };
  };
  const [scripts, content] = [holding(), holding()];
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await scripts.held;
    if (route.request().url().includes('/HomePage-')) await content.held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const splash = page.getByRole('progressbar', { name: 'Cargando Bolillero' });
  await expect(splash).toBeVisible();
  const bar = await splash.locator('div').boundingBox();
  const screen = page.viewportSize()?.width ?? 0;
  expect(bar?.width).toBe(Math.min(500, screen - 64));
  // the style sheets are there, the scripts are not
  await expect(splash).toHaveAttribute('aria-valuenow', /^[1-9]\d?$/);
  scripts.letGo();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(splash).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Cargando…');
  await expect(page.getByRole('contentinfo')).toBeHidden();
  content.letGo();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

// On both screens: the menu is a strip on the desktop and a button on the phone.
test('every page is reached from the header and from the foot', { tag: onBoth }, async ({ page }) => {
  await page.goto('/terminos');
  const onPhone = (page.viewportSize()?.width ?? 0) < 700;
  const pages = [
    ['Preguntas frecuentes', '/preguntas-frecuentes'],
    ['Guías', '/testimonios'],
    ['Soporte', '/soporte'],
    ['Promociones', '/lista-promociones'],
  ] as const;
  await test.step('header', async () => {
    for (const [name, address] of pages) {
      // the wide strip has no room for it: the foot has
      if (name === 'Promociones' && !onPhone) continue;
      if (onPhone) await page.getByRole('button', { name: 'Menú' }).click();
      const menu = page.getByRole('navigation', { name: onPhone ? 'Menú' : 'Principal' });
      await menu.getByRole('link', { name }).click();
      await expect(page).toHaveURL(new RegExp(`${address}$`));
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      if (onPhone) await expect(menu).toBeHidden();
    }
  });
  await test.step("the subscribers' menus ask visitors to sign in", async () => {
    if (onPhone) await page.getByRole('button', { name: 'Menú' }).click();
    const menu = page.getByRole('navigation', { name: onPhone ? 'Menú' : 'Principal' });
    await menu.getByRole('link', { name: 'Analítica' }).click();
    await expect(page).toHaveURL(/\/login-client\?next=%2Fanalisis$/);
  });
  await test.step('foot', async () => {
    const foot = page.getByRole('contentinfo');
    await expect(foot).toContainText('Solo para mayores de 18 años.');
    for (const [name, address] of [
      ...pages,
      ['Juego responsable', '/juego-responsable'],
      ['Términos y condiciones', '/terminos'],
      ['Privacidad', '/privacidad'],
    ] as const) {
      await foot.getByRole('link', { name }).click();
      await expect(page).toHaveURL(new RegExp(`${address}$`));
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    }
  });
});

test('a customer who is signed in goes to the lotteries, and keeps their header on the open pages', async ({
  page,
  api,
}) => {
  await page.goto('/terminos');
  await enterAs(page, await newCustomer(api, 'dentro@example.com'));
  await page.evaluate(() => localStorage.setItem('bolillero-customer', '1'));
  await page.goto('/');
  await expect(page).toHaveURL(/\/loterias$/);
  await page.goto('/preguntas-frecuentes');
  await expect(page.getByRole('heading', { level: 1, name: 'Preguntas frecuentes' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Carrito: vacío' })).toBeVisible();
});
