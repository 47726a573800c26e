import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectContrast, expectFits, forEachTheme, onScreen } from './accessible.ts';
import { newWatch } from './watch.ts';

// The tests' own eyes: what they overlook here, they would overlook in every journey. No server is needed.

const site = 'http://bolillero.test';

/** Shows a page whose every request is answered here: `/status/401` with that status, `/lost` not at all. */
async function show(page: Page, body: string): Promise<void> {
  await page.route(`${site}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const status = /^\/status\/(\d+)$/.exec(pathname)?.[1];
    if (pathname === '/lost') await route.abort('connectionrefused');
    else if (status) await route.fulfill({ status: Number(status), body: '' });
    else
      await route.fulfill({
        contentType: 'text/html; charset=utf-8',
        body: `<!doctype html><html lang="es"><head><title>Prueba</title>
          <meta name="viewport" content="width=device-width, initial-scale=1"></head>
          <body style="margin: 0; background: #fff; color: #000"><main><h1>Prueba</h1>${body}</main></body></html>`,
      });
  });
  await page.goto(site);
}

const mischief = [
  { what: 'console.error', script: 'console.error("mal")', told: 'console.error: mal' },
  { what: 'a warning', script: 'console.warn("cuidado")', told: 'console.warn: cuidado' },
  { what: 'an uncaught error', script: 'throw new Error("se rompió")', told: 'uncaught: Error: se rompió' },
  {
    what: 'a rejection nobody handles',
    script: 'Promise.reject(new Error("sin dueño"))',
    told: 'uncaught: Error: sin dueño',
  },
  { what: 'a refusal', script: 'fetch("/status/401", { method: "POST" })', told: '401 POST /status/401' },
  { what: 'a failure of the server', script: 'fetch("/status/500")', told: '500 GET /status/500' },
  {
    what: 'a request that never arrived',
    script: 'fetch("/lost").catch(() => {})',
    told: `net::ERR_CONNECTION_REFUSED GET ${site}/lost`,
  },
];

test('everything that goes wrong unseen on a page is told', async ({ page, context }) => {
  const watch = newWatch();
  watch.follow(context);
  await show(page, mischief.map(({ script }) => `<script>${script}</script>`).join(''));
  await expect.poll(() => watch.verdict()).toHaveLength(mischief.length);
  for (const { what, told } of mischief) {
    expect(watch.verdict(), what).toContainEqual(expect.stringContaining(told));
  }
});

test('an allowed problem is excused, and an allowance that nothing needed is told', async ({
  page,
  context,
}) => {
  const watch = newWatch();
  watch.follow(context);
  watch.allow('401 POST');
  watch.allow(/^409 /);
  await show(page, '<script>fetch("/status/401", { method: "POST" })</script>');
  await expect.poll(() => watch.problems.length).toBe(1);
  expect(watch.verdict()).toEqual(['allowed, but it never happened: /^409 /']);
});

test('a page in order passes', async ({ page, context }) => {
  const watch = newWatch();
  watch.follow(context);
  await show(page, '<p>Texto <button style="width: 44px; height: 44px">A</button></p>');
  await expectAccessible(page);
  expect(watch.verdict()).toEqual([]);
});

const barriers = [
  { what: 'pale text', body: '<p style="color: #bbb">gris</p>', told: 'color-contrast' },
  {
    what: 'a picture without words',
    body: '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">',
    told: 'image-alt',
  },
  {
    what: 'small targets side by side',
    body: '<button style="all: unset; width: 9px">a</button><button style="all: unset; width: 9px">b</button>',
    told: 'target-size',
  },
  {
    what: 'a page wider than the screen',
    body: '<div class="ancho" style="width: 3000px">ancho</div>',
    told: 'div.ancho ends at 3000',
  },
];

test('what shuts people out is told', async ({ page }) => {
  for (const { what, body, told } of barriers) {
    await show(page, body);
    await expect(expectAccessible(page), what).rejects.toThrow(told);
  }
});

test('what another theme or another screen can change is told by the looks for that alone', async ({
  page,
}) => {
  const [pale, picture, small, wide] = barriers.map(({ body }) => body);
  await show(page, `${pale}${picture}`);
  await expect(expectContrast(page)).rejects.toThrow('color-contrast');
  await expectFits(page);
  await show(page, `${picture}${small}`);
  await expect(expectFits(page)).rejects.toThrow('target-size');
  await expectContrast(page);
  await show(page, wide ?? '');
  await expect(expectFits(page)).rejects.toThrow('div.ancho ends at 3000');
});

test('a page is looked at on another screen and gets its own back', async ({ page }) => {
  await show(page, '<div class="ancho" style="width: 1000px">ancho</div>');
  await expect(expectFits(page)).rejects.toThrow('div.ancho ends at 1000 of 390');
  await onScreen(page, 'escritorio', () => expectFits(page));
  expect(page.viewportSize()?.width).toBe(390);
});

const following = `<script>
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const paint = () => document.documentElement.setAttribute('data-color-scheme', dark.matches ? 'dark' : 'light');
  dark.addEventListener('change', paint);
  paint();
</script>`;
const alwaysLight = '<script>document.documentElement.setAttribute("data-color-scheme", "light")</script>';

test('a check under both themes sees both', async ({ page }) => {
  await show(page, following);
  const seen: string[] = [];
  await forEachTheme(page, async (theme) => void seen.push(theme));
  expect(seen).toEqual(['light', 'dark']);
});

test('a page that ignores the theme is not checked twice under the same one', async ({ page }) => {
  await show(page, alwaysLight);
  await expect(forEachTheme(page, async () => {})).rejects.toThrow('follows the theme');
});
