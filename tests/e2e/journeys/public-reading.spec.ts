import { expect, test } from '../fixtures.ts';
import { onBoth } from '../widths.ts';

test("winners' guides: the list, one of them, and the next", async ({ page, expectScreen }) => {
  await page.goto('/testimonios');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Guías para ganadores');
  await expect(main.getByText(/nos den su permiso escrito/)).toBeVisible();
  await expectScreen('stories');
  await main.getByRole('link', { name: 'Qué hacer si ganas' }).click();
  await expect(page).toHaveURL(/\/stories\/detail\?historia=que-hacer-si-ganas$/);
  await expect(main.getByRole('heading', { name: 'Lo que nunca hay que hacer' })).toBeVisible();
  await expectScreen('story');
  const next = main.getByRole('navigation', { name: 'Sigue leyendo' });
  await next.getByRole('link', { name: 'Cuidar tu anonimato' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Cuidar tu anonimato');
  await expect(page).toHaveTitle('Cuidar tu anonimato · Bolillero');
  await page.goto('/stories/detail');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Qué hacer si ganas');
  await page.goto('/stories/detail?historia=nada');
  await expect(main.getByText('Esa guía no existe')).toBeVisible();
  await main.getByRole('link', { name: 'Todas las guías' }).click();
  await expect(page).toHaveURL(/\/testimonios$/);
});

// On both screens: the contents stand beside the text or above it.
test('terms and privacy, with their contents', { tag: onBoth }, async ({ page, expectScreen }) => {
  const main = page.getByRole('main');
  for (const [address, title, screen] of [
    ['/terminos', 'Términos y condiciones', 'terms'],
    ['/privacidad', 'Privacidad', 'privacy'],
  ] as const) {
    await page.goto(address);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(main.getByText(/^Última actualización/)).toBeVisible();
    const last = main.getByRole('navigation', { name: 'Contenido' }).getByRole('link').last();
    const section = (await last.textContent()) ?? '';
    await last.press('Enter');
    await expect(main.getByRole('heading', { level: 2, name: section })).toBeInViewport();
    await expectScreen(screen);
  }
});

test('responsible play: limits, true odds, and the help lines of the house', async ({
  page,
  expectScreen,
}) => {
  await page.goto('/juego-responsable');
  const main = page.getByRole('main');
  await expect(main.getByText('Solo para mayores de 18 años')).toBeVisible();
  const odds = main.getByRole('table', { name: 'Probabilidad de acertar el pozo con una jugada' });
  for (const [lottery, figure] of [
    ['Powerball', '1 en 292,201,338'],
    ['Mega Millions', '1 en 290,472,336'],
    ['Florida Lotto', '1 en 22,957,480'],
    ['La Tinka', '1 en 22,957,480'],
  ] as const)
    await expect(odds.getByRole('row').filter({ hasText: lottery })).toContainText(figure);
  const help = main.getByRole('region', { name: 'Líneas de ayuda' });
  await expect(help.getByRole('link', { name: 'Llamar a Línea 113' })).toHaveAttribute('href', 'tel:113');
  await expect(help.getByRole('link', { name: /Sitio web/ })).toHaveAttribute(
    'href',
    'https://www.example.com/linea-113',
  );
  await expectScreen('responsible-play');
  await main.getByRole('link', { name: 'Ir a límites y pausa' }).click();
  await expect(page).toHaveURL(/\/login-client\?next=%2Fperfil%3Ftab%3Djuego$/);
});

test('frequent questions: an answer has an address', async ({ page, expectScreen }) => {
  await page.goto('/preguntas-frecuentes');
  const main = page.getByRole('main');
  const account = main.getByRole('region', { name: 'Cuenta y acceso' });
  const question = account.getByRole('group').first();
  await expectScreen('faq');

  await test.step('the answer has an address', async () => {
    await question.locator('summary').click();
    await question.getByRole('link', { name: 'Enlace a esta respuesta' }).click();
    const address = page.url();
    expect(address).toMatch(/#pregunta-\d+$/);
    await page.goto('/terminos');
    await page.goto(address);
    await expect(main.getByText('Puedes entrar enseguida')).toBeVisible();
  });
});
