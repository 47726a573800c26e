import { expect, test } from '../fixtures.ts';
import { demonstrationHouse } from '../houses.ts';
import { onBoth, onDesktop } from '../widths.ts';
import { enterOffice } from './arrange.ts';

// A house that shows the demonstration, on a Saturday: everybody sees what is made up.
test.use({ settings: demonstrationHouse });

// On both screens: results and prizes are tables on the desktop; the boxes for numbers stand in a row or below each other.
test('a visitor looks around: home, newest results, one lottery with its prizes, their own numbers', {
  tag: onBoth,
}, async ({ page, expectScreen }) => {
  const main = page.getByRole('main');
  await test.step('home shows every lottery, and playing leads to the sign-in', async () => {
    await page.goto('/');
    await expect(main.getByRole('article')).toHaveCount(4);
    await expectScreen('home-demonstration');
    await main.getByRole('link', { name: 'Jugar Powerball' }).click();
    await expect(page).toHaveURL(/\/login-client\?next=%2Floteria%2F1%2Fpower_balls%2Fnormal%2Fsimple$/);
    await page.goBack();
  });

  await test.step('the newest results', async () => {
    await main.getByRole('link', { name: 'Últimos resultados' }).click();
    await expect(page).toHaveURL(/\/ultimos-resultados$/);
    await expect(main.getByRole('heading', { level: 2 })).toHaveText([
      'Powerball',
      'Mega Millions',
      'Florida Lotto',
      'La Tinka',
    ]);
    await expectScreen('latest-results');
    await main.getByRole('link', { name: 'Ver premios de Powerball' }).click();
    await expect(page).toHaveURL(/\/ultimos-resultados\/1\/power_balls$/);
  });

  const drawn = main.getByRole('region', { name: /^Números ganadores/ }).first();
  const check = main.getByRole('region', { name: 'Verifica tus aciertos' });
  await test.step('one result, with prizes and the true odds', async () => {
    await expect(drawn.getByRole('listitem')).toHaveCount(6);
    await expect(drawn).toContainText('Powerball:');
    await expect(main.getByRole('table')).toContainText('1 en 292,201,338');
    await expect(main.getByText(/Cada sorteo es independiente/)).toBeVisible();
    await expectScreen('lottery-result');
  });

  await test.step('numbers that are no play are told what they lack', async () => {
    const send = check.getByRole('button', { name: 'Enviar' });
    await send.click();
    await expect(check.getByRole('alert')).toHaveText('Escribe los 5 números.');
    await expect(check.getByLabel('Número 1 de 5')).toBeFocused();
    for (const at of [1, 2, 3, 4, 5]) await check.getByLabel(`Número ${at} de 5`).fill('9');
    await send.click();
    await expect(check.getByRole('alert')).toHaveText('Escribe tu Powerball.');
    await check.getByLabel('Powerball', { exact: true }).fill('27');
    await send.click();
    await expect(check.getByRole('alert')).toContainText('La bolilla 9 está repetida.');
    await expect(check.getByRole('alert')).toContainText(
      'La bolilla especial 27 no existe: van del 1 al 26.',
    );
  });

  await test.step('the drawn numbers themselves win the jackpot', async () => {
    const numbers = (await drawn.getByRole('listitem').allInnerTexts()).map((text) =>
      text.replace(/\D/g, ''),
    );
    for (const [at, number] of numbers.slice(0, 5).entries())
      await check.getByLabel(`Número ${at + 1} de 5`).fill(number);
    await check.getByLabel('Powerball', { exact: true }).fill(numbers[5] ?? '');
    await check.getByRole('button', { name: 'Enviar' }).click();
    await expect(check.getByText('5 aciertos + Powerball')).toBeVisible();
    await expect(check.getByText('Nivel 5 + 1')).toBeVisible();
    await expect(check.getByRole('listitem').filter({ hasText: ', acierto' })).toHaveCount(6);
  });

  await test.step('earlier draws are a step away', async () => {
    const newest = (await drawn.textContent()) ?? '';
    await main.getByRole('link', { name: 'Anterior' }).click();
    await expect(page).toHaveURL(/fecha=/);
    await expect(drawn).not.toHaveText(newest);
    await main.getByRole('link', { name: 'El más reciente' }).click();
    await expect(page).not.toHaveURL(/fecha=/);
  });
});

test('what the demonstration made up is marked wherever its draws are shown', { tag: onDesktop }, async ({
  page,
}) => {
  const mark = page.getByText('Demostración', { exact: true });
  await page.goto('/');
  await expect(page.getByRole('article').first()).toContainText('Demostración');
  await expect(mark, 'the four cards, and the slip above them').toHaveCount(5);
  await page.goto('/ultimos-resultados');
  await expect(mark).toHaveCount(4);
  await page.goto('/ultimos-resultados/4/tinkas');
  await expect(mark).toHaveCount(1);
  await enterOffice(page, { dni: '10000001', password: 'Demo-2026' });
  await page.goto('/admin/results/mega_millions/2');
  await expect(mark).toHaveCount(10);
});

test('an address that leads nowhere says so and leads home', async ({ page, allow, expectScreen }) => {
  allow('404 GET /api/lottery/one?id=99');
  const goToNothing = async (nothing: string) => {
    allow(`404 GET ${nothing}`);
    expect((await page.goto(nothing))?.status()).toBe(404);
  };
  await goToNothing('/no/existe');
  await expect(page.getByRole('heading', { name: 'Esta página no existe' })).toBeVisible();
  await expect(page).toHaveTitle('Esta página no existe · Bolillero');
  await expectScreen('not-found');
  for (const nothing of ['/ultimos-resultados/99/nada', '/ultimos-resultados/x/power_balls']) {
    await goToNothing(nothing);
    await expect(page.getByRole('heading', { name: 'Esta página no existe' })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Ir al inicio' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Juega Powerball, Mega Millions, Florida Lotto y La Tinka desde tu celular',
  );
});

test('a page whose script does not come leaves its frame, and comes when there is a connection again', async ({
  page,
  context,
  allow,
}) => {
  await page.goto('/testimonios');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Guías para ganadores');
  allow('net::ERR_INTERNET_DISCONNECTED');
  allow('console.error: ScriptUnavailable');
  await context.setOffline(true);
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Privacidad' }).click();
  await expect(main.getByRole('alert')).toHaveText(/^No hay conexión con el servidor/);
  await expect(page.getByRole('banner')).toBeVisible();
  const retry = main.getByRole('button', { name: 'Reintentar' });
  await retry.click();
  await expect(retry).toBeEnabled();
  await expect(footer).toBeVisible();
  await context.setOffline(false);
  await retry.click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Privacidad');
});
